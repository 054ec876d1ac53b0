extension UIView {
  /// Follows the constraints, from the topmost view down, and lets the views here and below that are
  /// marked lay out their subviews. Goes on while that marks others.
  func layOutMarkedViews() {
    // Views that mark each other for ever would never be done.
    for _ in 0..<16 {
      root.followConstraints()
      guard layOutOnce() else { return }
    }
  }

  /// Lays out each marked view once; gives whether there was one.
  private func layOutOnce() -> Bool {
    var wasMarked = isMarkedForLayout
    if isMarkedForLayout {
      isMarkedForLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in childViews where view.layOutOnce() { wasMarked = true }
    return wasMarked
  }

  /// Puts every view where the constraints want it, if anything has changed since the last time.
  private func followConstraints() {
    guard screen.hasConstraints else { return }
    // A frame may lead to another safe area, and that to another frame.
    for _ in 0..<8 {
      let generation = screen.layoutGeneration
      guard solvedGeneration != generation else { return }
      var problem = LayoutProblem(root: self)
      problem.solve()
      problem.place()
      solvedGeneration = generation
    }
  }
}
