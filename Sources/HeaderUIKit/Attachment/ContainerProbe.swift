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
    /// The container's geometry may have changed.
    var geometryMayHaveChanged: (() -> Void)?
    /// The size of text, or something else that sizes depend on, has changed.
    var traitsDidChange: (() -> Void)?

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
      geometryMayHaveChanged?()
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      geometryMayHaveChanged?()
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      geometryMayHaveChanged?()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      traitsDidChange?()
    }
  }
#endif
