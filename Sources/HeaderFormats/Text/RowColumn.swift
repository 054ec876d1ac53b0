import HeaderCore
public import ScrollSimulator

/// The columns of a simulation's record as data: one row per event, points and milliseconds. CSV keeps
/// the ones it has; what is new is a field of JSON.
package enum RowColumn: String, CaseIterable, Sendable {
  /// Milliseconds since the simulation began.
  case time
  /// The event's name.
  case event
  /// Why the offset changed.
  case cause
  /// The finger's y.
  case finger
  /// The offset the technique was given.
  case contentOffset = "content_offset"
  /// Height of the content.
  case contentSize = "content_size"
  /// Height of the scroll view.
  case bounds
  /// Adjusted inset above the content.
  case insetTop = "inset_top"
  /// Adjusted inset below the content.
  case insetBottom = "inset_bottom"
  /// Top edge of the header.
  case headerMinY = "header_min_y"
  /// Height of the header.
  case headerHeight = "header_height"
  /// Top edge of the scroll view.
  case scrollViewMinY = "scroll_view_min_y"
  /// What the header adds to the content's inset.
  case contentInsetTop = "content_inset_top"
  /// 0 expanded, 1 collapsed.
  case collapsedFraction = "collapsed_fraction"
  /// Points beyond the header's resting height.
  case stretch
  /// The offset after the reaction, where that changed it.
  case correctedOffset = "corrected_offset"
  /// Top edge of a bar at the bottom.
  case barMinY = "bar_min_y"
  /// Which of several pages.
  case page
  /// Points of content under the header; in JSON only.
  case overlap

  /// The columns of rows as CSV: of several pages or of one list, with a bar at the bottom or without.
  package static func all(hasPages: Bool, hasBar: Bool) -> [RowColumn] {
    allCases.filter { column in
      switch column {
      case .overlap: false
      case .page: hasPages
      case .barMinY: hasBar
      default: true
      }
    }
  }

  /// What `row` has in this column; `nil` for no value. A number that is not finite has no spelling in
  /// JSON and counts as none.
  func value(in row: SimulationRow) -> HeaderParameterValue? {
    switch self {
    case .time: number(row.time)
    case .event: .choice(row.eventName)
    case .cause: row.cause.map { .choice($0.name) }
    case .finger: number(row.finger)
    case .contentOffset: number(row.scroll.contentOffset)
    case .contentSize: number(row.scroll.contentSize)
    case .bounds: number(row.scroll.bounds)
    case .insetTop: number(row.scroll.adjustedContentInset.top)
    case .insetBottom: number(row.scroll.adjustedContentInset.bottom)
    case .headerMinY: number(row.layout.headerMinY)
    case .headerHeight: number(row.layout.headerHeight)
    case .scrollViewMinY: number(row.layout.scrollViewMinY)
    case .contentInsetTop: number(row.layout.contentInsetTop)
    case .collapsedFraction: number(row.layout.collapsedFraction)
    case .stretch: number(row.layout.stretch)
    case .correctedOffset: number(row.correctedOffset)
    case .barMinY: number(row.barMinY)
    case .page: number(row.page.map { Double($0) })
    case .overlap: number(row.overlap)
    }
  }

  /// A zero has no sign.
  private func number(_ number: Double?) -> HeaderParameterValue? {
    number.flatMap { $0.isFinite ? .number($0 == 0 ? 0 : $0) : nil }
  }
}

extension SimulationRow {
  /// The columns' names as the first line of a CSV file, with its line feed.
  public static var csvHeading: String { csvHeading(hasPages: false) }

  /// The same for rows of several pages, which end with the page, or of one list. Before the page comes
  /// the bar's top edge where there is one.
  public static func csvHeading(hasPages: Bool, hasBar: Bool = false) -> String {
    RowColumn.all(hasPages: hasPages, hasBar: hasBar).map { $0.rawValue }.joined(separator: ",")
      + "\n"
  }

  /// The row as a line of CSV, with its line feed: points and milliseconds in the order of
  /// ``csvHeading``, which `headers simulate --help` explains. What has no value is empty.
  public var csvLine: String {
    RowColumn.all(hasPages: page != nil, hasBar: barMinY != nil)
      .map { $0.value(in: self)?.text ?? "" }.joined(separator: ",") + "\n"
  }
}
