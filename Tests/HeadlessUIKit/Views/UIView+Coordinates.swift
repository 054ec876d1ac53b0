extension UIView {
  /// Converts `point` to the coordinates of `view`, or of the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    (view ?? root).point(fromRoot: pointInRoot(point))
  }

  /// Converts `point` from the coordinates of `view`, or of the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    self.point(fromRoot: (view ?? root).pointInRoot(point))
  }

  /// Converts `rect` to the coordinates of `view`, or of the window.
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
}
