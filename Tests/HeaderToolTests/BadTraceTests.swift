import Foundation
import HeaderFormats
import Testing

@testable import HeaderTool

/// A trace that is no good, and the complaint after `headers: PATH:`.
struct BadTrace: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]
  let complaint: String

  init(_ description: String, _ text: String, _ complaint: String) {
    self.init(description, bytes: Array(text.utf8), complaint)
  }

  init(_ description: String, bytes: [UInt8], _ complaint: String) {
    testDescription = description
    self.bytes = bytes
    self.complaint = complaint
  }

  /// Lines after the usual column names.
  static func body(_ description: String, _ lines: String, _ complaint: String) -> BadTrace {
    BadTrace(description, "t_ms,phase,x,y\n" + lines, complaint)
  }

  private static let wanted = "expected a first line naming t_ms,phase,x,y with commas between"
  private static let empty =
    "1: the trace is empty; expected a first line naming the columns t_ms,phase,x,y"
  private static let noSamples =
    "1: there are no samples; expected at least one line after the column names"

  static let columns = [
    BadTrace("empty", "", empty),
    BadTrace("a byte-order mark and nothing else", "\u{FEFF}", empty),
    BadTrace("blank lines only", "\n \r\n\n", empty),
    BadTrace("column names only", "t_ms,phase,x,y\n", noSamples),
    BadTrace("column names only, no line end", "t_ms,phase,x,y", noSamples),
    BadTrace(
      "blank lines after the column names", "t_ms,phase,x,y\n\n\n",
      "3: there are no samples; expected at least one line after the column names"),
    BadTrace("no t_ms", "phase,x,y\ndown,0,0\n", "1: there is no column 't_ms'; \(wanted)"),
    BadTrace("no phase", "t_ms,x,y\n0,0,0\n", "1: there is no column 'phase'; \(wanted)"),
    BadTrace("no x", "t_ms,phase,y\n0,down,0\n", "1: there is no column 'x'; \(wanted)"),
    BadTrace("no y", "t_ms,phase,x\n0,down,0\n", "1: there is no column 'y'; \(wanted)"),
    BadTrace("no column names", "0,down,0,0\n", "1: there is no column 't_ms'; \(wanted)"),
    BadTrace("capitals", "T_MS,phase,x,y\n", "1: there is no column 't_ms'; \(wanted)"),
    BadTrace("y twice", "t_ms,phase,x,y,y\n", "1: the column 'y' is named twice"),
    BadTrace(
      "binary garbage", bytes: (0..<512).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 128) },
      "1: there is no column 't_ms'; \(wanted)"),
  ]

  static let fields = [
    body("too few fields", "0,down,0\n", "2: found 3 fields, expected 4 as in the first line"),
    body("one field", "down\n", "2: found 1 field, expected 4 as in the first line"),
    body(
      "too many fields", "0,down,0,0,0\n", "2: found 5 fields, expected 4 as in the first line"),
    body("a word", "0,down,abc,0\n", "2: expected a number in column 'x', found 'abc'"),
    body("nothing", "0,down,0,\n", "2: expected a number in column 'y', found ''"),
    body("hexadecimal", "0x10,down,0,0\n", "2: expected a number in column 't_ms', found '0x10'"),
    body("not a number", "0,down,0,nan\n", "2: expected a number in column 'y', found 'nan'"),
    body("infinity", "0,down,0,inf\n", "2: expected a number in column 'y', found 'inf'"),
    body("overflow", "0,down,0,1e999\n", "2: expected a number in column 'y', found '1e999'"),
    body(
      "a decimal comma", "0,down,0,\"1\"\n", "2: expected a number in column 'y', found '\"1\"'"),
    body(
      "a NUL byte", "0,down,0,1\u{0}\n", "2: expected a number in column 'y', found '1\\0'"),
    body(
      "a terminal's escape code", "0,down,0,\u{1B}[2J\n",
      "2: expected a number in column 'y', found '\\u{1B}[2J'"),
    body(
      "a long word", "0,down,0,\(String(repeating: "z", count: 2000))\n",
      "2: expected a number in column 'y', found '\(String(repeating: "z", count: 60))…'"),
    BadTrace(
      "bytes that are no text", bytes: Array("t_ms,phase,x,y\n0,down,0,".utf8) + [0xFF, 0xFE],
      "2: expected a number in column 'y', found '\u{FFFD}\u{FFFD}'"),
    body(
      "out of range", "0,down,0,-2e9\n",
      "2: -2000000000 in column 'y' is out of range; expected -1000000000 to 1000000000"),
    body(
      "a line too long", "0,down,0,0\(String(repeating: " ", count: 5000))\n",
      "2: the line is longer than 4096 bytes; expected t_ms,phase,x,y"),
  ]

  static let samples = [
    body(
      "time going backwards", "10,down,0,0\n20,move,0,0\n19.5,move,0,0\n",
      "4: time goes backwards, from 20 to 19.5 ms"),
    body(
      "an unknown phase", "0,began,0,0\n",
      "2: unknown phase 'began'; expected down, move, up or cancel"),
    body("no phase", "0,,0,0\n", "2: unknown phase ''; expected down, move, up or cancel"),
    body(
      "move before down", "0,move,0,0\n", "2: 'move' while no finger is down; expected 'down' first"
    ),
    body("up before down", "0,up,0,0\n", "2: 'up' while no finger is down; expected 'down' first"),
    body(
      "cancel before down", "0,cancel,0,0\n",
      "2: 'cancel' while no finger is down; expected 'down' first"),
    body(
      "up twice", "0,down,0,0\n1,up,0,0\n2,up,0,0\n",
      "4: 'up' while no finger is down; expected 'down' first"),
    body(
      "down twice", "0,down,0,0\n\n5,down,0,0\n",
      "4: 'down' while a finger is down already; expected 'move', 'up' or 'cancel'"),
  ]
}

@Suite("A bad trace")
struct BadTraceTests {
  @Test(
    "is refused with its file, line and what was expected",
    arguments: BadTrace.columns + BadTrace.fields + BadTrace.samples)
  func isRefused(_ trace: BadTrace) throws {
    try withTemporaryFile(trace.bytes) { path in
      let run = ToolRun(["simulate", "twitter-condense", "--trace", path])
      #expect(run.standardError == "headers: \(path):\(trace.complaint)\n")
      #expect(run.status == 65)
    }
  }

  @Test(
    "that fails before its first sample prints no data", arguments: ["table", "csv", "jsonl"])
  func printsNoData(format: String) throws {
    try withTemporaryFile(Array("t_ms,phase,x,y\n0,move,0,0\n".utf8)) { path in
      let run = ToolRun(["simulate", "twitter-condense", "--trace", path, "--format", format])
      #expect(run.standardOutput == "")
      #expect(run.status == 65)
    }
  }

  @Test("that fails later keeps the rows before the fault")
  func keepsGoodRows() throws {
    let good = "t_ms,phase,x,y\n0,down,0,500\n50,move,0,450\n100,move,0,400\n120,move,0,390\n"
    let rows = try Row.rows(ofCSV: output(ofTrace: good + "150,mvoe,0,350\n", "csv", status: 65))
    #expect(rows == Array(try Row.rows(ofCSV: output(ofTrace: good, "csv")).prefix(rows.count)))
    #expect(rows.contains { $0.text("event") == "didScroll" })
  }

  @Test("that fails later has the last rows before the fault in the table too, and sums them up")
  func keepsHeldRows() throws {
    let moves = (1...40).map { "\($0 * 20),move,0,\(500 - $0 * 5)\n" }.joined()
    let bad = "t_ms,phase,x,y\n0,down,0,500\n" + moves + "820,mvoe,0,300\n"
    let last = try #require(
      try Row.rows(ofCSV: output(ofTrace: bad, "csv", status: 65)).last?.number("time"))
    let lines = try output(ofTrace: bad, "table", status: 65).split(separator: "\n")
    let times = lines.compactMap { $0.split(separator: " ").first.map { String($0) } }
    #expect(times.contains(DecimalNumber.roundedText(last)))
    #expect(lines.last?.allSatisfy { "▁▂▃▄▅▆▇█".contains($0) } == true)
  }

  private func output(
    ofTrace text: String, _ format: String, status: Int32 = 0
  ) throws -> String {
    try withTemporaryFile(Array(text.utf8)) { path in
      let run = ToolRun(["simulate", "twitter-condense", "--trace", path, "--format", format])
      #expect(run.status == status, "\(run.standardError)")
      return run.standardOutput
    }
  }
}

@Suite("A trace spelled otherwise")
struct TraceSpellingTests {
  private static let plain =
    "t_ms,phase,x,y\n0,down,7,500\n20,move,7,499\n50,move,7,450\n100,up,7,380\n"

  @Test(
    "means the same",
    arguments: [
      plain.replacingOccurrences(of: "\n", with: "\r\n"),
      "\u{FEFF}" + plain,
      "\u{FEFF}" + plain.replacingOccurrences(of: "\n", with: "\r\n"),
      String(plain.dropLast()),
      "\n" + plain.replacingOccurrences(of: "\n", with: "\n\n \t\n"),
      plain.replacingOccurrences(of: ",", with: " ,\t"),
      "y,x,phase,t_ms\n500,7,down,0\n499,7,move,20\n450,7,move,50\n380,7,up,100\n",
      "t_ms,force,phase,x,y,note\n0,1,down,7,500,a\n20,,move,7,499,\n50,,move,7,450,\n100,x,up,7,380,b c\n",
      "t_ms,phase,x,y\n+0.0,down,7,5e2\n20,move,7,499\n5E+1,move,7,450.000\n100,up,7,0380\n",
      "t_ms,phase,x,y\n0,down,7,500\n20,move,7,499\n50,move,7,450\n100,cancel,7,380\n",
    ])
  func meansTheSame(trace: String) throws {
    let expected = try output(ofTrace: TraceSpellingTests.plain)
    #expect(expected.contains("didScroll,drag"))
    #expect(try output(ofTrace: trace) == expected)
  }

  private func output(ofTrace text: String) throws -> String {
    try withTemporaryFile(Array(text.utf8)) { path in
      let run = ToolRun(["simulate", "twitter-condense", "--trace", path, "--format", "csv"])
      #expect(run.standardError == "")
      #expect(run.status == 0)
      return run.standardOutput
    }
  }
}
