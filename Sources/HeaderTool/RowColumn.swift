import HeaderCore
import ScrollSimulator

/// The columns of CSV and JSON Lines: one row per event, points and milliseconds.
enum RowColumn: String, CaseIterable {
  case time
  case event
  case cause
  case finger
  case contentOffset = "content_offset"
  case contentSize = "content_size"
  case bounds
  case insetTop = "inset_top"
  case insetBottom = "inset_bottom"
  case headerMinY = "header_min_y"
  case headerHeight = "header_height"
  case scrollViewMinY = "scroll_view_min_y"
  case contentInsetTop = "content_inset_top"
  case collapsedFraction = "collapsed_fraction"
  case stretch
  case correctedOffset = "corrected_offset"

  /// What a row has in a column.
  enum Cell {
    case number(Double)
    case name(String)
    case empty
  }

  /// What `row` has in this column. A number that is not finite has no spelling in JSON and counts
  /// as no value.
  func cell(of row: SimulationRow) -> Cell {
    switch content(of: row) {
    case .number(let number) where !number.isFinite: .empty
    case let cell: cell
    }
  }

  private func content(of row: SimulationRow) -> Cell {
    switch self {
    case .time: .number(row.time)
    case .event: .name(row.eventName)
    case .cause: row.cause.map { .name($0.name) } ?? .empty
    case .finger: row.finger.map { .number($0) } ?? .empty
    case .contentOffset: .number(row.scroll.contentOffset)
    case .contentSize: .number(row.scroll.contentSize)
    case .bounds: .number(row.scroll.bounds)
    case .insetTop: .number(row.scroll.adjustedContentInset.top)
    case .insetBottom: .number(row.scroll.adjustedContentInset.bottom)
    case .headerMinY: .number(row.layout.headerMinY)
    case .headerHeight: .number(row.layout.headerHeight)
    case .scrollViewMinY: .number(row.layout.scrollViewMinY)
    case .contentInsetTop: .number(row.layout.contentInsetTop)
    case .collapsedFraction: .number(row.layout.collapsedFraction)
    case .stretch: .number(row.layout.stretch)
    case .correctedOffset: row.correctedOffset.map { .number($0) } ?? .empty
    }
  }
}
