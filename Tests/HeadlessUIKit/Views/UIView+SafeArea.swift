extension UIView {
  /// Works the safe area out again, here and below, and tells the views that have another one.
  ///
  /// A view's safe area is the part of its superview's that reaches into its frame, plus what its
  /// controller adds. `isMoved` says that the frames below are to be looked at even if it stays.
  func updateSafeArea(isMoved: Bool = false) {
    let insets = makeSafeArea()
    let previous = currentSafeArea
    guard insets != previous || isMoved else { return }
    if insets != previous {
      currentSafeArea = insets
      screen.layoutGeneration += 1
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
      setNeedsLayout()
    }
    for view in childViews { view.updateSafeArea(isMoved: isMoved || insets != previous) }
  }

  private func makeSafeArea() -> UIEdgeInsets {
    guard let parentView, window != nil else { return isWindow ? screen.safeAreaInsets : .zero }
    let parent = parentView.safeAreaForSubviews
    let around = parentView.bounds
    let frame = self.frame
    // An edge that nothing covers stays uncovered, however far a view reaches beyond it.
    func covered(_ inset: CGFloat, _ distance: CGFloat, _ length: CGFloat) -> CGFloat {
      inset > 0 ? max(0, min(inset - distance, length)) : 0
    }
    var insets = UIEdgeInsets(
      top: covered(parent.top, frame.minY - around.minY, frame.height),
      left: covered(parent.left, frame.minX - around.minX, frame.width),
      bottom: covered(parent.bottom, around.maxY - frame.maxY, frame.height),
      right: covered(parent.right, around.maxX - frame.maxX, frame.width))
    if let controller { insets = insets + controller.addedSafeArea }
    return insets
  }

  private var isWindow: Bool { self is UIWindow }

  /// What of the safe area is left for subviews: a scroll view has moved its content out from under
  /// the rest.
  private var safeAreaForSubviews: UIEdgeInsets {
    guard let scrollView = self as? UIScrollView else { return currentSafeArea }
    return currentSafeArea - scrollView.letInSafeArea
  }
}
