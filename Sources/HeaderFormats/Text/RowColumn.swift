import HeaderCore
public import ScrollSimulator

/// A column of a simulation's rows as data, in points and milliseconds. CSV has the common columns, and those for a
/// bar and for pages if there are any. New values are added to JSON only.
package struct RowColumn: Sendable {
  /// Its name in the first line of CSV, and as a key of JSON.
  package let name: String
  /// A description for help.
  package let help: String
  /// Returns the value in a row; `nil` for none.
  let value: @Sendable (SimulationRow) -> HeaderParameterValue?

  /// A column of numbers. A number that is not finite counts as missing, because JSON cannot represent it; a zero
  /// has no sign.
  private static func number(
    _ name: String, _ help: String, of number: @escaping @Sendable (SimulationRow) -> Double?
  ) -> RowColumn {
    RowColumn(name: name, help: help) { row in
      number(row).flatMap { $0.isFinite ? .number($0 == 0 ? 0 : $0) : nil }
    }
  }

  /// A column of text.
  private static func text(
    _ name: String, _ help: String, of text: @escaping @Sendable (SimulationRow) -> String?
  ) -> RowColumn {
    RowColumn(name: name, help: help) { text($0).map { .choice($0) } }
  }

  /// The columns of every row.
  fileprivate static let common: [RowColumn] = [
    number("time", "milliseconds since the beginning") { $0.time },
    text(
      "event",
      "the event's name; animationFrame for a frame of the header's or the bar's own animation"
    ) { $0.eventName },
    text("cause", "why the offset changed: drag, deceleration, programmatic or layout") {
      $0.cause?.rawValue
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
  fileprivate static let barMinY: RowColumn = number(
    "bar_min_y",
    "with --bottom-bar only: top edge of the bar at the bottom, as what moves it answers"
  ) { $0.barMinY }
  fileprivate static let page: RowColumn = number(
    "page", "with --pages only: the page it happened on, 1 being the first"
  ) { $0.page.map { Double($0) } }
  /// The column that CSV lacks.
  static let overlap: RowColumn = number(
    "overlap", "in jsonl only: points of content under the header, which then looks lifted"
  ) { $0.overlap }

  /// All columns.
  package static let all: [RowColumn] = common + [barMinY, page, overlap]
}

extension SimulationRow {
  /// The first line of CSV for this row and the others of its simulation, with its line feed.
  public var csvHeading: String { columns.map { $0.name }.joined(separator: ",") + "\n" }

  /// The row as a line of CSV, with its line feed: the columns of ``csvHeading`` in points and milliseconds,
  /// which `headers simulate --help` describes. Missing values are empty.
  public var csvLine: String {
    columns.map { $0.value(self)?.text ?? "" }.joined(separator: ",") + "\n"
  }

  /// The columns of CSV, with the bar's top edge and the page as the last ones if there are any.
  var columns: [RowColumn] {
    RowColumn.common + (barMinY == nil ? [] : [.barMinY]) + (page == nil ? [] : [.page])
  }
}
