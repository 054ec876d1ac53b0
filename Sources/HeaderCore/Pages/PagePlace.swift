/// Where a reader has left one of several lists that share a header.
///
/// Only the reader's own drag or fling in a list changes its place. A header that comes or goes
/// changes where the list is shown, and not where it was left.
public enum PagePlace: Sendable, Equatable {
  /// At the top of the list, wherever the header lets that be.
  case top
  /// At a content offset of the list's scroll view, in points.
  case offset(Double)
}
