#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform

  /// The refresh control that a scroll view may have: the room it takes, and where it is seen.
  ///
  /// UIKit hangs it from the adjusted inset, behind the rows, and keeps it there while the content is
  /// pulled away below. Its frame is UIKit's, so what moves is its bounds, and what is in it with
  /// them.
  extension ScrollViewLink {
    /// The control, where it is in the scroll view: a large title takes it into the bar.
    private var refreshControl: UIRefreshControl? {
      view.refreshControl.flatMap { $0.superview === view ? $0 : nil }
    }

    /// Points that the control needs to be seen; 0 where there is none.
    var refreshHeight: Double {
      guard let refreshControl, !refreshControl.isHidden else { return 0 }
      return Double(refreshControl.bounds.height)
    }

    /// Whether something is being fetched.
    var isRefreshing: Bool { refreshControl?.isRefreshing ?? false }

    /// Whether the control is another than the one that was shown last.
    var isRefreshControlNew: Bool { refreshControl !== added.movedControl }

    /// Whether there is a control to be shown, or one to be put back.
    var hasRefreshControl: Bool { refreshControl != nil || added.movedControl != nil }

    /// What the control adds to the adjusted inset while it refreshes. UIKit does not say; it is what
    /// the app's inset and the safe area do not account for, and of the safe area UIKit adds all or
    /// nothing.
    var refreshInset: Double {
      guard let refreshControl else { return 0 }
      let safeArea = Double(view.safeAreaInsets.top)
      let isAlone =
        refreshControl.isRefreshing && systemInsetTop == Double(refreshControl.bounds.height)
      return isAlone && systemInsetTop != safeArea
        ? systemInsetTop : max(0, systemInsetTop - safeArea)
    }

    /// Points below the scroll view's top at which UIKit has the control, once it is pulled out: where
    /// content begins while nothing is being fetched.
    var refreshEdge: Double { Double(view.adjustedContentInset.top) - refreshInset }

    /// Lets the control appear `edge` points below the scroll view's top.
    func showRefreshControl(at edge: Double) {
      if isRefreshControlNew { restoreRefreshControl() }
      guard let refreshControl else { return }
      added.movedControl = refreshControl
      moveRefreshControl(by: edge - refreshEdge)
    }

    /// Puts it back where UIKit has it.
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
