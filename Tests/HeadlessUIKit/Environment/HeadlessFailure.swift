/// What would have ended the app on a phone. A test expects ``HeadlessScreen/failures`` to be empty.
public enum HeadlessFailure: Sendable, Equatable {
  /// A list called a method that its delegate answered when it was assigned, and that nothing answers
  /// now.
  case unrecognizedSelector(HeadlessSelector)
}

/// What a phone would have written to its log.
public enum HeadlessWarning: Sendable, Equatable {
  /// A table was told to lay itself out before it was in a window, and so made cells for a size that
  /// is not its own: `UITableViewAlertForLayoutOutsideViewHierarchy`.
  case tableLayoutOutsideViewHierarchy
}
