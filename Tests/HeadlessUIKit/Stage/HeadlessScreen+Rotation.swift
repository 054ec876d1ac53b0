extension HeadlessScreen {
  /// Gives the window another size, as a rotation or a split view does, in `duration` seconds, and
  /// with it `safeArea`, if that is another.
  public func resize(
    to size: CGSize, safeArea: UIEdgeInsets? = nil, duration: TimeInterval = 0
  ) {
    guard let window else { return }
    UIView.animate(withDuration: duration) {
      window.place(at: CGRect(origin: window.frame.origin, size: size))
      if let safeArea { self.safeAreaInsets = safeArea }
      window.layoutIfNeeded()
    }
  }
}
