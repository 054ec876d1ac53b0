package import HeaderCore

/// The layouts of a header that is expanded and collapsed over a long list. The header's content is laid out
/// for them.
package struct HeaderEnds: Sendable, Equatable {
  /// The layout of the expanded header.
  package var expanded = HeaderLayout.zero
  /// The layout of the collapsed header, which may be off the screen.
  package var collapsed = HeaderLayout.zero
  /// Height of the safe area at the top, in points.
  package var safeAreaTop = 0.0

  /// The ends of a header that does not exist.
  package init() {}

  /// The ends of a header that `technique` moves in `surroundings`.
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

  /// Whether `technique` depends on the height of the header's content, which then has to be measured.
  package static func dependOnContentHeight<Technique: HeaderBehavior>(
    under technique: Technique
  ) -> Bool {
    func ends(_ height: Double) -> HeaderEnds {
      HeaderEnds(
        of: technique, on: HeaderSurroundings(containerHeight: 2000, fittingHeight: height))
    }
    return ends(100) != ends(1000)
  }

  /// Points of the expanded header that the safe area covers. Its content begins below them.
  package var coveredHeight: Double {
    min(expanded.headerHeight, max(0, safeAreaTop - expanded.headerMinY))
  }

  /// Points below the safe area that the collapsed header covers.
  package var barHeight: Double { max(0, collapsed.headerMaxY - safeAreaTop) }
}
