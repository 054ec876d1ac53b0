import HeaderCore
import HeaderFormats
import ScrollSimulator

/// A table for people: the columns that matter, a line for each run of frames in which the header is
/// not seen to move, and at the end how much of it was in sight over time.
final class TableRowWriter: RowWriter {
  /// Fewer frames than this stay as they are.
  private static let shortestFold = 3

  private let console: Console
  private var isFirst = true
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

  init(_ console: Console, traits: HeaderTraits, hasPages: Bool) {
    self.console = console
    self.traits = traits
    columns = hasPages ? TableColumn.allCases : TableColumn.allCases.dropLast()
  }

  func simulationDidRecord(_ row: SimulationRow) {
    if isFirst {
      console.output.write(TableColumn.heading(columns, console))
      isFirst = false
    }
    draw(row)
    last = row
    guard let held, continues(row, held) else {
      unfold()
      write(row)
      self.held = row
      return
    }
    waiting.append(row)
    if waiting.count > TableRowWriter.shortestFold {
      // The first ones are certain to be folded; only the newest must be kept for the run's end.
      foldedCount += waiting.count - TableRowWriter.shortestFold
      waiting.removeFirst(waiting.count - TableRowWriter.shortestFold)
    }
  }

  /// Draws what is in sight. An answer that an animation leads to is not, until the animation has got
  /// there; so an answer waits for the next row, which says whether there is one.
  private func draw(_ row: SimulationRow?) {
    if let answer, row?.kind != .animationFrame {
      sparkline.add(heightInSight(of: answer), at: answer.time)
    }
    answer = nil
    guard let row else { return }
    if row.kind == .animationFrame || row.cause != nil {
      sparkline.add(heightInSight(of: row), at: row.time)
    } else {
      answer = row
    }
  }

  /// Writes what a run of like frames held back: all of it, or how many there were and the last.
  private func unfold() {
    if foldedCount > 0, let newest = waiting.last {
      let count = foldedCount + waiting.count - 1
      let dots = "⋮".aligned(to: 7)
      let header = heightInSight(of: newest) > 0 ? "standing still" : "out of sight"
      console.output.write(
        console.faint("\(dots)  \(count) more frames, the header \(header)") + "\n")
      write(newest)
    } else {
      waiting.forEach(write)
    }
    waiting.removeAll(keepingCapacity: true)
    foldedCount = 0
  }

  /// Whether `row` is another frame of the movement of `other`, in which the header stands still or
  /// stays out of sight.
  private func continues(_ row: SimulationRow, _ other: SimulationRow) -> Bool {
    switch row.kind {
    case .event(.didScroll(let cause)):
      other.kind == .event(.didScroll(cause)) && row.correctedOffset == nil
        && other.correctedOffset == nil
        && (row.layout == other.layout
          || heightInSight(of: row) == 0 && heightInSight(of: other) == 0)
    case .event, .animationFrame:
      false
    }
  }

  private func heightInSight(of row: SimulationRow) -> Double {
    row.layout.heightInSight(in: row.environment, liesInContent: traits.liesInContent)
  }

  private func write(_ row: SimulationRow) {
    console.output.write(TableColumn.line(columns, for: row))
  }

  func finish() {
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

/// The table's columns, each with its unit and width.
private enum TableColumn: String, CaseIterable {
  case time
  case event
  case finger
  case offset
  case corrected
  case headerY = "header y"
  case height
  case collapsed
  case page

  private var unit: String {
    switch self {
    case .time: "ms"
    case .event, .page: ""
    case .finger, .offset, .corrected, .headerY, .height: "pt"
    case .collapsed: "%"
    }
  }

  private var width: Int {
    switch self {
    case .event: 24
    case .page: 4
    case .time, .finger, .offset, .corrected, .headerY, .height, .collapsed:
      max(7, rawValue.count)
    }
  }

  private func text(of row: SimulationRow) -> String {
    switch self {
    case .time: DecimalNumber.roundedText(row.time)
    case .event: [row.eventName, row.cause?.name].compactMap { $0 }.joined(separator: " ")
    case .finger: row.finger.map { DecimalNumber.roundedText($0) } ?? ""
    case .offset: DecimalNumber.roundedText(row.scroll.contentOffset)
    case .corrected: row.correctedOffset.map { DecimalNumber.roundedText($0) } ?? ""
    case .headerY: DecimalNumber.roundedText(row.layout.headerMinY)
    case .height: DecimalNumber.roundedText(row.layout.headerHeight)
    case .collapsed: DecimalNumber.roundedText(row.layout.collapsedFraction * 100, digits: 0)
    case .page: row.page.map { "\($0)" } ?? ""
    }
  }

  private func cell(_ text: String) -> String {
    self == .event ? text.padded(to: width) : text.aligned(to: width)
  }

  static func line(_ columns: [TableColumn], for row: SimulationRow) -> String {
    line(columns) { $0.text(of: row) }
  }

  static func heading(_ columns: [TableColumn], _ console: Console) -> String {
    console.emphasized(line(columns) { $0.rawValue }) + console.faint(line(columns) { $0.unit })
  }

  private static func line(_ columns: [TableColumn], _ text: (TableColumn) -> String) -> String {
    columns.map { $0.cell(text($0)) }.joined(separator: "  ").trimmingTrailingSpaces() + "\n"
  }
}

/// A value over time in one line of text: `█▇▅▃▁▁▁▁▃▆█`.
///
/// Keeps a fixed number of values however long the recording: when they no longer fit, every two
/// neighbours become one.
struct Sparkline {
  private static let width = 60
  private static let levels = Array("▁▂▃▄▅▆▇█")

  private var values: [Double] = []
  /// Milliseconds from one value to the next.
  private var interval = 1000.0 / 120
  /// The value added last, which holds until the next; halving may have dropped it from `values`.
  private var latest: Double?
  private var lowest = Double.infinity
  private var highest = -Double.infinity

  /// The value is `value` from `time` (milliseconds, never earlier than the last) on. One that is
  /// not finite has no height and is left out.
  mutating func add(_ value: Double, at time: Double) {
    guard value.isFinite, time.isFinite else { return }
    lowest = min(lowest, value)
    highest = max(highest, value)
    while time / interval >= Double(Sparkline.width * 2) {
      values = stride(from: 0, to: values.count, by: 2).map { values[$0] }
      interval *= 2
    }
    // A frame's time divides inexactly; a hair less than a whole number is that number.
    let index = Int(max(0, time / interval + 1e-6))
    while values.count < index { values.append(latest ?? value) }
    if values.count == index { values.append(value) } else { values[index] = value }
    latest = value
  }

  /// The lowest and the highest value.
  var range: String {
    guard lowest <= highest else { return "none" }
    return lowest == highest
      ? DecimalNumber.roundedText(lowest)
      : "\(DecimalNumber.roundedText(lowest)) to \(DecimalNumber.roundedText(highest))"
  }

  /// The line. A value that never changes fills it, unless it is 0.
  var text: String {
    let columns = min(Sparkline.width, values.count)
    return String(
      (0..<columns).map { column in
        let value = values[column * values.count / columns]
        let share = highest > lowest ? (value - lowest) / (highest - lowest) : value == 0 ? 0 : 1
        guard share.isFinite else { return Sparkline.levels[0] }
        let level = Int((share * Double(Sparkline.levels.count - 1)).rounded())
        return Sparkline.levels[min(max(level, 0), Sparkline.levels.count - 1)]
      })
  }
}
