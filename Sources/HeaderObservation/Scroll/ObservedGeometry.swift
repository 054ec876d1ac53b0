package import ScrollPhysics

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

/// What a view layer that can inspect all views knows of a scroll view in addition to its geometry.
package struct GeometryDetails: Sendable, Equatable {
  /// The screen, as it applies to this scroll view.
  package var surroundings: HeaderSurroundings
  /// Width of the header's container.
  package var width: Double
  /// The app's part of the top inset.
  package var appInset: Double
  /// The refresh control's part of the top inset, while it refreshes.
  package var refreshInset: Double
  /// Whether the system adds the safe area to the inset.
  package var addsSafeArea: Bool
  /// Whether changes at this moment are part of a system animation.
  package var isInSystemAnimation: Bool

  package init(
    surroundings: HeaderSurroundings, width: Double, appInset: Double, refreshInset: Double,
    addsSafeArea: Bool, isInSystemAnimation: Bool
  ) {
    self.surroundings = surroundings
    self.width = width
    self.appInset = appInset
    self.refreshInset = refreshInset
    self.addsSafeArea = addsSafeArea
    self.isInSystemAnimation = isInSystemAnimation
  }

  /// Whether anything but the header itself changed since `before`.
  fileprivate func needsReport(after before: GeometryDetails) -> Bool {
    surroundings != before.surroundings || width != before.width || appInset != before.appInset
      || refreshInset != before.refreshInset
  }
}

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
