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

  /// The columns of a single list.
  static let all = [
    TableColumn(name: "time", unit: "ms") { DecimalNumber.roundedText($0.time) },
    TableColumn(name: "event", unit: "", width: 24, beginsLeft: true) {
      [$0.eventName, $0.cause?.name].compactMap { $0 }.joined(separator: " ")
    },
    TableColumn(name: "finger", unit: "pt") {
      $0.finger.map { DecimalNumber.roundedText($0) } ?? ""
    },
    TableColumn(name: "offset", unit: "pt") { DecimalNumber.roundedText($0.scroll.contentOffset) },
    TableColumn(name: "corrected", unit: "pt", width: 9) {
      $0.correctedOffset.map { DecimalNumber.roundedText($0) } ?? ""
    },
    TableColumn(name: "header y", unit: "pt", width: 8) {
      DecimalNumber.roundedText($0.layout.headerMinY)
    },
    TableColumn(name: "height", unit: "pt") { DecimalNumber.roundedText($0.layout.headerHeight) },
    TableColumn(name: "collapsed", unit: "%", width: 9) {
      DecimalNumber.roundedText($0.layout.collapsedFraction * 100, digits: 0)
    },
  ]

  /// The additional column with a bar at the bottom.
  static let bar = TableColumn(name: "bar y", unit: "pt") {
    $0.barMinY.map { DecimalNumber.roundedText($0) } ?? ""
  }

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
