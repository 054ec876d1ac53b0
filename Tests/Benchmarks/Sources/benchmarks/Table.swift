import Foundation

/// A row of the table.
struct Row {
  /// What was measured.
  let subject: String
  /// What it is compared with.
  let reference: String
  let referenceAmount: String
  let amount: String
  let ratio: Double
  /// The intended ratios: `0...x` for a maximum, `x ... .infinity` for a minimum.
  let goal: ClosedRange<Double>

  /// The texts of its columns; amounts are aligned right.
  fileprivate var cells: [String] {
    let limit = goal.lowerBound == 0 ? "≤ %g" : "≥ %g"
    let number = goal.lowerBound == 0 ? goal.upperBound : goal.lowerBound
    return [
      subject, reference, referenceAmount, amount,
      String(format: ratio < 100 ? "%.2f" : "%.0f", ratio),
      String(format: limit, number) + (goal.contains(ratio) ? "" : "  MISSED"),
    ]
  }
}

/// Returns the rows as a table, grouped by families.
func table(of families: [(name: String, rows: [Row])]) -> String {
  var lines = [["", "", "reference", "", "", "ratio", "goal"]]
  for (name, rows) in families {
    for (index, row) in rows.enumerated() { lines.append([index == 0 ? name : ""] + row.cells) }
  }
  let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
  return lines.map { line in
    line.indices.map { column in
      let padding = String(repeating: " ", count: widths[column] - line[column].count)
      return (3...5).contains(column) ? padding + line[column] : line[column] + padding
    }.joined(separator: "  ")
  }.joined(separator: "\n")
}

extension Double {
  /// Nanoseconds with a decimal: `3.3 ns`.
  var nanosecondsText: String { String(format: "%.1f ns", self * 1e9) }
  /// Milliseconds with a decimal: `2.4 ms`.
  var millisecondsText: String { String(format: "%.1f ms", self * 1e3) }
}
