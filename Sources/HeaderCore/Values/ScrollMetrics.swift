public import ScrollPhysics

/// A scroll view's vertical geometry at one moment.
///
///     ┌───────────────┐ ─┬─────────────  -adjustedContentInset.top = minimumContentOffset
///     │  inset        │  │
///     ├───────────────┤  │ ← content starts at 0
///     │  content      │  bounds
///     │               │  │
///     └───────────────┘ ─┴─────────────
///
/// Lengths are in points, and y grows downwards. The numbers are UIScrollView's: `contentOffset` is
/// `contentOffset.y`, `contentSize` is `contentSize.height`, and `bounds` is `bounds.height`.
public struct ScrollMetrics: Sendable, Equatable {
  /// The y coordinate of the content at the top of the bounds.
  public var contentOffset: Double
  /// Height of the content.
  public var contentSize: Double
  /// Height of the scroll view.
  public var bounds: Double
  /// The sum of the app's, the safe area's and the header's insets.
  public var adjustedContentInset: ScrollInsets
  /// The part of `adjustedContentInset.top` that the header and a refresh control have added.
  public var headerInset: Double
  /// Whether a finger is on the scroll view, dragging or not.
  public var isTracking: Bool
  /// Where the content would be if the view had no edges.
  ///
  /// Within ``contentOffsetRange`` it equals `contentOffset`. Beyond an edge, under a finger, it is the
  /// offset without the rubber band. A header needs it to take its share of a pull that crosses the edge in
  /// a single event.
  public var position: Double
  /// Whether nothing moves the content, and nothing has just moved it beyond its top. Resting content that lies
  /// beyond an edge has not been pulled: the edge has moved, or is not on a pixel.
  public var isResting: Bool
  /// Velocity of the content in points per millisecond, positive when the offset grows; `nil` if the host
  /// does not know it. Every host knows it when a finger lifts.
  public var velocity: Double?

  /// Metrics with the given numbers. An omitted `position` follows from `contentOffset`: through the rubber
  /// band if `isTracking`, and equal otherwise.
  @inlinable
  public init(
    contentOffset: Double, contentSize: Double, bounds: Double,
    adjustedContentInset: ScrollInsets = .zero, headerInset: Double = 0, isTracking: Bool = false,
    position: Double? = nil, isResting: Bool = false, velocity: Double? = nil
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.bounds = bounds
    self.adjustedContentInset = adjustedContentInset
    self.headerInset = headerInset
    self.isTracking = isTracking
    self.isResting = isResting
    self.velocity = velocity
    self.position = position ?? contentOffset
    if position == nil, isTracking {
      self.position = contentOffsetRange.position(forOffset: contentOffset, dimension: bounds)
    }
  }

  /// The smallest offset at which content rests, with its top under the top inset.
  @inlinable
  public var minimumContentOffset: Double { -adjustedContentInset.top }

  /// The largest offset at which content rests, with its end above the bottom inset. For short content, it is
  /// ``minimumContentOffset``.
  @inlinable
  public var maximumContentOffset: Double {
    max(minimumContentOffset, contentSize + adjustedContentInset.bottom - bounds)
  }

  /// The offsets at which the content may rest.
  @inlinable
  public var contentOffsetRange: ScrollRange {
    ScrollRange(minimum: minimumContentOffset, maximum: maximumContentOffset)
  }

  /// Points by which the content lies beyond an edge: negative past the top, positive past the end.
  public var overscroll: Double { contentOffsetRange.overscroll(at: contentOffset) }

  /// The app's and the safe area's part of the top inset.
  @inlinable
  public var foreignInsetTop: Double { adjustedContentInset.top - headerInset }

  /// Whether every number is finite, in the sense of ``HeaderContext/isFinite``.
  var isFinite: Bool {
    contentOffset.isMeasurable && contentSize.isMeasurable && bounds.isMeasurable
      && adjustedContentInset.isFinite && headerInset.isMeasurable && position.isMeasurable
      && (velocity ?? 0).isMeasurable
  }
}
