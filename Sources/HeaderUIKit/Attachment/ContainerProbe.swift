#if canImport(UIKit) || canImport(HeadlessUIKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// An invisible view that hears what its container hears: a new size, a new safe area, larger
  /// text, coming into a window.
  @MainActor
  final class ContainerProbe: UIView {
    /// Who put it there.
    weak var engine: HeaderEngine?
    /// The container's geometry may have changed.
    var geometryMayHaveChanged: (() -> Void)?
    /// The container has come into a window, or has left one.
    var windowDidChange: (() -> Void)?
    /// The size of text, or something else that sizes depend on, has changed, and every view has
    /// heard of it.
    var traitsDidChange: (() -> Void)?
    private var owesTraits = false

    override init(frame: CGRect) {
      super.init(frame: frame)
      isHidden = true
    }

    required init?(coder: NSCoder) {
      nil
    }

    /// Fills the frame of `container`, scrolling or not.
    func fill(_ container: UIView) {
      translatesAutoresizingMaskIntoConstraints = false
      container.insertSubview(self, at: 0)
      let frame = (container as? UIScrollView)?.frameLayoutGuide
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: frame?.topAnchor ?? container.topAnchor),
        bottomAnchor.constraint(equalTo: frame?.bottomAnchor ?? container.bottomAnchor),
        leadingAnchor.constraint(equalTo: frame?.leadingAnchor ?? container.leadingAnchor),
        trailingAnchor.constraint(equalTo: frame?.trailingAnchor ?? container.trailingAnchor),
      ])
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      if owesTraits {
        owesTraits = false
        traitsDidChange?()
      }
      geometryMayHaveChanged?()
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      geometryMayHaveChanged?()
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      windowDidChange?()
      geometryMayHaveChanged?()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      // The header may hear of it later than this view does, and lays itself out by then.
      owesTraits = true
      setNeedsLayout()
    }
  }
#endif
