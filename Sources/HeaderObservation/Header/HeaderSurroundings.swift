/// The properties of a screen that do not depend on its scroll view.
package struct HeaderSurroundings: Sendable, Equatable {
  /// Height of the scroll view's container, with the parts that bars cover. Used until the scroll view reports
  /// its own height.
  package var containerHeight: Double
  /// Height of the safe area at the top, in points.
  package var safeAreaTop: Double
  /// The header's own height; `nil` if it was not measured.
  package var fittingHeight: Double?
  /// Device pixels per point.
  package var scale: Double
  /// Whether the user prefers reduced motion.
  package var prefersReducedMotion: Bool

  /// A screen. By default it has no safe area, no measured header, and one pixel per point.
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

  /// The header's own height, rounded up to whole pixels, because content rests on whole pixels.
  var wholeFittingHeight: Double? {
    let scale = max(scale, 1)
    return fittingHeight.map { ($0 * scale).rounded(.up) / scale }
  }
}
