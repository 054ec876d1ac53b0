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
    let inset = safeAreaTop + header.presented.topRoom
    let height = max(surroundings.containerHeight, 1)
    header.update(
      ObservedGeometry(offset: -inset, contentSize: 1e5, height: height, insetTop: inset), at: 0)
    header.setFraction(0, animated: false, at: 0)
    expanded = header.presented.shown.layout.unstretched
    header.setFraction(1, animated: false, at: 0)
    collapsed = header.presented.shown.layout
  }

  /// Whether `technique` asks how high the header's own content is, which has to be measured then.
  package static func depend<Technique: HeaderBehavior>(onHeightUnder technique: Technique)
    -> Bool
  {
    func ends(_ height: Double) -> HeaderEnds {
      HeaderEnds(
        of: technique, on: HeaderSurroundings(containerHeight: 2000, fittingHeight: height))
    }
    return ends(100) != ends(1000)
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
