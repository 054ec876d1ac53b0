import HeaderFormats
import ScrollSimulator

/// Writes a simulation's rows as they come.
protocol RowWriter: SimulationObserver {
  /// Writes what had to wait for the last row.
  func finish()
}

/// Rows for programs: a line for each.
final class LineRowWriter: RowWriter {
  private let console: Console
  private let line: (SimulationRow) -> String
  /// What stands before the first row, while it is not written.
  private var heading: String?
  private var count = 0

  /// A person who waits is told after so many rows how far it has come.
  private static let progressInterval = 1 << 16

  /// A writer to `console`'s output that makes a `line`, line feed included, of every row.
  init(
    _ console: Console, heading: String? = nil, line: @escaping (SimulationRow) -> String
  ) {
    self.console = console
    self.heading = heading
    self.line = line
  }

  func simulationDidRecord(_ row: SimulationRow) {
    if let heading {
      console.output.write(heading)
      self.heading = nil
    }
    console.output.write(line(row))
    count += 1
    guard console.showsProgress, count.isMultiple(of: LineRowWriter.progressInterval) else {
      return
    }
    let seconds = DecimalNumber.roundedText(row.time / 1000, digits: 0)
    console.show(progress: "\(count) rows, \(seconds) s")
  }

  func finish() {
    guard console.showsProgress, count >= LineRowWriter.progressInterval else { return }
    console.show(progress: "")
  }
}
