/// The order in which a view appears:
///
///     viewWillAppear, into the window, viewIsAppearing, layout, viewDidAppear
///
/// A child whose view is put into a parent's on screen goes through it by itself; one that is there
/// already goes along with its parent.
extension UIViewController {
  /// Tells it that its view is about to appear or disappear. For containers that see to that.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance != .appearing, appearance != .appeared else { return }
      appearance = .appearing
      hasReportedIsAppearing = false
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      guard appearance != .disappearing, appearance != .disappeared else { return }
      appearance = .disappearing
      viewWillDisappear(animated)
    }
    for child in childrenGoingAlong {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Tells it that its view has appeared or disappeared.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      reportIsAppearing()
      appearance = .appeared
      viewDidAppear(false)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(false)
    case .appeared, .disappeared:
      return
    }
    for child in childrenGoingAlong { child.endAppearanceTransition() }
  }

  /// Its view is in the window.
  func reportIsAppearing() {
    guard appearance == .appearing, !hasReportedIsAppearing else { return }
    hasReportedIsAppearing = true
    viewIsAppearing(false)
    for child in childrenGoingAlong { child.reportIsAppearing() }
  }

  private var childrenGoingAlong: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return childControllers.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  /// Becomes what `window` shows.
  func enter(_ window: UIWindow) {
    beginAppearanceTransition(true, animated: false)
    view.place(at: window.bounds)
    window.addSubview(view)
    reportIsAppearing()
    window.layoutIfNeeded()
    endAppearanceTransition()
  }

  /// Is no longer what a window shows.
  func leaveWindow() {
    beginAppearanceTransition(false, animated: false)
    viewIfLoaded?.removeFromSuperview()
    endAppearanceTransition()
  }

  /// Its view is about to move into `window`, or out of one, as a child's. The caller says
  /// when that is done.
  func appearanceChange(movingTo window: UIWindow?, in superview: UIView?) -> AppearanceChange? {
    guard let parentController, parentController.shouldAutomaticallyForwardAppearanceMethods,
      (window == nil) != (viewIfLoaded?.window == nil)
    else { return nil }
    switch parentController.appearance {
    case .appeared, .appearing:
      beginAppearanceTransition(window != nil, animated: false)
      return AppearanceChange(controller: self, endsNow: parentController.appearance == .appeared)
    case .disappeared, .disappearing:
      return nil
    }
  }
}

/// A child that is appearing or disappearing by itself.
@MainActor
struct AppearanceChange {
  let controller: UIViewController
  /// Whether it is over when the view has moved; otherwise the parent, which is still on its way,
  /// ends it.
  let endsNow: Bool

  func finish() {
    if endsNow || controller.appearance == .disappearing { controller.endAppearanceTransition() }
  }
}
