import HeaderCore
import ScrollPhysics

/// What a scroll view says of itself at one moment, and why its offset may have changed since the
/// moment before. UIKit reports that content has moved and leaves the cause to be found out.
struct ScrollReading: Equatable {
  /// The content offset, in the technique's coordinates.
  var contentOffset: Double
  /// Whether a finger drags.
  var isDragging: Bool
  /// Whether a finger is down.
  var isTracking: Bool
  /// Whether the content moves by itself after a drag.
  var isDecelerating: Bool
  /// The pan gesture's translation, `nil` where it is not known to belong to this drag.
  var translation: Double?

  /// Why the offset changed from `previous`, in a range of `range` now.
  ///
  ///     a finger drags and has moved               drag
  ///     the content decelerates                    deceleration
  ///     it was off the pixels, or off the range,
  ///     and now is not; or the geometry changed    layout
  ///     anything else                              programmatic
  func cause(
    since previous: ScrollReading, in range: ScrollRange, grid: PixelGrid, geometryChanged: Bool
  ) -> ScrollCause {
    guard !geometryChanged else { return .layout }
    if isDragging {
      let isStill = translation != nil && translation == previous.translation
      return isStill ? .programmatic : .drag
    }
    if isDecelerating {
      let wasInside = range.contains(previous.contentOffset)
      return wasInside && settlesOnPixel(since: previous, grid: grid) ? .layout : .deceleration
    }
    let isReturn =
      range.overscroll(at: previous.contentOffset) != 0
      && isAt(range.clamp(previous.contentOffset))
    return isReturn || settlesOnPixel(since: previous, grid: grid) ? .layout : .programmatic
  }

  /// Whether all that happened is that the offset went to the pixel nearest to it.
  private func settlesOnPixel(since previous: ScrollReading, grid: PixelGrid) -> Bool {
    !isAt(previous.contentOffset) && isAt(grid.rounded(previous.contentOffset))
  }

  /// Whether the content is at `offset`, but for the last digits: the technique's coordinates may be
  /// shifted against the view's.
  private func isAt(_ offset: Double) -> Bool {
    (contentOffset - offset).magnitude < 1e-9
  }
}
