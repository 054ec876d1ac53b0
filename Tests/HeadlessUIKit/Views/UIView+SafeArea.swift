extension UIView {
  /// Computes the safe area of this view and its descendants, and notifies views whose safe area has changed.
  ///
  /// A view's safe area is the part of its superview's that overlaps its frame, plus what its controller adds.
  /// `isMoved` computes the descendants even if this view's safe area stays the same.
  func updateSafeArea(isMoved: Bool = false) {
    let insets = makeSafeArea()
    let isChanged = insets != currentSafeArea
    guard isChanged || isMoved else { return }
    if isChanged {
      currentSafeArea = insets
      screen.layoutGeneration += 1
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
      setNeedsLayout()
    }
    for view in childViews { view.updateSafeArea(isMoved: true) }
  }

  private func makeSafeArea() -> UIEdgeInsets {
    guard let parentView, window != nil else {
      return self is UIWindow ? screen.safeAreaInsets : .zero
    }
    // A scroll view has already moved its content out of the part that it adds to its insets.
    let applied = (parentView as? UIScrollView)?.appliedSafeArea ?? .zero
    let parent = parentView.currentSafeArea
    let around = parentView.bounds
    let frame = self.frame
    func covered(_ inset: CGFloat, _ distance: CGFloat, _ length: CGFloat) -> CGFloat {
      max(0, min(inset - distance, length))
    }
    let insets = UIEdgeInsets(
      top: covered(parent.top - applied.top, frame.minY - around.minY, frame.height),
      left: covered(parent.left - applied.left, frame.minX - around.minX, frame.width),
      bottom: covered(parent.bottom - applied.bottom, around.maxY - frame.maxY, frame.height),
      right: covered(parent.right - applied.right, around.maxX - frame.maxX, frame.width))
    return insets + (controller?.addedSafeArea ?? .zero)
  }
}
