import HeaderFormats

/// What crosses over to a page and is more than a number: rows of cells as one text, with ASCII's record
/// separator between rows and its unit separator between cells.
struct PlaygroundRows {
  /// The rows so far.
  private(set) var text = ""

  /// Begins a row with `cells`, of which the first says in most rows what they are about.
  @inline(never)
  mutating func begin(_ cells: String...) {
    if !text.isEmpty { text += "\u{1E}" }
    text += cells[0]
    for cell in cells.dropFirst() { add(cell) }
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
