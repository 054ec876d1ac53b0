#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform

  /// The refresh control of a scroll view: its room and its place.
  ///
  /// UIKit places it at the adjusted inset, behind the rows, and keeps it there while the content is pulled down. Its
  /// frame belongs to UIKit, so its bounds are moved, and its contents with them.
  extension ScrollViewLink {
    /// The control, if it is in the scroll view. A large title moves it into the bar.
    private var refreshControl: UIRefreshControl? {
      view.refreshControl.flatMap { $0.superview === view ? $0 : nil }
    }

    /// Height of the control; 0 if there is none, or if it is hidden.
    var refreshHeight: Double {
      guard let refreshControl, !refreshControl.isHidden else { return 0 }
      return Double(refreshControl.bounds.height)
    }

    /// Whether it is refreshing.
    var isRefreshing: Bool { refreshControl?.isRefreshing ?? false }

    /// Whether the control changed since it was last placed.
    var isRefreshControlNew: Bool { refreshControl !== added.movedControl }

    /// Whether there is a control to place or to restore.
    var hasRefreshControl: Bool { refreshControl != nil || added.movedControl != nil }

    /// The control's part of the adjusted inset while it refreshes. UIKit does not report it.
    ///
    /// UIKit adds either the whole safe area or none of it. If all that it adds is the control's height, it has added
    /// none, unless the safe area has that height too.
    var refreshInset: Double {
      guard let refreshControl else { return 0 }
      let safeArea = Double(view.safeAreaInsets.top)
      let looksLikeControlAlone =
        refreshControl.isRefreshing && systemInsetTop == Double(refreshControl.bounds.height)
      return looksLikeControlAlone && systemInsetTop != safeArea
        ? systemInsetTop : max(0, systemInsetTop - safeArea)
    }

    /// Where UIKit places the control, in points below the scroll view's top: where content begins while nothing
    /// refreshes.
    var refreshEdge: Double { Double(view.adjustedContentInset.top) - refreshInset }

    /// Places the control `edge` points below the scroll view's top.
    func showRefreshControl(at edge: Double) {
      if isRefreshControlNew { restoreRefreshControl() }
      guard let refreshControl else { return }
      added.movedControl = refreshControl
      moveRefreshControl(by: edge - refreshEdge)
    }

    /// Restores UIKit's place.
    func restoreRefreshControl() {
      moveRefreshControl(by: 0)
      added.movedControl = nil
    }

    private func moveRefreshControl(by amount: Double) {
      guard let moved = added.movedControl else { return }
      let origin = Double(-moved.bounds.origin.y)
      let wanted = added.control.change(to: amount, in: origin)
      if wanted != origin { moved.bounds.origin.y = -wanted }
    }
  }
#endif
