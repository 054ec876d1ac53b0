import HeaderCore
public import ScrollSimulator

/// A column of a simulation's record as data: one row per event, points and milliseconds. CSV keeps the
/// columns it has; what is new is a field of JSON.
package struct RowColumn: Sendable {
  /// What the first line of CSV, or a key of JSON, calls it.
  package let name: String
  /// What it has, for help.
  package let help: String
  /// What a row has in it; `nil` for no value.
  let value: @Sendable (SimulationRow) -> HeaderParameterValue?

  /// A column of numbers. One that is not finite has no spelling in JSON and counts as none; a zero has no
  /// sign.
  private static func number(
    _ name: String, _ help: String, of number: @escaping @Sendable (SimulationRow) -> Double?
  ) -> RowColumn {
    RowColumn(name: name, help: help) { row in
      number(row).flatMap { $0.isFinite ? .number($0 == 0 ? 0 : $0) : nil }
    }
  }

  /// A column of words.
  private static func text(
    _ name: String, _ help: String, of text: @escaping @Sendable (SimulationRow) -> String?
  ) -> RowColumn {
    RowColumn(name: name, help: help) { text($0).map { .choice($0) } }
  }

  /// The columns that every row has.
  private static let common: [RowColumn] = [
    number("time", "milliseconds since the beginning") { $0.time },
    text(
      "event",
      "the event's name; animationFrame for a frame of the header's or the bar's own animation"
    ) { $0.eventName },
    text("cause", "why the offset changed: drag, deceleration, programmatic or layout") {
      $0.cause?.name
    },
    number("finger", "the finger's y, while one is down") { $0.finger },
    number("content_offset", "the offset that the technique was given with the event") {
      $0.scroll.contentOffset
    },
    number("content_size", "height of the content") { $0.scroll.contentSize },
    number("bounds", "height of the scroll view") { $0.scroll.bounds },
    number("inset_top", "adjusted inset above the content") { $0.scroll.adjustedContentInset.top },
    number("inset_bottom", "adjusted inset below the content") {
      $0.scroll.adjustedContentInset.bottom
    },
    number("header_min_y", "top edge of the header, as the technique answers") {
      $0.layout.headerMinY
    },
    number("header_height", "height of the header") { $0.layout.headerHeight },
    number("scroll_view_min_y", "top edge of the scroll view") { $0.layout.scrollViewMinY },
    number("content_inset_top", "what the header adds to the inset above the content") {
      $0.layout.contentInsetTop
    },
    number(
      "collapsed_fraction", "0 for a header as large as it rests, 1 for one as small as it gets"
    ) { $0.layout.collapsedFraction },
    number("stretch", "points that the header is taller than it rests") { $0.layout.stretch },
    number("corrected_offset", "the offset after the answer, where that changed it") {
      $0.correctedOffset
    },
  ]
  private static let barMinY: RowColumn = number(
    "bar_min_y",
    "with --bottom-bar only: top edge of the bar at the bottom, as what moves it answers"
  ) { $0.barMinY }
  private static let page: RowColumn = number(
    "page", "with --pages only: the page it happened on, 1 being the first"
  ) { $0.page.map { Double($0) } }
  /// The one that CSV has not.
  static let overlap: RowColumn = number(
    "overlap", "in jsonl only: points of content under the header, which then looks lifted"
  ) { $0.overlap }

  /// Every column.
  package static let all: [RowColumn] = common + [barMinY, page, overlap]

  /// The columns of rows as CSV: of several pages or of one list, with a bar at the bottom or without.
  static func columns(hasPages: Bool, hasBar: Bool) -> [RowColumn] {
    common + (hasBar ? [barMinY] : []) + (hasPages ? [page] : [])
  }
}

extension SimulationRow {
  /// The columns' names as the first line of a CSV file, with its line feed.
  public static var csvHeading: String { csvHeading(hasPages: false) }

  /// The same for rows of several pages, which end with the page, or of one list. Before the page comes
  /// the bar's top edge where there is one.
  public static func csvHeading(hasPages: Bool, hasBar: Bool = false) -> String {
    RowColumn.columns(hasPages: hasPages, hasBar: hasBar).map { $0.name }.joined(separator: ",")
      + "\n"
  }

  /// The row as a line of CSV, with its line feed: points and milliseconds in the order of
  /// ``csvHeading``, which `headers simulate --help` explains. What has no value is empty.
  public var csvLine: String {
    columns.map { $0.value(self)?.text ?? "" }.joined(separator: ",") + "\n"
  }

  /// The columns that the row has.
  var columns: [RowColumn] { RowColumn.columns(hasPages: page != nil, hasBar: barMinY != nil) }
}
