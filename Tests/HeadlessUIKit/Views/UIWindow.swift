/// A window. Its root controller's view fills it, and touches begin in it.
open class UIWindow: UIView {
  private var isVisible = false

  /// The window itself.
  open override var window: UIWindow? { self }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.leaveWindow()
      if isVisible { rootViewController?.enter(self) }
    }
  }

  /// Shows the window with its root controller's view, and makes it the screen's window.
  open func makeKeyAndVisible() {
    guard !isVisible else { return }
    isVisible = true
    screen.window = self
    updateSafeArea()
    rootViewController?.enter(self)
  }

  override func stateDidChange(from old: VisibleState) {
    // First, so that the view never has a safe area for the wrong size.
    if state.size != old.size { rootViewController?.viewIfLoaded?.place(at: bounds) }
    super.stateDidChange(from: old)
  }
}
