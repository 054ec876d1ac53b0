import ScrollPhysics

/// What a technique asks of the scroll view in answer to an event.
///
/// Offsets are given as **positions**: where the content would be if the view had no edges. The host applies
/// the rubber band to a position beyond an edge.
public struct HeaderReaction: Sendable, Equatable {
  /// A reaction that asks for nothing.
  @inlinable
  public static var none: HeaderReaction { HeaderReaction() }

  /// The new position of the content under the new layout. A drag or a deceleration continues from there.
  /// With an `animation`, the content scrolls there along with the header.
  ///
  /// A header that consumes `consumed` points of travel answers a scroll with
  /// `context.scroll.position - consumed`.
  public var position: Double?
  /// The new target of a fling, as an offset. Valid in an answer to `willEndDragging`, of a technique whose
  /// ``HeaderTraits/choosesTarget`` is true.
  public var targetContentOffset: Double?
  /// The animation to the new layout; `nil` shows it at once.
  public var animation: HeaderAnimation?

  /// A reaction that asks for every value that is not `nil`.
  @inlinable
  public init(
    position: Double? = nil, targetContentOffset: Double? = nil, animation: HeaderAnimation? = nil
  ) {
    self.position = position
    self.targetContentOffset = targetContentOffset
    self.animation = animation
  }

  /// The position, unless it is reached with an animation.
  @inlinable @inline(__always)
  public var immediatePosition: Double? {
    animation == nil ? position : nil
  }

  /// Whether position and target are finite. An animation whose duration is not finite takes no time.
  @inlinable
  var isFinite: Bool {
    (position ?? 0).isMeasurable && (targetContentOffset ?? 0).isMeasurable
  }

  /// Returns a reaction that scrolls to `offset`, limited to the range in which content may rest: at once,
  /// or in the 0.3 seconds of UIScrollView's animated scroll. It asks for nothing if the content is there
  /// already.
  public static func scrolling(
    to offset: Double, animated: Bool, in context: HeaderContext
  ) -> HeaderReaction {
    let target = context.scroll.contentOffsetRange.clamp(offset)
    guard target != context.scroll.contentOffset else { return .none }
    return HeaderReaction(position: target, animation: animated ? .scrolling : nil)
  }
}
