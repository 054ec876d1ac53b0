#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import ScrollPhysics
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// What surrounds the content, without anything that the header itself does: when it is another,
  /// a technique has to hear of it, and a change of the offset that comes with it is not the
  /// user's travel.
  struct HeaderGeometry: Equatable {
    var containerSize: CGSize
    var containerHeight: Double
    var safeAreaTop: Double
    var contentSize: Double
    var foreignInset: ScrollInsets
    var refreshInset: Double
    var fittingHeight: Double?
  }

  extension HeaderHost {
    /// The view whose size and safe area count: in an overlay the list itself.
    var container: UIView { placer.mounting == .overlay ? link.view : placer.container }

    /// Points from the layout's zero down to the list's bottom.
    var containerHeight: Double {
      placer.mounting == .overlay ? link.bounds : placer.containerHeight
    }

    /// Points of safe area below the layout's zero.
    var safeAreaTop: Double {
      placer.mounting == .overlay ? Double(link.view.safeAreaInsets.top) : placer.safeAreaTop
    }

    var currentGeometry: HeaderGeometry {
      HeaderGeometry(
        containerSize: container.bounds.size, containerHeight: containerHeight,
        safeAreaTop: safeAreaTop, contentSize: link.contentSize,
        foreignInset: ScrollInsets(
          // Of the safe area the scroll view sees more as the header makes way, which is no news.
          top: link.foreignInsetTop - link.overlappedSafeArea,
          bottom: link.foreignInsetBottom),
        refreshInset: link.refreshControl.inset,
        fittingHeight: presenter.givenHeight ?? presenter.fittingHeight)
    }

    /// Looks whether the geometry is another, and tells the technique. Gives whether it is.
    @discardableResult
    func noticeGeometry() -> Bool {
      guard isAttached, !observer.isWriting, !isHandlingGeometryChange else { return false }
      // Outside a window there is no safe area, and the sizes are not the screen's.
      guard container.window != nil || geometry?.containerSize == .zero else { return false }
      isHandlingGeometryChange = true
      defer { isHandlingGeometryChange = false }
      renewRoom()
      let geometry = currentGeometry
      guard geometry != self.geometry else { return false }
      let isWidthNew = geometry.containerSize.width != self.geometry?.containerSize.width
      let isSafeAreaNew = geometry.safeAreaTop != self.geometry?.safeAreaTop
      if geometry.contentSize != self.geometry?.contentSize {
        link.contentDidChange()
        lists?.contentDidChange()
      }
      placer.prepare()
      if isWidthNew { measure() } else if isSafeAreaNew { measureAtRest() }
      takeBackBarTravel(from: self.geometry?.safeAreaTop ?? geometry.safeAreaTop)
      self.geometry = currentGeometry
      isHandlingGeometryChange = false
      observer.look()
      report(.geometryDidChange)
      lists?.align(self)
      return true
    }

    /// The app has written its own inset over the header's: makes the room again, and undoes what the
    /// scroll view did to the offset meanwhile.
    private func renewRoom() {
      guard link.isOverwritten else { return }
      let offset = observer.offset
      observer.writing {
        link.makeRoom(link.room.amount)
        link.makeBottomRoom(link.bottomRoom)
        if isAtRest { moveContent(to: link.range.clamp(offset)) }
      }
      observer.resetOffset()
    }

    /// The header's content asks for another height, perhaps: measures it again.
    func headerContentDidChange() {
      guard isAttached else { return }
      placer.prepare()
      measure()
      noticeGeometry()
    }

    /// Measures now, or once the content is at rest: a bar that shrinks under a finger changes the safe
    /// area in every frame.
    private func measureAtRest() {
      needsMeasure = !isAtRest
      if isAtRest { measure() }
    }

    /// Takes the header's own height: rounded up to whole pixels, as content rests on them.
    func measure() {
      needsMeasure = false
      let height = placer.fittingHeight(forWidth: Double(container.bounds.width))
      let scale = max(link.grid.scale, 1)
      presenter.fittingHeight = height.map { ($0 * scale).rounded(.up) / scale }
    }
  }

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
      let isRoot = view.next is UIViewController
      pin(to: view, in: isRoot ? view : view.superview ?? view)
    }

    /// Fills the frame of `container`, scrolling or not.
    func fill(_ container: UIView) {
      pin(to: container, in: container)
    }

    private func pin(to view: UIView, in container: UIView) {
      translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(self)
      let frame = (view as? UIScrollView)?.frameLayoutGuide
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: frame?.topAnchor ?? view.topAnchor),
        bottomAnchor.constraint(equalTo: frame?.bottomAnchor ?? view.bottomAnchor),
        leadingAnchor.constraint(equalTo: frame?.leadingAnchor ?? view.leadingAnchor),
        trailingAnchor.constraint(equalTo: frame?.trailingAnchor ?? view.trailingAnchor),
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
      // It does nothing, and to call it is deprecated on visionOS since its first release.
      #if !os(visionOS)
        super.traitCollectionDidChange(previousTraitCollection)
      #endif
      // The header may hear of it later than this view does, and lays itself out by then.
      hasPendingTraitChange = true
      setNeedsLayout()
    }
  }
#endif
