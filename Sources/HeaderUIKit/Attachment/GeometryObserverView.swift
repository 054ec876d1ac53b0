#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderObservation
  import HeaderPlatform

  /// A hidden view that fills its superview, and reports changes of its size, safe area, text size and window.
  ///
  /// It is the last subview, because system bars search the first ones for the scroll view to follow. In a scroll
  /// view, its safe area excludes the part that is in the content's inset.
  @MainActor
  final class GeometryObserverView: UIView {
    /// The host that reads the changes.
    weak var host: HeaderHost?

    /// Adds itself to `view`, and reports to `host`.
    init(of host: HeaderHost, in view: UIView) {
      super.init(frame: .zero)
      isHidden = true
      self.host = host
      translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(self)
      let frame = (view as? UIScrollView)?.frameLayoutGuide
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: frame?.topAnchor ?? view.topAnchor),
        bottomAnchor.constraint(equalTo: frame?.bottomAnchor ?? view.bottomAnchor),
        leadingAnchor.constraint(equalTo: frame?.leadingAnchor ?? view.leadingAnchor),
        trailingAnchor.constraint(equalTo: frame?.trailingAnchor ?? view.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      if host?.measured == nil { host?.headerContentDidChange() }
      host?.reportGeometry()
      host?.attachment?.observed.performPending(at: CACurrentMediaTime())
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      host?.reportGeometry()
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      host?.windowDidChange()
      host?.reportGeometry()
      // The safe area may change until the layout, which reports the geometry again.
      setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      // The call does nothing, and is deprecated on visionOS.
      #if !os(visionOS)
        super.traitCollectionDidChange(previousTraitCollection)
      #endif
      // The text size may have changed, for example. The header may receive the change later than this view, so it
      // is measured at the next layout.
      host?.measured = nil
      setNeedsLayout()
    }
  }
#endif
