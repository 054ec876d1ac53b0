public import HeaderBehaviors

extension HeaderContext {
  /// A context like many: a screen 852 points high and long content at `offset`.
  public static func typical(
    offset: Double = 0, isTracking: Bool = false, prefersReducedMotion: Bool = false
  ) -> HeaderContext {
    HeaderContext(
      scroll: ScrollMetrics(
        contentOffset: offset, contentSize: 2000, bounds: 764, isTracking: isTracking),
      environment: HeaderEnvironment(
        containerHeight: 852, prefersReducedMotion: prefersReducedMotion))
  }
}

/// One event of every kind, in every variant of its switches and causes.
public let assortedEvents: [ScrollEvent] =
  ScrollCause.allCases.map { .didScroll($0) } + [
    .willBeginDragging, .willEndDragging(velocity: -1.25, targetContentOffset: 0.1),
    .didEndDragging(willDecelerate: true), .didEndDragging(willDecelerate: false),
    .willBeginDecelerating, .didEndDecelerating, .didEndScrollingAnimation, .didScrollToTop,
    .didStop, .geometryDidChange, .setCollapsed(true, animated: false),
    .setCollapsed(false, animated: true),
  ]
