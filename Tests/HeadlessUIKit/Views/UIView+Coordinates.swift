extension UIView {
  /// `point` of this view in the coordinates of `view`, or of the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let target = view ?? root
    return target.point(fromRoot: pointInRoot(point))
  }

  /// `point` of `view`, or of the window, in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let source = view ?? root
    return self.point(fromRoot: source.pointInRoot(point))
  }

  /// `rect` of this view in the coordinates of `view`, or of the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    guard let parentView else { return point }
    return parentView.pointInRoot(state.pointInSuperview(point))
  }

  private func point(fromRoot point: CGPoint) -> CGPoint {
    guard let parentView else { return point }
    return state.point(fromSuperview: parentView.point(fromRoot: point))
  }

  /// The frontmost view at `point` that touches reach, this one included.
  func touchedView(at point: CGPoint) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !isClosedByAnimation,
      self.point(inside: point, with: nil)
    else { return nil }
    for view in childViews.reversed() {
      if let hit = view.hitTest(view.state.point(fromSuperview: point), with: nil) { return hit }
    }
    return self
  }
}
