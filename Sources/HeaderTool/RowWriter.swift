import HeaderCore
import ScrollSimulator

/// Writes a simulation's rows as they come.
protocol RowWriter: SimulationObserver {
  /// Writes what had to wait for the last row.
  func finish()
}

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

/// Comma-separated values; nothing is empty but what has no value.
final class CSVRowWriter: RowWriter {
  private let output: TextOutput
  private var progress: RowProgress
  private var isFirst = true

  init(_ console: Console) {
    output = console.output
    progress = RowProgress(console)
  }

  func simulationDidRecord(_ row: SimulationRow) {
    if isFirst {
      output.write(RowColumn.allCases.map { $0.rawValue }.joined(separator: ",") + "\n")
      isFirst = false
    }
    output.append { bytes in
      for column in RowColumn.allCases {
        switch column.cell(of: row) {
        case .number(let number): bytes.append(contentsOf: NumberText.exact(number).utf8)
        case .name(let name): bytes.append(contentsOf: name.utf8)
        case .empty: break
        }
        bytes.append(UInt8(ascii: column == .correctedOffset ? "\n" : ","))
      }
    }
    progress.advance(to: row.time)
  }

  func finish() {
    progress.finish()
  }
}

/// One JSON object per line, with the columns as keys; what has no value is null.
final class JSONLinesRowWriter: RowWriter {
  private let output: TextOutput
  private var progress: RowProgress

  init(_ console: Console) {
    output = console.output
    progress = RowProgress(console)
  }

  func simulationDidRecord(_ row: SimulationRow) {
    output.append { bytes in
      var separator = "{\""
      for column in RowColumn.allCases {
        bytes.append(contentsOf: separator.utf8)
        bytes.append(contentsOf: column.rawValue.utf8)
        bytes.append(contentsOf: "\":".utf8)
        switch column.cell(of: row) {
        case .number(let number): bytes.append(contentsOf: NumberText.exact(number).utf8)
        case .name(let name): bytes.append(contentsOf: "\"\(name)\"".utf8)
        case .empty: bytes.append(contentsOf: "null".utf8)
        }
        separator = ",\""
      }
      bytes.append(contentsOf: "}\n".utf8)
    }
    progress.advance(to: row.time)
  }

  func finish() {
    progress.finish()
  }
}

/// Tells a person who waits how far a long simulation has come.
struct RowProgress {
  private static let interval = 1 << 16

  private let console: Console
  private var rows = 0

  init(_ console: Console) {
    self.console = console
  }

  mutating func advance(to time: Double) {
    rows += 1
    guard console.showsProgress, rows.isMultiple(of: RowProgress.interval) else { return }
    console.messages.write("\r\(rows) rows, \(NumberText.rounded(time / 1000, digits: 0)) s")
    console.messages.flush()
  }

  func finish() {
    guard console.showsProgress, rows >= RowProgress.interval else { return }
    console.messages.write("\r\u{1B}[K")
    console.messages.flush()
  }
}
