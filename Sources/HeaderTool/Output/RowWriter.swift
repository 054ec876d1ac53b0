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
  /// The heading, until it is written.
  private var heading: String

  /// A writer of the rows of a technique with `traits`, with columns for pages and a bar at the bottom if there
  /// are any.
  init(
    _ format: RowFormat, _ console: Console, traits: HeaderTraits, hasPages: Bool = false,
    hasBar: Bool = false
  ) {
    self.format = format
    output = console.output
    table = RowTable(console, traits: traits, hasPages: hasPages, hasBar: hasBar)
    heading = format == .csv ? SimulationRow.csvHeading(hasPages: hasPages, hasBar: hasBar) : ""
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
    case .csv: output.write(heading + row.csvLine)
    case .jsonl: output.write(row.jsonLine)
    }
    heading = ""
  }

  /// Writes what waited for the last row.
  func finish() {
    if format == .table { table.finish() }
  }
}
