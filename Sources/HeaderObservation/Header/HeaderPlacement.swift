package import HeaderCore

/// How a header's content follows the header.
package enum PlacementStyle: Sendable, Equatable {
  /// As high as the header is: laid out anew with every step.
  case compress
  /// Whole, with its foot at the header's foot.
  case slide
  /// Whole, where it is in an expanded header, and covered from its foot on.
  case pin
}

/// What is seen of a view between two heights, from one side of the screen to the other: beside the view as
/// well, over what covers the screen's sides.
package struct HeaderBand: Sendable, Equatable {
  /// Its edges in the view.
  package let minY: Double
  package let maxY: Double

  /// Points that it goes on beside the view: more than any screen has.
  package static let bleed = 10_000.0

  init(minY: Double, maxY: Double) {
    (self.minY, self.maxY) = (minY, max(minY, maxY))
  }
}

/// Where a header's content lies while the header is as a layout has it.
package struct HeaderPlacement: Sendable, Equatable {
  /// What content is laid out with. A header that only moves leaves it as it is.
  package struct Size: Sendable, Equatable {
    /// Height of content and of what bars cover above it.
    package var height: Double
    /// The part at its top that bars cover.
    package var safeAreaTop: Double
  }

  /// What content is laid out with.
  package var size: Size
  /// Top edge of the content in the container.
  package var minY: Double
  /// What is seen of it, in the content.
  package var band: HeaderBand
  /// Whether anything of it is seen, touched or read out.
  package var isInSight: Bool
  /// Top edge of what lies behind the content, in the container.
  package var backdropMinY: Double
  /// Height of what lies behind the content: the content's, and what a pull adds.
  package var backdropHeight: Double
  /// What is seen of that.
  package var backdropBand: HeaderBand

  /// The content of a header that is at `layout`, on its way between `ends`.
  package init(_ layout: HeaderLayout, between ends: HeaderEnds, _ style: PlacementStyle) {
    let whole = ends.expanded
    switch style {
    case .compress:
      let covered = min(layout.headerHeight, max(0, ends.safeAreaTop - layout.headerMinY))
      size = Size(height: layout.headerHeight, safeAreaTop: covered)
      minY = layout.headerMinY
    case .slide:
      size = Size(height: whole.headerHeight, safeAreaTop: ends.coveredHeight)
      minY = layout.headerMaxY - whole.headerHeight
    case .pin:
      size = Size(height: whole.headerHeight, safeAreaTop: ends.coveredHeight)
      minY = max(layout.headerMinY, whole.headerMinY)
    }
    // Under bars that the header goes on covering, content that slides ends where they do.
    let slid = max(0, whole.headerMaxY - layout.headerMaxY)
    let coversBars = style == .slide && ends.collapsed.headerMaxY >= ends.safeAreaTop
    let top = max(layout.headerMinY, coversBars ? min(slid, ends.safeAreaTop) : 0)
    band = HeaderBand(
      minY: min(size.height, max(0, top - minY)),
      maxY: min(size.height, layout.headerMaxY - minY))
    backdropHeight = style == .compress ? layout.headerHeight : size.height + layout.stretch
    backdropMinY = style == .slide ? layout.headerMaxY - backdropHeight : minY
    backdropBand = HeaderBand(minY: 0, maxY: layout.headerMaxY - backdropMinY)
    isInSight = layout.headerHeight > 0 && layout.headerMaxY > 0 && band.maxY > band.minY
  }
}
