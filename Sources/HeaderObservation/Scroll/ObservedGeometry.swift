import ScrollPhysics

/// A scroll view's content offset, sizes and insets.
package struct ObservedGeometry: Sendable, Equatable {
  /// The content offset, in points: -`insetTop` at the top, and less beyond it.
  package var offset: Double
  /// Height of the content.
  package var contentSize: Double
  /// Height of the view, with the parts that bars cover.
  package var height: Double
  /// The whole inset at the top: safe area, the header's room and the app's own.
  package var insetTop: Double
  /// The whole inset at the bottom.
  package var insetBottom: Double
  /// More about the view and its screen; `nil` if that has to be inferred.
  package var details: GeometryDetails?

  /// A scroll view `height` points high whose content is at `offset`.
  package init(
    offset: Double, contentSize: Double, height: Double, insetTop: Double = 0,
    insetBottom: Double = 0, details: GeometryDetails? = nil
  ) {
    self.details = details
    self.offset = offset
    self.contentSize = contentSize
    self.height = height
    self.insetTop = insetTop
    self.insetBottom = insetBottom
  }

  /// Whether the change from `before` has to be reported to the technique. Changes that the header itself causes,
  /// of its room or of the height of a view beside it, are not reported.
  func needsReport(after before: ObservedGeometry) -> Bool {
    guard let details else {
      return contentSize != before.contentSize || height != before.height
    }
    return contentSize != before.contentSize
      || before.details.map { details.needsReport(after: $0) } ?? true
  }

  /// Whether every number is finite.
  package var isFinite: Bool {
    (offset + contentSize + height + insetTop + insetBottom).isFinite
  }

  /// Returns the offsets where the content may rest, on a screen with `scale` pixels per point.
  package func viewport(scale: Double) -> ScrollViewport {
    let grid = PixelGrid(scale: scale)
    return ScrollViewport(
      range: ScrollRange(
        minimum: grid.rounded(-insetTop), maximum: grid.rounded(contentSize + insetBottom - height)),
      height: height, grid: grid)
  }
}
