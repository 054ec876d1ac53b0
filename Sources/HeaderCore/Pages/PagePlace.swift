/// Where a reader has left one of several lists that share a header.
///
/// Only the reader's own drag or fling in a list changes its place. A header that comes or goes
/// changes where the list is shown, and not where it was left.
public enum PagePlace: Sendable, Equatable {
  /// At the top of the list, wherever the header lets that be.
  case top
  /// At a content offset of the list's scroll view, in points.
  case offset(Double)

  /// Whether its offset, if it has one, is finite.
  var isFinite: Bool {
    if case .offset(let offset) = self {
      offset.isMeasurable
    } else {
      true
    }
  }

  /// The place of a list whose content is at `offset` over a header on which content rests at
  /// -`line`: content that rests on the header is at the top. `tolerance` is half a pixel.
  public init(offset: Double, line: Double, tolerance: Double) {
    self = offset <= -line + tolerance ? .top : .offset(offset)
  }
}

/// How a list is aligned with a header that it shares with others.
///
///     shown offset = max(place, -line)          top counts as minus infinity
///
/// bounded by the end of the list. Room below a short list counts to it only as far as the header has
/// collapsed: under a larger one it would cover content that fits. It depends on the place and the
/// header alone, so lists may be aligned when they appear and while they are seen, in any order, also
/// in the middle of a swipe.
///
///     header   ┌────────┐        ┌────────┐
///              └────────┘ line   │        │
///              row 40            └────────┘ line     a list at its place, and one that the larger
///              row 41            row 1               header would cover: it goes below
///
/// - Complexity: O(1), no allocation.
public struct PageAlignment: Sendable, Equatable {
  /// Where content rests on the header as it is now, in points from the container's top. For a
  /// header that follows the position: its bottom edge, or 0 where it is out of sight, and what lies
  /// between it and the content.
  public var line: Double
  /// The largest offset at which the list's content may rest under the header as it is now.
  public var maximumOffset: Double

  /// The alignment of a list that ends at `maximumOffset` with a header on which content rests at
  /// `line`.
  public init(line: Double, maximumOffset: Double) {
    self.line = line
    self.maximumOffset = maximumOffset
  }

  /// The offset at which a list that was left at `place` is shown.
  ///
  /// `looksTheSame` says whether the header would look as it does now with the list at its place; it
  /// always does where the header does not follow the position, and two headers out of sight look
  /// the same. Where it would not, the list goes to the header, and the header stays.
  public func offset(of place: PagePlace, looksTheSame: Bool = true) -> Double {
    guard case .offset(let offset) = place, looksTheSame else { return min(-line, maximumOffset) }
    return min(max(offset, -line), maximumOffset)
  }

  /// The room to add below content `contentSize` points high, in a view `viewHeight` points high
  /// with `insetBottom`, so that a collapsed header can stay over it: down to where content rests on
  /// the collapsed header, and one pixel more.
  public static func bottomRoom(
    contentSize: Double, insetBottom: Double, viewHeight: Double, collapsedLine: Double,
    scale: Double
  ) -> Double {
    max(0, viewHeight - collapsedLine + 1 / max(scale, 1) - contentSize - insetBottom)
  }
}
