extension UIView {
  /// Puts `view`, one of its subviews, in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.parentView === self, childViews.last !== view else { return }
    insert(view, at: childViews.count)
  }

  /// Whether it is `view`, or lies somewhere in it.
  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.parentView
    }
    return false
  }

  /// The topmost view above it, or itself.
  var root: UIView {
    var view = self
    while let parent = view.parentView { view = parent }
    return view
  }

  /// Every view below and the view itself, parents first.
  func forEachView(_ body: (UIView) -> Void) {
    body(self)
    for view in childViews { view.forEachView(body) }
  }

  func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    if view.parentView === self {
      childViews.removeAll { $0 === view }
      childViews.insert(view, at: min(max(index, 0), childViews.count))
      return
    }
    let newWindow = window
    let appearance = view.controller?.appearanceChange(movingTo: newWindow)
    let changesWindow = view.window !== newWindow
    if let previous = view.parentView { view.leave(previous) }
    childViews.insert(view, at: min(max(index, 0), childViews.count))
    view.parentView = self
    view.constraintsDidChange()
    view.updateSafeArea(isMoved: true)
    if changesWindow { view.forEachView { $0.didMoveToWindow() } }
    setNeedsLayout()
    appearance?()
  }

  func detach() {
    guard let parentView else { return }
    let appearance = controller?.appearanceChange(movingTo: nil)
    let changesWindow = window != nil
    leave(parentView)
    updateSafeArea(isMoved: true)
    if changesWindow { forEachView { $0.didMoveToWindow() } }
    appearance?()
  }

  private func leave(_ parent: UIView) {
    parent.dropConstraints(reaching: self)
    parent.childViews.removeAll { $0 === self }
    parentView = nil
    parent.constraintsDidChange()
    parent.setNeedsLayout()
  }
}
