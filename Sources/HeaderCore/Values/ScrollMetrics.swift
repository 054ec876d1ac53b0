public import ScrollPhysics

/// What an inset takes from a scroll view's bounds, in points.
public struct ScrollInsets: Sendable, Equatable {
  /// No inset at either end.
  public static let zero = ScrollInsets(top: 0, bottom: 0)

  /// Above the content; negative where the content's own top is tucked away.
  public var top: Double
  /// Below the content.
  public var bottom: Double

  /// Insets of `top` points above and `bottom` points below the content.
  public init(top: Double, bottom: Double) {
    self.top = top
    self.bottom = bottom
  }

  /// See ``HeaderContext/isFinite``.
  var isFinite: Bool { top.isMeasurable && bottom.isMeasurable }
}

/// A scroll view's vertical geometry at one moment: all a technique knows of it.
///
///     ┌───────────────┐ ─┬─────────────  -adjustedContentInset.top = minimumContentOffset
///     │  inset        │  │
///     ├───────────────┤  │ ← content starts at 0
///     │  content      │  bounds
///     │               │  │
///     └───────────────┘ ─┴─────────────
///
/// Everything is in points, y grows downwards, and the numbers are UIScrollView's own:
/// `contentOffset` is `contentOffset.y`, `contentSize` is `contentSize.height`, `bounds` is
/// `bounds.height`.
public struct ScrollMetrics: Sendable, Equatable {
  /// Which point of the content lies at the top of the bounds.
  public var contentOffset: Double
  /// Height of the content.
  public var contentSize: Double
  /// Height of the scroll view.
  public var bounds: Double
  /// Everything that insets the content: the app's insets, the safe area's and the header's.
  public var adjustedContentInset: ScrollInsets
  /// The part of `adjustedContentInset.top` that the header itself put there, and what lies between
  /// the header and the content: a refresh control's room.
  public var headerInset: Double
  /// Whether a finger is on the scroll view, dragging or not.
  public var isTracking: Bool
  /// Where the content would be if the view had no edges.
  ///
  /// Inside ``contentOffsetRange`` this is `contentOffset`. Beyond an edge, under a finger, it is what the
  /// finger asked for before the rubber band answered; only with it can a header take its share of
  /// a pull that crosses the edge in a single event.
  public var position: Double
  /// Whether nothing moves the content, nor has just put it there. Where it lies beyond an edge all the
  /// same, the edge has moved, and the host brings it back: it has not been pulled.
  public var isResting: Bool
  /// How fast the content moves, in points per millisecond, positive when the offset grows; `nil` where
  /// the host does not know. Every host knows it when a finger lifts.
  public var velocity: Double?

  /// Metrics with the given numbers. Without a `position`, it is read back from the rubber band
  /// while `isTracking`, and is `contentOffset` otherwise.
  @inlinable
  public init(
    contentOffset: Double,
    contentSize: Double,
    bounds: Double,
    adjustedContentInset: ScrollInsets = .zero,
    headerInset: Double = 0,
    isTracking: Bool = false,
    position: Double? = nil,
    isResting: Bool = false,
    velocity: Double? = nil
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

  /// The offset with the content's top under the top inset, as far up as content rests.
  @inlinable
  public var minimumContentOffset: Double { -adjustedContentInset.top }

  /// The offset with the content's end above the bottom inset; the minimum for content that is
  /// short.
  @inlinable
  public var maximumContentOffset: Double {
    max(minimumContentOffset, contentSize + adjustedContentInset.bottom - bounds)
  }

  /// The offsets at which the content may rest.
  @inlinable
  public var contentOffsetRange: ScrollRange {
    ScrollRange(minimum: minimumContentOffset, maximum: maximumContentOffset)
  }

  /// How far the content lies beyond an edge: negative past the top, positive past the end.
  public var overscroll: Double { contentOffsetRange.overscroll(at: contentOffset) }

  /// The inset at the top that lies above header and content: the app's and the safe area's.
  @inlinable
  public var foreignInsetTop: Double { adjustedContentInset.top - headerInset }

  /// See ``HeaderContext/isFinite``.
  var isFinite: Bool {
    contentOffset.isMeasurable && contentSize.isMeasurable && bounds.isMeasurable
      && adjustedContentInset.isFinite && headerInset.isMeasurable && position.isMeasurable
      && (velocity ?? 0).isMeasurable
  }
}
