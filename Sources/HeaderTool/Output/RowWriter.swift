import ScrollSimulator

/// Writes a simulation's rows as they come.
protocol RowWriter: SimulationObserver {
  /// Writes what had to wait for the last row.
  func finish()
}

/// Rows for programs: a line for each.
final class LineRowWriter: RowWriter {
  private let output: TextOutput
  private let line: (SimulationRow) -> String
  /// What stands before the first row, while it is not written.
  private var heading: String

  /// A writer to `output` that makes a `line`, line feed included, of every row.
  init(_ output: TextOutput, heading: String = "", line: @escaping (SimulationRow) -> String) {
    (self.output, self.heading, self.line) = (output, heading, line)
  }

  func simulationDidRecord(_ row: SimulationRow) {
    output.write(heading + line(row))
    heading = ""
  }

  func finish() {}
}
