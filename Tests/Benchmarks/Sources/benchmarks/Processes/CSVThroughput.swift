import Foundation

/// How many rows a second the tool reads, plays and writes, beside Python's csv module reading the
/// rows that came out and writing them again.
struct CSVThroughput: Family {
  let name = "csv"

  private static let rounds = 7
  private static let touches = 200_000
  private static let python = """
    import csv, sys
    with open(sys.argv[1], newline="") as rows:
        csv.writer(sys.stdout).writerows(csv.reader(rows))
    """

  func rows() throws -> [Row] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmarks-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let trace = folder.appendingPathComponent("trace.csv").path
    let table = folder.appendingPathComponent("rows.csv").path
    try CSVThroughput.trace.write(toFile: trace, atomically: false, encoding: .utf8)

    let arguments = ["simulate", "twitter-condense", "--format", "csv", "--trace", trace]
    var writing = ChildProcess(sibling: "headers-program", arguments)
    writing.output = table
    try writing.run()
    let count = Double(try Data(contentsOf: URL(fileURLWithPath: table)).count { $0 == 10 })

    let tool = try ChildProcess(sibling: "headers-program", arguments).subject("headers simulate")
    let python = try ChildProcess(
      command: "python3", ["-c", CSVThroughput.python, table]
    ).subject("python3")
    return Measurement.paired(rounds: CSVThroughput.rounds, reference: tool, [python]).map {
      Row(
        subject: "headers simulate --format csv", reference: "Python's csv",
        referenceAmount: CSVThroughput.text(count / $0.seconds),
        amount: CSVThroughput.text(count / $0.referenceSeconds), ratio: $0.ratio,
        goal: .atLeast(5))
    }
  }

  private static func text(_ rowsPerSecond: Double) -> String {
    String(format: "%.0fk rows/s", rowsPerSecond / 1000)
  }

  /// Flicks up and down, 41 samples each, 8 ms apart, with a pause after each.
  private static var trace: String {
    var text = "t_ms,phase,x,y\n"
    var (time, y, isUp) = (0, 400.0, false)
    for touch in 0..<touches {
      let sample = touch % 41
      if sample == 0 { isUp.toggle() }
      let isLast = sample == 40 || touch == touches - 1
      let phase = sample == 0 ? "down" : isLast ? "up" : "move"
      if phase == "move" { y += (isUp ? -7 : 6.5) + Double(touch % 5) / 4 }
      text += "\(time),\(phase),200,\(y)\n"
      time += isLast ? 400 : 8
    }
    return text
  }
}
