/// Where a page, or what turns the pages, is on the screen, in points, parts that bars cover included.
package struct PageFrame: Sendable, Equatable {
  /// Its leading and trailing edges, the smaller first.
  package var minX: Double
  package var maxX: Double
  /// Its top edge.
  package var minY: Double

  package init(minX: Double, maxX: Double, minY: Double) {
    self.minX = minX
    self.maxX = maxX
    self.minY = minY
  }

  /// Whether any of it is within `pager`. Pages that touch at an edge are neighbours, of which one is
  /// seen.
  func isSeen(in pager: PageFrame) -> Bool {
    min(maxX, pager.maxX) - max(minX, pager.minX) > 0.5
  }
}
