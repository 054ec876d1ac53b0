/// The order in which a view appears:
///
///     viewWillAppear, into the window, layout, viewDidAppear
///
/// A child whose view is put into a parent's on screen goes through it by itself; one that is there
/// already goes along with its parent.
extension UIViewController {
  /// Becomes what `window` shows.
  func enter(_ window: UIWindow) {
    appearanceWillChange(to: true)
    view.place(at: window.bounds)
    window.addSubview(view)
    window.layoutIfNeeded()
    appearanceDidChange()
  }

  /// Is no longer what a window shows.
  func leaveWindow() {
    appearanceWillChange(to: false)
    viewIfLoaded?.removeFromSuperview()
    appearanceDidChange()
  }

  /// Its view is about to move into `window`, or out of one, as a child's. Gives what is to be done when it
  /// has.
  func appearanceChange(movingTo window: UIWindow?) -> (@MainActor () -> Void)? {
    guard let parentController, parentController.isAppearing,
      (window == nil) != (viewIfLoaded?.window == nil)
    else { return nil }
    appearanceWillChange(to: window != nil)
    // A parent that is still on its way ends what it takes along.
    return { [self] in
      if !parentController.isChangingAppearance || !isAppearing { appearanceDidChange() }
    }
  }

  private func appearanceWillChange(to isAppearing: Bool) {
    guard isAppearing != self.isAppearing else { return }
    (self.isAppearing, isChangingAppearance) = (isAppearing, true)
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(false)
    } else {
      viewWillDisappear(false)
    }
    for child in childrenInView { child.appearanceWillChange(to: isAppearing) }
  }

  private func appearanceDidChange() {
    guard isChangingAppearance else { return }
    isChangingAppearance = false
    if isAppearing { viewDidAppear(false) } else { viewDidDisappear(false) }
    for child in childrenInView { child.appearanceDidChange() }
  }

  private var childrenInView: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return childControllers.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }
}
