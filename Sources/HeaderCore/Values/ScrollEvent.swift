/// Why the content offset changed.
///
/// A header that consumes travel must move for the user's own travel and for nothing else: a
/// reload, a keyboard, a rotation or a self-sizing row changes the offset as well, and is not a
/// wish.
public enum ScrollCause: String, Sendable, Equatable, CaseIterable {
  /// A finger moves the content.
  case drag
  /// The content moves on after a finger has let go of it, an edge's bounce included.
  case deceleration
  /// The app asked for it, or the status bar was tapped.
  case programmatic
  /// The offset was brought back into its range, or onto the pixel grid.
  case layout

  /// Whether the user's own gesture is behind it.
  @inlinable
  public var isUserTravel: Bool {
    switch self {
    case .drag, .deceleration: true
    case .programmatic, .layout: false
    }
  }

  /// The case's name: `drag`, `deceleration`, `programmatic` or `layout`.
  public var name: String { rawValue }
}

/// Something that happened to a scroll view, in UIScrollViewDelegate's words and order.
///
///     a flick       willBeginDragging, didScroll(drag)…, willEndDragging, didEndDragging(true),
///                   willBeginDecelerating, didScroll(deceleration)…, didEndDecelerating, didStop
///     a slow drag   willBeginDragging, didScroll(drag)…, willEndDragging, didEndDragging(false),
///                   didStop
public enum ScrollEvent: Sendable, Equatable {
  /// The content offset changed.
  case didScroll(ScrollCause)
  /// A finger has moved far enough to drag; the offset is still where it was.
  case willBeginDragging
  /// The finger lifts. `velocity` is in points per millisecond, positive when the offset grows;
  /// `targetContentOffset` is where the content is announced to rest.
  case willEndDragging(velocity: Double, targetContentOffset: Double)
  /// The finger has lifted, and the content goes on by itself or does not.
  case didEndDragging(willDecelerate: Bool)
  /// The content begins to move by itself.
  case willBeginDecelerating
  /// The content has stopped moving by itself, or a finger has caught it in its bounce (the metrics
  /// are tracking).
  case didEndDecelerating
  /// An animated programmatic scroll has ended.
  case didEndScrollingAnimation
  /// The content has arrived at its top after a tap on the status bar.
  case didScrollToTop
  /// The user's travel is over and the content is at rest.
  ///
  /// The driver derives it from `didEndDragging(willDecelerate: false)` and `didEndDecelerating`,
  /// once where both are reported of one lift: a finger that stopped a deceleration and dragged
  /// nothing. A host reports it itself where neither is: a deceleration that a programmatic scroll
  /// cut short.
  case didStop
  /// The container, the insets, the safe area, the content's size or the header's fitting height
  /// changed.
  case geometryDidChange
  /// Another list is shown under the same header: the offset and the content's size are new, and
  /// nothing of it is travel.
  case contentReplaced
  /// The app wants the header at a collapsed fraction, 0 expanded to 1 collapsed. A technique goes
  /// to the nearest fraction at which it may rest; one that is there already moves nothing.
  case setFraction(Double, animated: Bool)

  /// The app wants the header collapsed or expanded: one of the two ends of ``setFraction(_:animated:)``.
  public static func setCollapsed(_ isCollapsed: Bool, animated: Bool) -> ScrollEvent {
    .setFraction(isCollapsed ? 1 : 0, animated: animated)
  }

  /// The case's name without its values, `didScroll` for example. The two ends of a fraction are
  /// called `setCollapsed`.
  public var name: String {
    switch self {
    case .didScroll: "didScroll"
    case .willBeginDragging: "willBeginDragging"
    case .willEndDragging: "willEndDragging"
    case .didEndDragging: "didEndDragging"
    case .willBeginDecelerating: "willBeginDecelerating"
    case .didEndDecelerating: "didEndDecelerating"
    case .didEndScrollingAnimation: "didEndScrollingAnimation"
    case .didScrollToTop: "didScrollToTop"
    case .didStop: "didStop"
    case .geometryDidChange: "geometryDidChange"
    case .contentReplaced: "contentReplaced"
    case .setFraction(let fraction, _):
      fraction == 0 || fraction == 1 ? "setCollapsed" : "setFraction"
    }
  }

  /// Whether every number in it is finite.
  @inlinable
  public var isFinite: Bool {
    switch self {
    case .willEndDragging(let velocity, let target): velocity.isMeasurable && target.isMeasurable
    case .setFraction(let fraction, _): fraction.isFinite
    case .didScroll, .willBeginDragging, .didEndDragging, .willBeginDecelerating,
      .didEndDecelerating, .didEndScrollingAnimation, .didScrollToTop, .didStop,
      .geometryDidChange, .contentReplaced:
      true
    }
  }

  /// Why the offset changed, for a `didScroll`; `nil` for every other event.
  @inlinable
  public var cause: ScrollCause? {
    if case .didScroll(let cause) = self { cause } else { nil }
  }
}
