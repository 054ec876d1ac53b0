/// What surrounds the scroll view: the screen, the safe area and the user's settings.
public struct HeaderEnvironment: Sendable, Equatable {
  /// Points from the container's top edge down to the scroll view's bottom edge: what the header
  /// and the scroll view share.
  public var containerHeight: Double
  /// Points at the container's top that a status bar, a notch or a navigation bar covers.
  public var safeAreaTop: Double
  /// The height the header's own content asks for, where the host has measured it.
  public var fittingHeight: Double?
  /// Whether the user asked for less motion. A driver then answers without animations.
  public var prefersReducedMotion: Bool

  /// An environment of `containerHeight` points with nothing special about it, unless said so.
  @inlinable
  public init(
    containerHeight: Double,
    safeAreaTop: Double = 0,
    fittingHeight: Double? = nil,
    prefersReducedMotion: Bool = false
  ) {
    self.containerHeight = containerHeight
    self.safeAreaTop = safeAreaTop
    self.fittingHeight = fittingHeight
    self.prefersReducedMotion = prefersReducedMotion
  }

  /// Whether every number is finite.
  @inlinable @inline(always)
  public var isFinite: Bool {
    zeroIfFinite == 0
  }

  /// 0 if every number is finite, and otherwise NaN.
  @inlinable @inline(always)
  var zeroIfFinite: Double {
    0 * containerHeight * safeAreaTop * (fittingHeight ?? 0)
  }
}

/// Everything a technique may look at when it answers an event.
public struct HeaderContext: Sendable, Equatable {
  /// The scroll view.
  public var scroll: ScrollMetrics
  /// What surrounds it.
  public var environment: HeaderEnvironment
  /// What is on screen while a header animation runs; `nil` when it is the last layout answered.
  ///
  /// A technique whose animation a finger interrupts continues from here, so the header does not
  /// jump.
  public var visibleLayout: HeaderLayout?

  /// The context of `scroll` in `environment`.
  @inlinable
  public init(
    scroll: ScrollMetrics, environment: HeaderEnvironment, visibleLayout: HeaderLayout? = nil
  ) {
    self.scroll = scroll
    self.environment = environment
    self.visibleLayout = visibleLayout
  }

  /// The context once `reaction` has moved the content, if it does so at once.
  @inlinable @inline(always)
  public func applying(_ reaction: HeaderReaction) -> HeaderContext {
    guard let offset = reaction.immediateOffset else { return self }
    var context = self
    context.scroll.contentOffset = offset
    return context
  }

  /// Whether every number in it is finite.
  @inlinable @inline(always)
  public var isFinite: Bool {
    scroll.zeroIfFinite + environment.zeroIfFinite + (visibleLayout?.zeroIfFinite ?? 0) == 0
  }
}
