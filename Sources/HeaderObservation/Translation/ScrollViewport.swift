package import ScrollPhysics

/// Where a scroll view's content may be.
package struct ScrollViewport: Equatable {
  /// The offsets at which the content may rest.
  package var range: ScrollRange
  /// Height of the view.
  package var height: Double
  /// The device's pixels.
  package var grid: PixelGrid

  /// Offsets in `range`, of a view `height` points high, on the pixels of `grid`.
  package init(range: ScrollRange, height: Double, grid: PixelGrid) {
    self.range = range
    self.height = height
    self.grid = grid
  }

  /// One pixel, in points.
  package var pixel: Double { 1 / max(grid.scale, 1) }

  /// Where content at `offset` would be if the view had no edges.
  package func position(of offset: Double) -> Double {
    range.position(forOffset: offset, dimension: height)
  }

  /// The offset at which content is shown that would be at `position` without edges.
  package func offset(of position: Double) -> Double {
    range.offset(forPosition: position, dimension: height)
  }

  /// Whether content that was at `previous` went to the pixel nearest to that, and no further, when it
  /// went to `offset`.
  func isPixel(_ offset: Double, nearestTo previous: Double) -> Bool {
    let nearest = grid.rounded(previous)
    return (previous - nearest).magnitude > 1e-9 && (offset - nearest).magnitude < 1e-9
  }
}
