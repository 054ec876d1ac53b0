import HeaderCore
import HeaderFormats
import ScrollSimulator

/// Writes the rows of a simulation as they come.
final class RowWriter: SimulationObserver {
  /// The simulation, for what is seen; `nil` in a replay, where no animation runs.
  weak var simulation: Simulation?
  private let format: RowFormat
  private let output: TextOutput
  private var table: RowTable
  private var hasRows = false

  /// A writer of the rows of a technique with `traits`.
  init(_ format: RowFormat, _ console: Console, traits: HeaderTraits) {
    self.format = format
    output = console.output
    table = RowTable(console, traits: traits)
  }

  func simulationDidRecord(_ row: SimulationRow) {
    switch format {
    case .table:
      var row = row
      if let simulation {
        // In an animation, header and bar are not seen where the technique has put them.
        row.layout = simulation.scrollView.visibleLayout
        row.barMinY = simulation.bar?.visibleMinY(in: row.environment.containerHeight)
      }
      table.take(row)
    case .csv: output.write((hasRows ? "" : row.csvHeading) + row.csvLine)
    case .jsonl: output.write(row.jsonLine)
    }
    hasRows = true
  }

  /// Writes what waited for the last row.
  func finish() {
    if format == .table { table.finish() }
  }
}
