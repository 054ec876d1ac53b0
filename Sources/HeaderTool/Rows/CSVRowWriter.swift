import HeaderFormats
import ScrollSimulator

/// Comma-separated values; nothing is empty but what has no value.
final class CSVRowWriter: RowWriter {
  private let output: TextOutput
  private let progress: RowProgress
  private var isFirst = true

  init(_ console: Console) {
    output = console.output
    progress = RowProgress(console)
  }

  func simulationDidRecord(_ row: SimulationRow) {
    if isFirst {
      output.write(RowColumn.csvHeading)
      isFirst = false
    }
    output.append { row.appendCSV(to: &$0) }
    progress.advance(to: row.time)
  }

  func finish() {
    progress.finish()
  }
}
