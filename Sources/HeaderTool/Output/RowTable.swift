import HeaderCore
import HeaderFormats
import ScrollSimulator

/// A table for people, with the most important columns. A run of frames in which the header does not move is one
/// line, and the last line shows the visible height over time.
struct RowTable {
  /// Runs with fewer frames are not folded.
  private static let shortestFold = 3

  private let console: Console
  private let traits: HeaderTraits
  private var columns: [TableColumn] = []
  private var sparkline = Sparkline()

  /// The first row of a run, the number of folded rows, and the latest rows, which may end the run.
  private var held: SimulationRow?
  private var foldedCount = 0
  private var waiting: [SimulationRow] = []

  init(_ console: Console, traits: HeaderTraits) {
    self.console = console
    self.traits = traits
  }

  /// Adds `row`. It is written when it is known whether it belongs to a run.
  mutating func take(_ row: SimulationRow) {
    if held == nil {
      columns =
        TableColumn.all + (row.barMinY == nil ? [] : [.bar]) + (row.page == nil ? [] : [.page])
      console.output.write(TableColumn.heading(columns, console))
    }
    sparkline.add(heightInSight(of: row), at: row.time)
    guard let held, continues(row, held) else {
      unfold()
      write(row)
      self.held = row
      return
    }
    waiting.append(row)
    if waiting.count > RowTable.shortestFold {
      // The first of the waiting rows is folded; the latest may end the run.
      waiting.removeFirst()
      foldedCount += 1
    }
  }

  /// Writes the rows of a run: all of a short one, or their number and the last.
  private mutating func unfold() {
    if foldedCount > 0, let newest = waiting.last {
      let count = foldedCount + waiting.count - 1
      let dots = "⋮".aligned(to: 7)
      let header = heightInSight(of: newest) > 0 ? "standing still" : "out of sight"
      console.output.write(
        console.faint("\(dots)  \(count) more frames, the header \(header)") + "\n")
      write(newest)
    } else {
      waiting.forEach { write($0) }
    }
    waiting.removeAll(keepingCapacity: true)
    foldedCount = 0
  }

  /// Returns whether `row` continues the movement of `other`, while the header stands still or is not visible.
  private func continues(_ row: SimulationRow, _ other: SimulationRow) -> Bool {
    row.cause != nil && row.event == other.event && row.correctedOffset == nil
      && other.correctedOffset == nil && row.barMinY == other.barMinY
      && (row.layout == other.layout
        || heightInSight(of: row) == 0 && heightInSight(of: other) == 0)
  }

  private func heightInSight(of row: SimulationRow) -> Double {
    row.layout.heightInSight(in: row.environment, liesInContent: traits.liesInContent)
  }

  private func write(_ row: SimulationRow) {
    console.output.write(TableColumn.line(columns, for: row))
  }

  /// Writes the remaining rows and the sparkline.
  mutating func finish() {
    guard let last = waiting.last ?? held else { return }
    unfold()
    let seconds = DecimalNumber.roundedText(last.time / 1000, digits: 2)
    let fraction = last.layout.collapsedFraction
    let rest =
      switch fraction {
      case 0: "expanded"
      case 1: "collapsed"
      default: "\(DecimalNumber.roundedText(fraction * 100, digits: 0)) % collapsed"
      }
    console.output.write(
      """

      header height in sight, \(sparkline.range) pt, over \(seconds) s; ends \(rest)
      \(sparkline.text)

      """)
  }
}
