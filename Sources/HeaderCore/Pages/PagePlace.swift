/// Where the user has left one of several lists that share a header.
///
/// Only the user's own drag or fling in a list changes its place. The header changes where the list is shown,
/// not its place.
public enum PagePlace: Sendable, Equatable {
  /// At the top of the list, as far down as the header puts it.
  case top
  /// At a content offset of the list's scroll view, in points.
  case offset(Double)
}
