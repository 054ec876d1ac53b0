extension UIView {
  /// Moves the subview `view` to the front.
  public func bringSubviewToFront(_ view: UIView) {
    countWrite()
    insert(view, at: childViews.count)
  }

  /// Whether this view is `view` or lies inside it.
  public func isDescendant(of view: UIView) -> Bool {
    selfAndAncestors.contains { $0 === view }
  }

  /// This view, its superview, and so on.
  var selfAndAncestors: UnfoldFirstSequence<UIView> {
    sequence(first: self) { $0.parentView }
  }

  /// The topmost ancestor, or the view itself.
  var root: UIView { parentView?.root ?? self }

  /// Calls `body` for this view and all its descendants, parents first.
  func forEachView(_ body: (UIView) -> Void) {
    body(self)
    for view in childViews { view.forEachView(body) }
  }

  func insert(_ view: UIView, at index: Int) {
    let isMoved = view.parentView === self
    if isMoved { childViews.removeAll { $0 === view } }
    let indicator = (self as? UIScrollView)?.headlessIndicator
    let count = childViews.count - (indicator.map { childViews.last === $0 } == true ? 1 : 0)
    let newIndex = min(max(index, 0), count)
    guard !isMoved else { return childViews.insert(view, at: newIndex) }
    let newWindow = window
    let appearance = view.controller?.appearanceChange(movingTo: newWindow)
    let changesWindow = view.window !== newWindow
    if let previous = view.parentView { view.leave(previous) }
    childViews.insert(view, at: newIndex)
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
    parent.dropConstraints { constraint in
      [constraint.firstItem, constraint.secondItem].contains {
        NSLayoutConstraint.view(of: $0)?.isDescendant(of: self) ?? false
      }
    }
    parent.childViews.removeAll { $0 === self }
    parentView = nil
    parent.constraintsDidChange()
  }
}
