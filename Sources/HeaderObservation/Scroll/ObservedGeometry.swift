package import ScrollPhysics

/// Where a scroll view's content is, and how large everything is: what a host is given of it.
package struct ObservedGeometry: Sendable, Equatable {
  /// The content offset, in points: -`insetTop` at rest at the top, and less beyond it.
  package var offset: Double
  /// Height of the content.
  package var contentSize: Double
  /// Height of the whole view, parts that bars cover included.
  package var height: Double
  /// Everything that insets the content at the top: bars, the header's room, the app's own.
  package var insetTop: Double
  /// Everything that insets it at the bottom.
  package var insetBottom: Double
  /// What is known of the view and its screen beside; `nil` where it has to be inferred.
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

  /// Whether a technique has to hear of the change from `before`: that of the header's own room, and of a
  /// view that is as high as the header lets it be, are no news.
  func isNews(after before: ObservedGeometry) -> Bool {
    guard let details else {
      return contentSize != before.contentSize || height != before.height
    }
    return contentSize != before.contentSize
      || before.details.map { details.isNews(after: $0) } ?? true
  }

  /// Whether every number is one.
  package var isFinite: Bool {
    (offset + contentSize + height + insetTop + insetBottom).isFinite
  }

  /// Where the content may be, on the pixels of a screen of `scale`.
  package func viewport(scale: Double) -> ScrollViewport {
    let grid = PixelGrid(scale: scale)
    return ScrollViewport(
      range: ScrollRange(
        minimum: grid.rounded(-insetTop), maximum: grid.rounded(contentSize + insetBottom - height)),
      height: height, grid: grid)
  }
}

/// What a view layer that sees everything knows of a scroll view, beside its geometry.
package struct GeometryDetails: Sendable, Equatable {
  /// The screen, as far as this scroll view goes.
  package var surroundings: HeaderSurroundings
  /// Width of what the header lies in.
  package var width: Double
  /// The app's own inset at the top.
  package var appInset: Double
  /// What a refresh control adds to it while it refreshes.
  package var refreshInset: Double
  /// Whether the system adds the safe area.
  package var addsSafeArea: Bool
  /// Whether the system animates what changes at this moment.
  package var isInSystemAnimation: Bool

  package init(
    surroundings: HeaderSurroundings, width: Double, appInset: Double, refreshInset: Double,
    addsSafeArea: Bool, isInSystemAnimation: Bool
  ) {
    self.surroundings = surroundings
    self.surroundings.roundFittingHeight()
    self.width = width
    self.appInset = appInset
    self.refreshInset = refreshInset
    self.addsSafeArea = addsSafeArea
    self.isInSystemAnimation = isInSystemAnimation
  }

  /// Whether what surrounds the content differs, without anything that the header itself does.
  fileprivate func isNews(after before: GeometryDetails) -> Bool {
    surroundings != before.surroundings || width != before.width || appInset != before.appInset
      || refreshInset != before.refreshInset
  }
}

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
