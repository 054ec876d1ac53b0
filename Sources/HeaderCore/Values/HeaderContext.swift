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
  /// Whether a reaction has moved the content: the offset is then counted under the layout to come, and
  /// not under the one before.
  @usableFromInline var hasMoved = false

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
    context.hasMoved = true
    context.scroll.position = position
    if !scroll.isTracking {
      context.scroll.contentOffset = position
    } else if environment.mounting == .overlay {
      // The content is where the finger has it, and only counted from another edge.
      context.scroll.contentOffset += position - scroll.position
    } else {
      context.scroll.contentOffset = scroll.contentOffsetRange.offset(
        forPosition: position, dimension: scroll.bounds)
    }
    return context
  }

  // MARK: Under another layout

  /// Points of content that are scrolled under a header whose layout has the scroll view begin at `minY`
  /// and adds `inset` to its top inset; negative for content that is pulled away from it.
  ///
  /// Metrics are measured under the layout answered *before*, and its inset is in
  /// ``ScrollMetrics/adjustedContentInset``. A technique that lays out by where the content is takes this
  /// instead of an offset: it depends on nothing that the technique has answered, and the safe area, which
  /// the system adds where the scroll view begins above its end, is counted as it will be.
  ///
  /// ```swift
  /// let scrolled = max(0, context.scrolled(under: 0, inset: height))
  /// ```
  @inlinable
  public func scrolled(under minY: Double, inset: Double) -> Double {
    let measuredMinY = scroll.bounds > 0 ? environment.containerHeight - scroll.bounds : minY
    let safeArea = environment.safeAreaTop
    var top = scroll.foreignInsetTop + inset
    if minY != measuredMinY {
      top += max(0, safeArea - minY) - max(0, safeArea - measuredMinY)
      // The content of an overlay stays, and is counted from where the scroll view would begin.
      if environment.mounting == .overlay, !hasMoved { top += minY - measuredMinY }
    }
    return scroll.contentOffset + top
  }

  /// Points by which content is pulled away from an open header with `layout`: what a header that
  /// stretches is taller by; 0 for content that is not pulled.
  ///
  /// It is counted from the edge at which the content rested when the metrics were measured, and is no
  /// more than what is left of it under `layout`. Content at rest is not pulled: new geometry has moved
  /// its edge.
  public func pull(under layout: HeaderLayout) -> Double {
    let pull = scroll.minimumContentOffset - scroll.contentOffset
    // Sums of points: less than this is no pull.
    guard pull > 1e-9, !scroll.isResting else { return 0 }
    return max(
      0, min(pull, -scrolled(under: layout.scrollViewMinY, inset: layout.contentInsetTop)))
  }

  /// Whether every number in it is finite, and small enough for sums and products to be finite too: below
  /// 1e100 points.
  public var isFinite: Bool {
    scroll.isFinite && environment.isFinite && (visibleLayout?.isFinite ?? true)
  }
}

extension Double {
  /// Whether it is finite as ``HeaderContext/isFinite`` has it: no screen has a larger one. Numbers are
  /// looked at one by one: their sum would have to wait for those that have just been written.
  @inlinable
  package var isMeasurable: Bool { magnitude < 1e100 }
}
