/// The topmost view: a controller's view fills it, and touches begin in it.
open class UIWindow: UIView {
  private var isVisible = false

  /// Itself.
  open override var window: UIWindow? { self }

  /// Whose view fills it.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.leaveWindow()
      if isVisible { rootViewController?.enter(self) }
    }
  }

  /// Shows it, with the root controller's view in it, and sends it the screen's touches.
  open func makeKeyAndVisible() {
    guard !isVisible else { return }
    isVisible = true
    isHidden = false
    screen.window = self
    updateSafeArea()
    rootViewController?.enter(self)
    layoutIfNeeded()
  }

  override func stateDidChange(from old: VisibleState) {
    // First, or the view would have a safe area meanwhile that fits neither size.
    if state.size != old.size { rootViewController?.viewIfLoaded?.place(at: bounds) }
    super.stateDidChange(from: old)
  }
}
