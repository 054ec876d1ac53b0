import HeaderCore
import HeaderFormats
import ScrollSimulator

/// A column of the table for people.
struct TableColumn {
  private let name: String
  private let unit: String
  private let width: Int
  private let beginsLeft: Bool
  private let text: @Sendable (SimulationRow) -> String

  private init(
    _ name: String, _ unit: String, width: Int = 7, beginsLeft: Bool = false,
    _ text: @escaping @Sendable (SimulationRow) -> String
  ) {
    self.name = name
    self.unit = unit
    self.width = max(width, name.count)
    self.beginsLeft = beginsLeft
    self.text = text
  }

  /// The columns of one list.
  static let all = [
    TableColumn("time", "ms") { DecimalNumber.roundedText($0.time) },
    TableColumn("event", "", width: 24, beginsLeft: true) {
      [$0.eventName, $0.cause?.name].compactMap { $0 }.joined(separator: " ")
    },
    TableColumn("finger", "pt") { $0.finger.map { DecimalNumber.roundedText($0) } ?? "" },
    TableColumn("offset", "pt") { DecimalNumber.roundedText($0.scroll.contentOffset) },
    TableColumn("corrected", "pt") {
      $0.correctedOffset.map { DecimalNumber.roundedText($0) } ?? ""
    },
    TableColumn("header y", "pt") { DecimalNumber.roundedText($0.layout.headerMinY) },
    TableColumn("height", "pt") { DecimalNumber.roundedText($0.layout.headerHeight) },
    TableColumn("collapsed", "%") {
      DecimalNumber.roundedText($0.layout.collapsedFraction * 100, digits: 0)
    },
  ]

  /// What follows them with a bar at the bottom.
  static let bar = TableColumn("bar y", "pt") {
    $0.barMinY.map { DecimalNumber.roundedText($0) } ?? ""
  }

  /// What follows them over several pages.
  static let page = TableColumn("page", "", width: 4) { $0.page.map { "\($0)" } ?? "" }

  /// The names of `columns`, and below them their units.
  static func heading(_ columns: [TableColumn], _ console: Console) -> String {
    console.emphasized(line(columns.map { $0.name }, columns))
      + console.faint(line(columns.map { $0.unit }, columns))
  }

  /// The line of `columns` for `row`.
  static func line(_ columns: [TableColumn], for row: SimulationRow) -> String {
    line(columns.map { $0.text(row) }, columns)
  }

  private static func line(_ texts: [String], _ columns: [TableColumn]) -> String {
    zip(texts, columns).map { text, column in
      column.beginsLeft ? text.padded(to: column.width) : text.aligned(to: column.width)
    }.joined(separator: "  ").trimmingTrailingSpaces() + "\n"
  }
}
