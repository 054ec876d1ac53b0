public import HeaderBehaviors

extension HeaderContext {
  /// Returns a context with a screen 852 points high and 2000 points of content at `offset`.
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

/// Events of every kind, with every cause and both values of each flag.
public let assortedEvents: [ScrollEvent] =
  ScrollCause.allCases.map { .didScroll($0) } + [
    .willBeginDragging, .willEndDragging(velocity: -1.25, targetContentOffset: 0.1),
    .didEndDragging(willDecelerate: true), .didEndDragging(willDecelerate: false),
    .willBeginDecelerating, .didEndDecelerating, .didEndScrollingAnimation, .didScrollToTop,
    .didStop, .geometryDidChange, .setCollapsed(true, animated: false),
    .setCollapsed(false, animated: true),
  ]
