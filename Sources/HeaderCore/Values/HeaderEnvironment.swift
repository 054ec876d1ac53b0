/// The surroundings of the scroll view: the container, the safe area and the user's settings.
public struct HeaderEnvironment: Sendable, Equatable {
  /// Points from the container's top edge to the scroll view's bottom edge: the height that the header and
  /// the scroll view share.
  public var containerHeight: Double
  /// Points at the container's top that a status bar, a notch or a navigation bar covers.
  public var safeAreaTop: Double
  /// The height that the header's own content asks for; `nil` if the host has not measured it.
  public var fittingHeight: Double?
  /// Whether the user asked for less motion. A driver then drops animations.
  public var prefersReducedMotion: Bool
  /// How the host mounts the header. It matters to techniques that hold the content still or change the
  /// target of a fling: in an overlay the finger always moves the content.
  public var mounting: HeaderMounting

  /// An environment of `containerHeight` points.
  @inlinable
  public init(
    containerHeight: Double, safeAreaTop: Double = 0, fittingHeight: Double? = nil,
    prefersReducedMotion: Bool = false, mounting: HeaderMounting = .beside
  ) {
    self.containerHeight = containerHeight
    self.safeAreaTop = safeAreaTop
    self.fittingHeight = fittingHeight
    self.prefersReducedMotion = prefersReducedMotion
    self.mounting = mounting
  }

  /// Whether every number is finite, as ``HeaderContext/isFinite`` has it.
  var isFinite: Bool {
    containerHeight.isMeasurable && safeAreaTop.isMeasurable && (fittingHeight ?? 0).isMeasurable
  }
}
