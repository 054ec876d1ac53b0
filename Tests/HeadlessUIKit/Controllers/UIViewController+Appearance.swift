/// The order of calls when a view appears:
///
///     viewWillAppear, into the window, layout, viewDidAppear
///
/// A child whose view is added on the screen appears by itself. A child whose view was there before appears with its
/// parent.
extension UIViewController {
  /// Becomes the root controller of a visible window.
  func enter(_ window: UIWindow) {
    appearanceWillChange(to: true)
    view.place(at: window.bounds)
    window.addSubview(view)
    window.layoutIfNeeded()
    appearanceDidChange()
  }

  /// Is no longer the root controller.
  func leaveWindow() {
    appearanceWillChange(to: false)
    viewIfLoaded?.removeFromSuperview()
    appearanceDidChange()
  }

  /// The view of this child controller will move into `window`, or out of one. Returns what to call afterwards.
  func appearanceChange(movingTo window: UIWindow?) -> (@MainActor () -> Void)? {
    guard let parentController, parentController.isAppearing,
      (window == nil) != (viewIfLoaded?.window == nil)
    else { return nil }
    appearanceWillChange(to: window != nil)
    // A parent that is appearing itself calls `viewDidAppear` of its children.
    return { [self] in
      if !parentController.isChangingAppearance { appearanceDidChange() }
    }
  }

  private func appearanceWillChange(to isAppearing: Bool) {
    (self.isAppearing, isChangingAppearance) = (isAppearing, true)
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(false)
    }
    for child in childrenInView { child.appearanceWillChange(to: isAppearing) }
  }

  private func appearanceDidChange() {
    isChangingAppearance = false
    if isAppearing { viewDidAppear(false) } else { viewDidDisappear(false) }
    for child in childrenInView { child.appearanceDidChange() }
  }

  private var childrenInView: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }
}
