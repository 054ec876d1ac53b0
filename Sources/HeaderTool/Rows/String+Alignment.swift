extension String {
  /// The text with spaces after it, `width` characters in all.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text with spaces before it, `width` characters in all.
  func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  /// The text without the spaces at its end.
  func trimmingTrailingSpaces() -> String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return String(self[..<end])
  }
}
