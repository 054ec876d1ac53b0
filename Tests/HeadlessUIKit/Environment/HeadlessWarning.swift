/// What a phone would have written to its log.
public enum HeadlessWarning: Sendable, Equatable {
  /// A table was told to lay itself out before it was in a window, and so made cells for a size that
  /// is not its own: `UITableViewAlertForLayoutOutsideViewHierarchy`.
  case tableLayoutOutsideViewHierarchy
}
