/// The table view's top inset as the document's delegate method sets it.
struct StickyOracle {
  let headerHeight: Double
  private(set) var contentInsetTop: Double

  /// The document's first line: the header is inset away before anything is shown.
  init(headerHeight: Double) {
    self.headerHeight = headerHeight
    contentInsetTop = -1 * headerHeight
  }

  /// `contentOffset` is measured from the edge that the other insets give; the document has none.
  mutating func scrollViewWillBeginDecelerating(contentOffset: Double) {
    if contentOffset < 0 {
      contentInsetTop = 0
    } else if contentOffset > headerHeight {
      contentInsetTop = -1 * headerHeight
    }
  }

  /// Not in the document: the app says what it wants.
  mutating func setCollapsed(_ isCollapsed: Bool) {
    contentInsetTop = isCollapsed ? -1 * headerHeight : 0
  }
}
