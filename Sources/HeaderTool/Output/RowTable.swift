import HeaderCore
import HeaderFormats
import ScrollSimulator

/// A table for people: the columns that matter, a line for each run of frames in which the header is
/// not seen to move, and at the end how much of it was in sight over time.
struct RowTable {
  /// Fewer frames than this stay as they are.
  private static let shortestFold = 3

  private let console: Console
  private let traits: HeaderTraits
  private let columns: [TableColumn]
  private var sparkline = Sparkline()
  private var last: SimulationRow?
  /// The newest answer, while it is not known whether an animation leads to it.
  private var answer: SimulationRow?

  /// The row that begins a run of like frames, how many of the run are folded already, and the
  /// newest, which may end it.
  private var held: SimulationRow?
  private var foldedCount = 0
  private var waiting: [SimulationRow] = []

  init(_ console: Console, traits: HeaderTraits, hasPages: Bool, hasBar: Bool) {
    self.console = console
    self.traits = traits
    columns =
      TableColumn.all + (hasBar ? [TableColumn.bar] : []) + (hasPages ? [TableColumn.page] : [])
  }

  /// Takes in `row`, and writes it once it is known whether it is one of a run.
  mutating func take(_ row: SimulationRow) {
    if last == nil { console.output.write(TableColumn.heading(columns, console)) }
    draw(row)
    last = row
    guard let held, continues(row, held) else {
      unfold()
      write(row)
      self.held = row
      return
    }
    waiting.append(row)
    if waiting.count > RowTable.shortestFold {
      // The first is certain to be folded; the newest may end the run.
      waiting.removeFirst()
      foldedCount += 1
    }
  }

  /// Adds what is in sight to the sparkline. An answer waits for the next row, which says whether an
  /// animation leads to it: then the animation's frames are what is seen.
  private mutating func draw(_ row: SimulationRow?) {
    if let answer, row.map({ $0.event != nil }) ?? true {
      sparkline.add(heightInSight(of: answer), at: answer.time)
    }
    answer = nil
    guard let row else { return }
    if row.event == nil || row.cause != nil {
      sparkline.add(heightInSight(of: row), at: row.time)
    } else {
      answer = row
    }
  }

  /// Writes what a run of like frames held back: all of it, or how many there were and the last.
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

  /// Whether `row` is another frame of the movement of `other`, in which the header stands still or
  /// stays out of sight.
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

  /// Writes what was held back, and how much of the header was in sight over time.
  mutating func finish() {
    unfold()
    draw(nil)
    guard let last else { return }
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
