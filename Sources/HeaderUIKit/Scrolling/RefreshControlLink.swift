#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderPlatform

  /// The refresh control that a scroll view may have: the room it takes, and where it is seen.
  ///
  /// UIKit hangs it from the adjusted inset, behind the rows, and keeps it there while the content is
  /// pulled away below. Its frame is UIKit's, so what moves is its bounds, and what is in it with
  /// them.
  @MainActor
  final class RefreshControlLink {
    @WeakView private var scrollView: UIScrollView
    /// The control whose content was moved, and by how much.
    private weak var moved: UIRefreshControl?
    private var share = InsetShare()

    init(_ scrollView: UIScrollView) {
      _scrollView = WeakView(scrollView)
    }

    /// The control, where it is in the scroll view: a large title takes it into the bar.
    private var control: UIRefreshControl? {
      guard let control = scrollView.refreshControl, control.superview === scrollView else {
        return nil
      }
      return control
    }

    /// Points that the control needs to be seen; 0 where there is none.
    var height: Double {
      guard let control, !control.isHidden else { return 0 }
      return Double(control.bounds.height)
    }

    /// Whether something is being fetched.
    var isRefreshing: Bool { control?.isRefreshing ?? false }

    /// Whether the control is another than the one that was shown last.
    var hasChanged: Bool { control !== moved }

    /// Whether there is no control to be shown, and none to be put back.
    var isIdle: Bool { control == nil && moved == nil }

    /// What the control adds to the adjusted inset while it refreshes. UIKit does not say; it is what
    /// the app's inset and the safe area do not account for, and of the safe area UIKit adds all or
    /// nothing.
    var inset: Double {
      guard let control else { return 0 }
      let added = Double(scrollView.adjustedContentInset.top - scrollView.contentInset.top)
      let safeArea = Double(scrollView.safeAreaInsets.top)
      let isAlone = control.isRefreshing && added == Double(control.bounds.height)
      return isAlone && added != safeArea ? added : max(0, added - safeArea)
    }

    /// Lets the control appear `edge` points below the scroll view's top.
    func show(at edge: Double) {
      if hasChanged { restore() }
      guard let control else { return }
      moved = control
      move(by: edge - restingEdge)
    }

    /// Points below the scroll view's top at which UIKit has the control, once it is pulled out: where
    /// content begins while nothing is being fetched.
    var restingEdge: Double { Double(scrollView.adjustedContentInset.top) - inset }

    /// Puts it back where UIKit has it.
    func restore() {
      move(by: 0)
      moved = nil
    }

    private func move(by amount: Double) {
      guard let moved else { return }
      let origin = Double(-moved.bounds.origin.y)
      let wanted = share.change(to: amount, in: origin)
      if wanted != origin { moved.bounds.origin.y = -wanted }
    }
  }
#endif
