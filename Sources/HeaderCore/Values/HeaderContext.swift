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

  /// Whether every number in it is finite, and small enough for sums and products to be finite too:
  /// the magnitudes add up to less than 1e100 points. NaN and infinity stay in the sum, so that one
  /// comparison answers for all of them.
  @inlinable
  public var isFinite: Bool {
    scroll.totalMagnitude + environment.totalMagnitude + (visibleLayout?.totalMagnitude ?? 0)
      < HeaderContext.largestMagnitude
  }

  /// See ``isFinite``.
  @inlinable static var largestMagnitude: Double { 1e100 }
}

extension Double {
  /// Whether it is finite as ``HeaderContext/isFinite`` has it: no screen has a larger one.
  package var isMeasurable: Bool { magnitude < HeaderContext.largestMagnitude }
}
