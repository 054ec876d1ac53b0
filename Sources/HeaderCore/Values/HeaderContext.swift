public import ScrollPhysics

/// What a technique knows when it answers an event.
public struct HeaderContext: Sendable, Equatable {
  /// The scroll view.
  public var scroll: ScrollMetrics
  /// The surroundings of the scroll view.
  public var environment: HeaderEnvironment
  /// What is on screen while a header animation runs; `nil` if that is the last layout answered.
  ///
  /// A technique whose animation a finger interrupts continues from here, so the header does not jump.
  public var visibleLayout: HeaderLayout?
  /// Whether a reaction has moved the content. The offset is then measured under the next layout, not under
  /// the previous one.
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

  /// Returns the context after `reaction` has moved the content to its position, unless it does so with an
  /// animation.
  @inlinable
  public func applying(_ reaction: HeaderReaction) -> HeaderContext {
    guard let position = reaction.immediatePosition else { return self }
    var context = self
    context.hasMoved = true
    context.scroll.position = position
    if !scroll.isTracking {
      context.scroll.contentOffset = position
    } else if environment.mounting == .overlay {
      // The content stays under the finger, and is measured from another edge.
      context.scroll.contentOffset += position - scroll.position
    } else {
      context.scroll.contentOffset = scroll.contentOffsetRange.offset(
        forPosition: position, dimension: scroll.bounds)
    }
    return context
  }

  // MARK: Under another layout

  /// Returns how many points the content is scrolled under a header that has its scroll view begin at `minY`
  /// and adds `inset` to its top inset; negative for content that is pulled down.
  ///
  /// The metrics are measured under the *previous* layout, whose inset is part of
  /// ``ScrollMetrics/adjustedContentInset``. A technique that lays out by the content's position uses this
  /// method instead of the offset: the result does not depend on earlier answers. It includes the safe area
  /// that the system adds to a scroll view that begins above the safe area's end.
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
      // The content of an overlay stays, and is measured from where the scroll view would begin.
      if environment.mounting == .overlay, !hasMoved { top += minY - measuredMinY }
    }
    return scroll.contentOffset + top
  }

  /// Returns how many points the content is pulled down from an open header with `layout`, by which a header
  /// that stretches is taller; 0 for content that is not pulled.
  ///
  /// The pull is measured from the edge at which the content rested under the previous layout, and is limited
  /// to the pull under `layout`. Resting content is not pulled: if it lies beyond the edge, new geometry has
  /// moved the edge.
  public func pull(under layout: HeaderLayout) -> Double {
    let pull = scroll.minimumContentOffset - scroll.contentOffset
    // Less than this is rounding.
    guard pull > 1e-9, !scroll.isResting else { return 0 }
    return max(
      0, min(pull, -scrolled(under: layout.scrollViewMinY, inset: layout.contentInsetTop)))
  }

  /// Whether every number is finite, and below 1e100, so that sums and products are finite too.
  public var isFinite: Bool {
    scroll.isFinite && environment.isFinite && (visibleLayout?.isFinite ?? true)
  }
}

extension Double {
  /// Whether it is below 1e100 in magnitude, as ``HeaderContext/isFinite`` demands of every number. Testing
  /// numbers one by one is faster than testing their sum, which waits for numbers that were just written.
  @inlinable
  package var isMeasurable: Bool { magnitude < 1e100 }
}
