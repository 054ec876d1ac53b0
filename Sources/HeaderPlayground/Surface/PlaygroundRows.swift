import HeaderFormats

/// What crosses over to a page and is more than a number: rows of cells as one text, with ASCII's record
/// separator between rows and its unit separator between cells.
struct PlaygroundRows {
  /// The rows so far.
  private(set) var text = ""

  /// Begins a row, whose first cell is `cell`: most rows say there what they are about.
  @inline(never)
  mutating func begin(_ cell: String) {
    if !text.isEmpty { text += "\u{1E}" }
    text += cell
  }

  /// Adds a cell to the row begun last.
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
