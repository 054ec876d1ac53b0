package import HeaderCore

/// What a screen says of itself, apart from its scroll view.
package struct HeaderSurroundings: Sendable, Equatable {
  /// Height of the scroll view's container, from its top edge, bars included; until the scroll view
  /// says how high it is.
  package var containerHeight: Double
  /// Points at the top that bars cover.
  package var safeAreaTop: Double
  /// The header's own height, where it was measured.
  package var fittingHeight: Double?
  /// Device pixels per point.
  package var scale: Double
  /// Whether the user asked for less motion.
  package var prefersReducedMotion: Bool

  /// A screen; what is not given is nothing.
  package init(
    containerHeight: Double, safeAreaTop: Double = 0, fittingHeight: Double? = nil,
    scale: Double = 1, prefersReducedMotion: Bool = false
  ) {
    self.containerHeight = containerHeight
    self.safeAreaTop = safeAreaTop
    self.fittingHeight = fittingHeight
    self.scale = scale
    self.prefersReducedMotion = prefersReducedMotion
  }

  /// Rounds the header's height up to pixels, as content rests on them.
  package mutating func roundFittingHeight() {
    let scale = max(scale, 1)
    fittingHeight = fittingHeight.map { ($0 * scale).rounded(.up) / scale }
  }
}

/// Whether a header has to be measured.
package enum FittingHeight {
  /// Whether `technique` asks how high the header's own content is: whether its layout on appearing is
  /// another under a higher one.
  package static func matters<Technique: HeaderBehavior>(to technique: Technique) -> Bool {
    layout(of: technique, under: 100) != layout(of: technique, under: 1000)
  }

  private static func layout<Technique: HeaderBehavior>(
    of technique: Technique, under height: Double
  ) -> HeaderLayout {
    let observed = ObservedHeader(
      driver: HeaderDriver(technique),
      surroundings: HeaderSurroundings(containerHeight: 2000, fittingHeight: height))
    observed.start(at: 0)
    return observed.shown.layout
  }
}
