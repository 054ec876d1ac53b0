public import ScrollPhysics

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

  /// The context once `reaction` has moved the content, if it does so at once: its position, and
  /// the offset that shows it.
  @inlinable
  public func applying(_ reaction: HeaderReaction) -> HeaderContext {
    guard let position = reaction.immediatePosition else { return self }
    var context = self
    context.scroll.position = position
    context.scroll.contentOffset =
      scroll.isTracking
      ? scroll.contentOffsetRange.offset(forPosition: position, dimension: scroll.bounds) : position
    return context
  }

  /// Whether every number in it is finite.
  @inlinable
  public var isFinite: Bool {
    scroll.zeroIfFinite + environment.zeroIfFinite + (visibleLayout?.zeroIfFinite ?? 0) == 0
  }
}
