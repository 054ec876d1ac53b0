import HeaderCore
import HeaderFormats
import ScrollSimulator

/// A column of the table for people.
struct TableColumn {
  let name: String
  let unit: String
  var width = 7
  var beginsLeft = false
  let text: @Sendable (SimulationRow) -> String

  /// A column with a number, empty if the row has none.
  private static func number(
    _ name: String, unit: String = "pt", width: Int = 7, digits: Int = 1,
    _ value: @escaping @Sendable (SimulationRow) -> Double?
  ) -> TableColumn {
    TableColumn(name: name, unit: unit, width: width) {
      value($0).map { DecimalNumber.roundedText($0, digits: digits) } ?? ""
    }
  }

  /// The columns of a single list.
  static let all = [
    number("time", unit: "ms") { $0.time },
    TableColumn(name: "event", unit: "", width: 24, beginsLeft: true) {
      [$0.eventName, $0.cause?.rawValue].compactMap { $0 }.joined(separator: " ")
    },
    number("finger") { $0.finger },
    number("offset") { $0.scroll.contentOffset },
    number("corrected", width: 9) { $0.correctedOffset },
    number("header y", width: 8) { $0.layout.headerMinY },
    number("height") { $0.layout.headerHeight },
    number("collapsed", unit: "%", width: 9, digits: 0) { $0.layout.collapsedFraction * 100 },
  ]

  /// The additional column with a bar at the bottom.
  static let bar = number("bar y") { $0.barMinY }

  /// The additional column with several pages.
  static let page = TableColumn(name: "page", unit: "", width: 4) { $0.page.map { "\($0)" } ?? "" }

  /// Returns the names of `columns`, and their units in a second line.
  static func heading(_ columns: [TableColumn], _ console: Console) -> String {
    console.emphasized(line(columns.map { $0.name }, columns))
      + console.faint(line(columns.map { $0.unit }, columns))
  }

  /// Returns the line of `columns` for `row`.
  static func line(_ columns: [TableColumn], for row: SimulationRow) -> String {
    line(columns.map { $0.text(row) }, columns)
  }

  private static func line(_ texts: [String], _ columns: [TableColumn]) -> String {
    zip(texts, columns).map { text, column in
      column.beginsLeft ? text.padded(to: column.width) : text.aligned(to: column.width)
    }.joined(separator: "  ").trimmingTrailingSpaces() + "\n"
  }
}
