/// The state of a scroll view's refresh control, as a host reads it that can inspect the views.
package struct RefreshControlState: Sendable, Equatable {
  /// Height of the control, in points.
  package var height: Double
  /// Whether it is refreshing.
  package var isRefreshing: Bool
  /// Whether the header lies over it.
  package var isCovered: Bool
  /// Whether it is shown above the header, which then moves down with the content; `nil` does so only if there
  /// is no room for it below.
  package var isAboveHeader: Bool?
  /// Whether the header is the first part of the content, with the control above both.
  package var isAboveContent: Bool

  package init(
    height: Double, isRefreshing: Bool, isCovered: Bool, isAboveHeader: Bool?,
    isAboveContent: Bool
  ) {
    self.height = height
    self.isRefreshing = isRefreshing
    self.isCovered = isCovered
    self.isAboveHeader = isAboveHeader
    self.isAboveContent = isAboveContent
  }
}
