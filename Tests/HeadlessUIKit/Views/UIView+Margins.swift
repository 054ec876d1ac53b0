extension UIView {
  /// The distances of content from the edges, with the safe area if ``insetsLayoutMarginsFromSafeArea`` is set.
  /// 8 points by default.
  public var layoutMargins: UIEdgeInsets {
    get {
      let own = margins.resolved(effectiveUserInterfaceLayoutDirection)
      return insetsLayoutMarginsFromSafeArea ? own + currentSafeArea : own
    }
    set { directionalLayoutMargins = newValue.directional(effectiveUserInterfaceLayoutDirection) }
  }

  /// The ``layoutMargins`` with leading and trailing edges.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set {
      guard margins != newValue else { return }
      margins = newValue
      constraintsDidChange()
    }
  }

  /// The layout direction.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    screen.layoutDirection
  }

  /// Notifies every view and its controller that traits of the screen have changed.
  func traitsDidChange() {
    constraintsDidChange()
    forEachView { view in
      view.invalidateIntrinsicContentSize()
      view.traitCollectionDidChange(nil)
    }
  }
}
