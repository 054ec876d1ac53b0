package import HeaderCore

/// A header whole and collapsed, over a long list: what its content is laid out for, and what of it
/// stays above the content.
package struct HeaderEnds: Sendable, Equatable {
  /// The header at its largest.
  package var expanded = HeaderLayout.zero
  /// The header at its smallest, or gone.
  package var collapsed = HeaderLayout.zero
  /// Points at the top that bars cover.
  package var safeAreaTop = 0.0

  /// No header.
  package init() {}

  /// Both ends of a header that `technique` moves on a screen.
  package init<Technique: HeaderBehavior>(
    of technique: Technique, on surroundings: HeaderSurroundings
  ) {
    safeAreaTop = surroundings.safeAreaTop
    let header = ObservedHeader(driver: HeaderDriver(technique), surroundings: surroundings)
    header.start(at: 0)
    let inset = safeAreaTop + header.topRoom
    let height = max(surroundings.containerHeight, 1)
    header.update(
      ObservedGeometry(offset: -inset, contentSize: 1e5, height: height, insetTop: inset), at: 0)
    header.setFraction(0, animated: false, at: 0)
    expanded = header.shown.layout.unstretched
    header.setFraction(1, animated: false, at: 0)
    collapsed = header.shown.layout
  }

  /// Points of the whole header that bars cover: its own content begins below them.
  package var coveredHeight: Double {
    min(expanded.headerHeight, max(0, safeAreaTop - expanded.headerMinY))
  }

  /// Points below the safe area that the collapsed header still takes.
  package var barHeight: Double { max(0, collapsed.headerMaxY - safeAreaTop) }

  /// How content is shown unless the app says otherwise: as high as the header where that stays and
  /// shrinks; moved where it leaves the screen, wholly or from its top.
  package var naturalStyle: PlacementStyle {
    barHeight > 0 && collapsed.headerMinY == expanded.headerMinY ? .compress : .slide
  }
}

/// How a header's content follows the header.
package enum PlacementStyle: Sendable, Equatable {
  /// As high as the header is: laid out anew with every step.
  case compress
  /// Whole, with its foot at the header's foot.
  case slide
  /// Whole, where it is in an expanded header, and covered from its foot on.
  case pin
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
  /// Top edge of what is seen of it, in the content.
  package var clipMinY: Double
  /// Bottom edge of what is seen of it, in the content.
  package var clipMaxY: Double
  /// Whether anything of it is seen, touched or read out.
  package var isInSight: Bool

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
    clipMinY = min(size.height, max(0, layout.headerMinY - minY))
    clipMaxY = min(size.height, max(clipMinY, layout.headerMaxY - minY))
    isInSight = layout.headerHeight > 0 && layout.headerMaxY > 0 && clipMaxY > clipMinY
  }

  /// Whether part of the content lies over the rows, unseen: it must take no touches there.
  package var isCutAtFoot: Bool { clipMaxY < size.height }
}
