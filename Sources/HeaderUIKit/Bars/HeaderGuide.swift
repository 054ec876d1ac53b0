#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform

  /// A layout guide between the header's lower edge and the bar's upper one. It is added when it is first used.
  @MainActor
  final class HeaderGuide: UILayoutGuide {
    private var bottom: NSLayoutConstraint?

    /// Adds itself to the superview of `header`, unless it is in a view, and ends above `bar`.
    func begin(under header: UIView, above bar: UIView?) {
      guard owningView == nil else { return }
      let container = header.superview ?? header
      container.addLayoutGuide(self)
      let frame = (container as? UIScrollView)?.frameLayoutGuide
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: header.bottomAnchor),
        leadingAnchor.constraint(equalTo: frame?.leadingAnchor ?? container.leadingAnchor),
        trailingAnchor.constraint(equalTo: frame?.trailingAnchor ?? container.trailingAnchor),
      ])
      end(above: bar)
    }

    /// Ends above `bar`, or at the bottom of the header's superview.
    func end(above bar: UIView?) {
      bottom?.isActive = false
      guard let container = owningView else { return }
      let frame = (container as? UIScrollView)?.frameLayoutGuide
      bottom = bottomAnchor.constraint(
        equalTo: bar?.topAnchor ?? frame?.bottomAnchor ?? container.bottomAnchor)
      bottom?.isActive = true
    }

    /// Animates views that are constrained to it, inside an animation.
    func layOut() {
      owningView?.layOutGliding()
    }

    /// Removes itself, and with it the constraints to it.
    func remove() {
      owningView?.removeLayoutGuide(self)
    }
  }
#endif
