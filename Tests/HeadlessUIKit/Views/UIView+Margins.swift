extension UIView {
  /// Distances from the edges at which content begins, those of the safe area included where
  /// ``insetsLayoutMarginsFromSafeArea`` says so. 8 points at every edge unless set.
  public var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { directionalLayoutMargins = newValue.directional(effectiveUserInterfaceLayoutDirection) }
  }

  /// The same in the direction of reading.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set {
      guard margins != newValue else { return }
      margins = newValue
      constraintsDidChange()
    }
  }

  /// Which way it runs.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    screen.layoutDirection
  }

  /// The rectangle inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { marginsGuide }

  /// The rectangle inside the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }

  private var effectiveMargins: UIEdgeInsets {
    var margins = self.margins.resolved(effectiveUserInterfaceLayoutDirection)
    if insetsLayoutMarginsFromSafeArea { margins = margins + currentSafeArea }
    return margins
  }

  /// Tells every view, and every controller of one, that the traits are others.
  func passOnTraitChange(from previous: UITraitCollection) {
    constraintsDidChange()
    forEachView { view in
      view.invalidateIntrinsicContentSize()
      view.setNeedsLayout()
      view.traitCollectionDidChange(previous)
      view.controller?.traitCollectionDidChange(previous)
    }
  }
}
