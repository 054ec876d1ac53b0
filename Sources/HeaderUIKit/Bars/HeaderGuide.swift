#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform

  /// The rectangle between the header's lower edge and the bar's upper one, for the app's constraints.
  @MainActor
  final class HeaderGuide {
    @WeakView private var header: UIView
    private var guide: UILayoutGuide?
    private var bottom: NSLayoutConstraint?

    /// A rectangle below `header`, once it is asked for.
    init(under header: UIView) {
      _header = WeakView(header)
    }

    /// The rectangle, in the view that the header lies in, above `bar`.
    func rectangle(above bar: UIView?) -> UILayoutGuide {
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
      end(above: bar)
      return made
    }

    /// Ends above `bar`, or at the bottom of what the header lies in.
    func end(above bar: UIView?) {
      bottom?.isActive = false
      guard let guide, let container = guide.owningView else { return }
      let frame = (container as? UIScrollView)?.frameLayoutGuide
      bottom = guide.bottomAnchor.constraint(
        equalTo: bar?.topAnchor ?? frame?.bottomAnchor ?? container.bottomAnchor)
      bottom?.isActive = true
    }

    /// Lets what hangs on it glide along, inside an animation.
    func layOut() {
      guide?.owningView?.layOutGliding()
    }

    /// Takes it away.
    func end() {
      guard let guide else { return }
      bottom?.isActive = false
      guide.owningView?.removeLayoutGuide(guide)
      self.guide = nil
    }
  }
#endif
