#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform

  /// A layout guide between the header's lower edge and the bar's upper one.
  @MainActor
  final class HeaderGuide {
    @WeakView private var header: UIView
    private var guide: UILayoutGuide?
    private var bottom: NSLayoutConstraint?

    /// A guide below `header`, which is added when it is first used.
    init(under header: UIView) {
      _header = WeakView(header)
    }

    /// Returns the guide, which belongs to the header's superview and ends above `bar`.
    func layoutGuide(above bar: UIView?) -> UILayoutGuide {
      if let guide { return guide }
      let made = UILayoutGuide()
      guide = made
      let container = header.superview ?? header
      container.addLayoutGuide(made)
      let frame = (container as? UIScrollView)?.frameLayoutGuide
      NSLayoutConstraint.activate([
        made.topAnchor.constraint(equalTo: header.bottomAnchor),
        made.leadingAnchor.constraint(equalTo: frame?.leadingAnchor ?? container.leadingAnchor),
        made.trailingAnchor.constraint(equalTo: frame?.trailingAnchor ?? container.trailingAnchor),
      ])
      setBar(bar)
      return made
    }

    /// Lets the guide end above `bar`, or at the bottom of the header's superview.
    func setBar(_ bar: UIView?) {
      bottom?.isActive = false
      guard let guide, let container = guide.owningView else { return }
      let frame = (container as? UIScrollView)?.frameLayoutGuide
      bottom = guide.bottomAnchor.constraint(
        equalTo: bar?.topAnchor ?? frame?.bottomAnchor ?? container.bottomAnchor)
      bottom?.isActive = true
    }

    /// Animates views that are constrained to it, inside an animation.
    func layOut() {
      guide?.owningView?.layOutGliding()
    }

    /// Removes the guide.
    func remove() {
      guard let guide else { return }
      bottom?.isActive = false
      guide.owningView?.removeLayoutGuide(guide)
      self.guide = nil
    }
  }
#endif
