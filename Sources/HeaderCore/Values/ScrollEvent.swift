/// An event of a scroll view, in the words and the order of UIScrollViewDelegate.
///
///     a flick       willBeginDragging, didScroll(drag)…, willEndDragging, didEndDragging(true),
///                   willBeginDecelerating, didScroll(deceleration)…, didEndDecelerating, didStop
///     a slow drag   willBeginDragging, didScroll(drag)…, willEndDragging, didEndDragging(false),
///                   didStop
public enum ScrollEvent: Sendable, Equatable {
  /// The content offset changed.
  case didScroll(ScrollCause)
  /// A finger has moved far enough to drag. The offset has not changed yet.
  case willBeginDragging
  /// The finger lifts. `velocity` is in points per millisecond, positive when the offset grows.
  /// `targetContentOffset` is where the content will come to rest.
  case willEndDragging(velocity: Double, targetContentOffset: Double)
  /// The finger has lifted. The content decelerates, or rests.
  case didEndDragging(willDecelerate: Bool)
  /// The content begins to decelerate.
  case willBeginDecelerating
  /// The content has come to rest, or a finger has caught it in its bounce (the metrics are tracking).
  case didEndDecelerating
  /// An animated programmatic scroll has ended.
  case didEndScrollingAnimation
  /// The content has reached its top after a tap on the status bar.
  case didScrollToTop
  /// The user's travel is over and the content is at rest.
  ///
  /// The driver derives it from `didEndDragging(willDecelerate: false)` and `didEndDecelerating`, once if
  /// both are reported for one lift: of a finger that stopped a deceleration without a drag. A host reports
  /// it itself if neither is reported: when a programmatic scroll interrupts a deceleration.
  case didStop
  /// The container, the insets, the safe area, the content's size or the header's fitting height
  /// changed.
  case geometryDidChange
  /// Another list is shown under the same header. The new offset is not travel.
  case contentReplaced
  /// The app requests a collapsed fraction, 0 expanded to 1 collapsed. The header moves to the nearest
  /// fraction at which it may rest. If it is there already, nothing moves. Content does not scroll under a
  /// finger: if only the content can fulfill an animated request, it waits for the lift, and a drag drops it.
  case setFraction(Double, animated: Bool)

  /// The app requests a collapsed or an expanded header: ``setFraction(_:animated:)`` with 1 or 0.
  public static func setCollapsed(_ isCollapsed: Bool, animated: Bool) -> ScrollEvent {
    .setFraction(isCollapsed ? 1 : 0, animated: animated)
  }

  /// The case's name without its values, `didScroll` for example. The name of a fraction of 0 or 1 is
  /// `setCollapsed`.
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

  /// Why the offset changed in a `didScroll`; `nil` for every other event.
  @inlinable
  public var cause: ScrollCause? {
    if case .didScroll(let cause) = self { cause } else { nil }
  }

  // MARK: Kinds

  /// Whether it is a scroll by the user.
  var isUserTravel: Bool { cause?.isUserTravel == true }

  /// Whether it is a request of the app.
  package var isRequest: Bool {
    if case .setFraction = self { true } else { false }
  }

  /// Whether it reports new geometry, which neither the user nor the app caused.
  var isGeometry: Bool { self == .geometryDidChange || self == .didScroll(.layout) }

  /// Whether it reports that resting content has been moved to its offset.
  var movesRestingContent: Bool {
    switch self {
    case .didScroll(.programmatic), .didEndScrollingAnimation, .didScrollToTop, .didStop: true
    default: false
    }
  }

  /// The velocity of a finger that lifts; `nil` for other events.
  var releaseVelocity: Double? {
    if case .willEndDragging(let velocity, _) = self { velocity } else { nil }
  }
}
