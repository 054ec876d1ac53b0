extension UIView {
  /// Applies the constraints from the root view down, and lays out the marked views, until none is marked.
  func layOutMarkedViews() {
    repeat { root.applyConstraints() } while layOutOnce()
  }

  /// Lays out each marked view once. Returns whether there was one.
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

  /// Gives every view its frame if anything has changed since the last time. A new frame may change the safe area,
  /// and that the frames.
  private func applyConstraints() {
    while screen.hasConstraints, solvedGeneration != screen.layoutGeneration {
      solvedGeneration = screen.layoutGeneration
      var problem = LayoutProblem(root: self)
      problem.solve()
      problem.place()
    }
  }
}
