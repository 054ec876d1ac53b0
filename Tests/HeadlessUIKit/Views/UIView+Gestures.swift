extension UIView {
  /// Lets `gestureRecognizer` see the touches on it, and no longer those on the view it was on.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if let previous = gestureRecognizer.view {
      guard previous !== self else { return }
      previous.removeGestureRecognizer(gestureRecognizer)
    }
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  /// Takes `gestureRecognizer` off it. What it is recognising is cancelled.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
    gestureRecognizer.wasTakenOff()
  }
}
