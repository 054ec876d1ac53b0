#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  public import HeaderPlatform

  /// Who makes the room above the content that a header lies over.
  @MainActor
  public enum HeaderRoom {
    /// The adapter: with an empty header view in a plain table view that has none, and with the
    /// content inset in any other scroll view.
    case automatic
    /// The content itself. The closure is called with the points that the content has to leave free
    /// at its top, 0 or more; the scroll view is laid out when it returns.
    ///
    /// For a collection view whose section headers pin: they stop at the content inset, and so below
    /// a header that has long gone, unless there is none.
    case content(@MainActor (_ points: CGFloat) -> Void)
  }
#endif
