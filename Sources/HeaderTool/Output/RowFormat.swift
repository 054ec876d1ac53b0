import HeaderFormats

/// The format of a command's rows: `--format`.
enum RowFormat: String, CaseIterable {
  /// For people.
  case table
  /// One row per event, with commas between.
  case csv
  /// One row per event, each a JSON object.
  case jsonl

  /// `--format`.
  static let option = CommandOption.choice(
    "format", allCases.map { $0.rawValue }, default: table.rawValue,
    "A table for people, or one row per event for programs.")

  /// The format that `values` ask for.
  init(_ values: CommandLineValues) throws(ToolError) {
    self = try values.choice(of: RowFormat.option) ?? .table
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
    case .event:
      "the event's name; animationFrame for a frame of the header's or the bar's own animation"
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
    case .barMinY:
      "with --bottom-bar only: top edge of the bar at the bottom, as what moves it answers"
    case .page: "with --pages only: the page it happened on, 1 being the first"
    case .overlap: "in jsonl only: points of content under the header, which then looks lifted"
    }
  }
}
