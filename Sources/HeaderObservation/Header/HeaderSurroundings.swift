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
