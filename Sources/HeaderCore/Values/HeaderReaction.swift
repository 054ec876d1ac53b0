import ScrollPhysics

/// What a technique asks of the scroll view, besides laying out the header.
///
/// Offsets are spoken of as **positions**: where the content would be if the view had no edges. The
/// host lets the rubber band answer a position beyond an edge, once.
public struct HeaderReaction: Sendable, Equatable {
  /// Nothing is asked.
  @inlinable
  public static var none: HeaderReaction { HeaderReaction() }

  /// The position the content should have under the new layout instead; a drag or a deceleration
  /// continues from there. Together with an `animation` it is where the content goes along with the
  /// header.
  ///
  /// A header that consumes `consumed` points of travel answers a scroll with
  /// `context.scroll.position - consumed`.
  public var position: Double?
  /// Where a fling should end instead, in the offsets of the event. Only an answer to
  /// `willEndDragging`, of a technique whose ``HeaderTraits/choosesTarget`` says so.
  public var targetContentOffset: Double?
  /// How the new layout is reached; at once without it.
  public var animation: HeaderAnimation?

  /// A reaction that asks for whatever is not `nil`.
  @inlinable
  public init(
    position: Double? = nil,
    targetContentOffset: Double? = nil,
    animation: HeaderAnimation? = nil
  ) {
    self.position = position
    self.targetContentOffset = targetContentOffset
    self.animation = animation
  }

  /// The position asked for, where it is asked for at once and not along with an animation.
  @inlinable @inline(__always)
  public var immediatePosition: Double? {
    animation == nil ? position : nil
  }

  /// Whether every position and offset asked for is finite. An animation of a duration that is not
  /// takes no time.
  @inlinable
  var isFinite: Bool {
    (position ?? 0).isMeasurable && (targetContentOffset ?? 0).isMeasurable
  }

  /// Goes to the offset nearest to `offset` at which content may rest: at once, or in 0.3 seconds as
  /// an animated scroll of UIScrollView does. Content that is there already is left alone.
  public static func scrolling(
    to offset: Double, animated: Bool, in context: HeaderContext
  ) -> HeaderReaction {
    let target = context.scroll.contentOffsetRange.clamp(offset)
    guard target != context.scroll.contentOffset else { return .none }
    return HeaderReaction(position: target, animation: animated ? .scrolling : nil)
  }
}
