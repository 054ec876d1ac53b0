import HeaderCore
import HeaderFormats
import ScrollSimulator

/// How a command prints rows, which its user may choose.
enum RowFormat: String, CaseIterable {
  /// For people.
  case table
  /// One row per event, with commas between.
  case csv
  /// One row per event, each a JSON object.
  case jsonl

  private static let format = HeaderParameterDescription(
    choice: "format", allCases.map { $0.rawValue }, default: table.rawValue,
    "A table for people, or one row per event for programs.")

  /// `--format`.
  static let option = CommandOption(format)

  /// The format that `arguments` ask for.
  init(_ arguments: TechniqueArguments) throws(ToolError) {
    self = try arguments.values.choice(of: RowFormat.format, command: arguments.command) ?? .table
  }

  /// What writes the rows of a technique with `traits`, over several pages or one list.
  func makeWriter(
    _ console: Console, traits: HeaderTraits, hasPages: Bool = false
  ) -> any RowWriter {
    switch self {
    case .table: TableRowWriter(console, traits: traits, hasPages: hasPages)
    case .csv:
      LineRowWriter(console, heading: SimulationRow.csvHeading(hasPages: hasPages)) { $0.csvLine }
    case .jsonl: LineRowWriter(console) { $0.jsonLine }
    }
  }
}

extension RowColumn {
  /// What the rows for programs hold, for help.
  static func notes(_ console: Console) -> String {
    """
    \(console.emphasized("Rows of csv and jsonl")) have these columns, in points and milliseconds; y grows downwards:
    \(HelpPage.table(allCases.map { ($0.rawValue, $0.help) }))

    What has no value is empty in csv, and null in jsonl. In an overlay the rows say what the technique
    is told and answers, so that those of both mountings can be compared.

    """
  }

  private var help: String {
    switch self {
    case .time: "milliseconds since the beginning"
    case .event: "the event's name; animationFrame for a frame of the header's own animation"
    case .cause: "why the offset changed: drag, deceleration, programmatic or layout"
    case .finger: "the finger's y, while one is down"
    case .contentOffset: "the offset that the technique was given with the event"
    case .contentSize: "height of the content"
    case .bounds: "height of the scroll view"
    case .insetTop: "adjusted inset above the content"
    case .insetBottom: "adjusted inset below the content"
    case .headerMinY: "top edge of the header, as the technique answers"
    case .headerHeight: "height of the header"
    case .scrollViewMinY: "top edge of the scroll view"
    case .contentInsetTop: "what the header adds to the inset above the content"
    case .collapsedFraction: "0 for a header as large as it rests, 1 for one as small as it gets"
    case .stretch: "points that the header is taller than it rests"
    case .correctedOffset: "the offset after the answer, where that changed it"
    case .page: "with --pages only: the page it happened on, 1 being the first"
    case .overlap: "in jsonl only: points of content under the header, which then looks lifted"
    }
  }
}

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
    console.messages.write("\r\(count) rows, \(seconds) s")
    console.messages.flush()
  }

  func finish() {
    guard console.showsProgress, count >= LineRowWriter.progressInterval else { return }
    console.messages.write("\r\u{1B}[K")
    console.messages.flush()
  }
}
