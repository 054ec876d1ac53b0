import HeaderFormats
import ScrollSimulator

/// Rows for programs: a line for each.
final class LineRowWriter: RowWriter {
  private let output: TextOutput
  private let progress: RowProgress
  private let line: (SimulationRow) -> String
  /// What stands before the first row, while it is not written.
  private var heading: String?

  /// A writer to `console`'s output that makes a `line`, line feed included, of every row.
  init(
    _ console: Console, heading: String? = nil, line: @escaping (SimulationRow) -> String
  ) {
    output = console.output
    progress = RowProgress(console)
    self.heading = heading
    self.line = line
  }

  func simulationDidRecord(_ row: SimulationRow) {
    if let heading {
      output.write(heading)
      self.heading = nil
    }
    output.write(line(row))
    progress.advance(to: row.time)
  }

  func finish() {
    progress.finish()
  }
}
