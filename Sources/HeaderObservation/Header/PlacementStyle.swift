/// How a header's content follows the header.
package enum PlacementStyle: Sendable, Equatable {
  /// Content is as high as the header, and is laid out again whenever the height changes.
  case compress
  /// Content keeps its height; its lower edge follows the header's lower edge.
  case slide
  /// Content keeps its height and its place in the expanded header; the header's lower edge clips it.
  case pin
}
