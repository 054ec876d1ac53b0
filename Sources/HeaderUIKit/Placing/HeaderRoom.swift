#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  public import HeaderPlatform

  /// How the room above the content under an overlaid header is made.
  @MainActor
  public enum HeaderRoom {
    /// By an empty header view in a plain table view that has none, and by the content inset in all other scroll
    /// views.
    case automatic
    /// By the content itself. The closure gets the points that the content has to leave free at its top, 0 or more.
    /// The scroll view is laid out when it returns.
    ///
    /// For a collection view with pinned section headers. They pin at the content inset, and so would leave a gap
    /// when the header is gone.
    case content(@MainActor (_ points: CGFloat) -> Void)
  }
#endif
