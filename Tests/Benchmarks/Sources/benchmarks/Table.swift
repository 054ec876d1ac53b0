import Foundation

/// Rows as people read them, in columns.
struct Table {
  private static let titles = ["", "", "reference", "", "", "ratio", "goal"]
  private var lines: [[String]] = []

  mutating func add(_ rows: [Row], of family: String) {
    for (index, row) in rows.enumerated() {
      lines.append([
        index == 0 ? family : "", row.subject, row.reference, row.referenceAmount, row.amount,
        Table.text(row.ratio), Table.text(row.goal, ratio: row.ratio),
      ])
    }
  }

  var text: String {
    let all = [Table.titles] + lines
    let widths = Table.titles.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { line in
      zip(line, widths).enumerated().map { index, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return (3...5).contains(index) ? padding + cell.0 : cell.0 + padding
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private static func text(_ ratio: Double) -> String {
    String(format: ratio < 100 ? "%.2f" : "%.0f", ratio)
  }

  private static func text(_ goal: Row.Goal, ratio: Double) -> String {
    let mark = goal.isMet(by: ratio) ? "" : "  MISSED"
    return switch goal {
    case .atMost(let limit): "≤ \(number(limit))" + mark
    case .atLeast(let limit): "≥ \(number(limit))" + mark
    }
  }

  private static func number(_ value: Double) -> String {
    String(format: "%g", value)
  }
}

extension Double {
  /// Nanoseconds with a decimal: `3.3 ns`.
  var nanosecondsText: String { String(format: "%.1f ns", self * 1e9) }
  /// Milliseconds with a decimal: `2.4 ms`.
  var millisecondsText: String { String(format: "%.1f ms", self * 1e3) }
}
