package import ScrollPhysics

/// The offsets where a scroll view's content may rest, and its rubber band beyond them.
package struct ScrollViewport: Equatable {
  /// The offsets where the content may rest.
  package var range: ScrollRange
  /// Height of the view.
  package var height: Double
  /// The device's pixels.
  package var grid: PixelGrid

  /// The viewport of a view `height` points high.
  package init(range: ScrollRange, height: Double, grid: PixelGrid) {
    self.range = range
    self.height = height
    self.grid = grid
  }

  /// One pixel, in points.
  package var pixel: Double { 1 / max(grid.scale, 1) }

  /// Returns where content shown at `offset` would be without the rubber band.
  package func position(of offset: Double) -> Double {
    range.position(forOffset: offset, dimension: height)
  }

  /// Returns the offset where the rubber band shows content at `position`.
  package func offset(of position: Double) -> Double {
    range.offset(forPosition: position, dimension: height)
  }

  /// Whether the change from `previous` to `offset` only rounds to the nearest pixel.
  func isPixel(_ offset: Double, nearestTo previous: Double) -> Bool {
    let nearest = grid.rounded(previous)
    return (previous - nearest).magnitude > 1e-9 && (offset - nearest).magnitude < 1e-9
  }
}
