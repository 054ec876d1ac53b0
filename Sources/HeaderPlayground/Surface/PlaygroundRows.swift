import HeaderFormats

/// A table as text for a page: rows of cells, with ASCII's record separator between rows and its unit separator
/// between cells.
struct PlaygroundRows {
  /// The rows so far.
  private(set) var text = ""

  /// Begins a row with `cells`, the first of which usually names its subject, and with `numbers`.
  @inline(never)
  mutating func begin(_ cells: String..., numbers: [Double] = []) {
    if !text.isEmpty { text += "\u{1E}" }
    text += (cells + numbers.map { DecimalNumber.text($0) }).joined(separator: "\u{1F}")
  }

  /// Adds a cell to the last row.
  @inline(never)
  mutating func add(_ cell: String) {
    text += "\u{1F}"
    text += cell
  }

  /// Adds a cell with a number.
  @inline(never)
  mutating func add(_ number: Double) {
    add(DecimalNumber.text(number))
  }
}
