extension UIViewController {
  /// Lets bars at `edge` look at `scrollView`.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    for single in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing]
    where edge.contains(single) {
      contentScrollViews[single] = scrollView.map { HeadlessWeak(object: $0) }
    }
    scrollView?.geometryDidChange()
  }

  func adopt(_ child: UIViewController) {
    guard child.parentController !== self else { return }
    if child.parentController != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    childControllers.append(child)
    child.parentController = self
  }

  func leaveParent() {
    guard let parentController else { return }
    parentController.childControllers.removeAll { $0 === self }
    self.parentController = nil
    didMove(toParent: nil)
  }
}
