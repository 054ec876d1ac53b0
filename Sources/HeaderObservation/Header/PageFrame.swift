/// The left, right and top edges of a page or of the pager on the screen, in points, including what bars cover.
package struct PageFrame: Sendable, Equatable {
  /// The left and right edges.
  package var minX: Double
  package var maxX: Double
  /// The top edge.
  package var minY: Double

  package init(minX: Double, maxX: Double, minY: Double) {
    self.minX = minX
    self.maxX = maxX
    self.minY = minY
  }

  /// Whether it overlaps `pager` horizontally. Of two neighboring pages that share an edge, one is visible.
  func isVisible(in pager: PageFrame) -> Bool {
    min(maxX, pager.maxX) - max(minX, pager.minX) > 0.5
  }
}
