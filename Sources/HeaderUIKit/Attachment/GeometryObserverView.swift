#if canImport(UIKit) || canImport(HeadlessUIKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// An invisible view over another one, which reports that view's changes: a new size, a new safe area,
  /// larger text, coming into a window.
  ///
  /// It is the last of its container's subviews: among the first, system bars look for the scroll
  /// view that they follow.
  @MainActor
  final class GeometryObserverView: UIView {
    /// Who put it there.
    weak var host: HeaderHost?
    /// The geometry may have changed.
    var geometryMayHaveChanged: (() -> Void)?
    /// The view has come into a window, or has left one.
    var windowDidChange: (() -> Void)?
    /// The size of text, or something else that sizes depend on, has changed, and every view has
    /// heard of it.
    var traitsDidChange: (() -> Void)?
    private var hasPendingTraitChange = false

    override init(frame: CGRect) {
      super.init(frame: frame)
      isHidden = true
    }

    required init?(coder: NSCoder) {
      nil
    }

    /// Lies over `view`: beside it, or in it where it has no superview, or where it is the root view of a
    /// controller, which may be moved to another container.
    func cover(_ view: UIView) {
      translatesAutoresizingMaskIntoConstraints = false
      guard let container = view.superview, !(view.next is UIViewController) else {
        return fill(view)
      }
      container.addSubview(self)
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: view.topAnchor),
        bottomAnchor.constraint(equalTo: view.bottomAnchor),
        leadingAnchor.constraint(equalTo: view.leadingAnchor),
        trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }

    /// Fills the frame of `container`, scrolling or not.
    func fill(_ container: UIView) {
      translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(self)
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
      if hasPendingTraitChange {
        hasPendingTraitChange = false
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
      hasPendingTraitChange = true
      setNeedsLayout()
    }
  }
#endif
