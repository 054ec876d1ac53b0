#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderObservation
  import HeaderPlatform

  /// Places a bar at the bottom of the screen, and animates it.
  ///
  ///     HeaderAttachment ──size──▶ FollowingBar ──layout──▶ BarPresenter ──frame──▶ view
  ///                                header's events
  @MainActor
  final class BarPresenter {
    /// Decides where the bar is, from the events of the header that it follows.
    let following: FollowingBar
    private let placed: PlacedView
    /// The bar's superview. The bar lies at the bottom of its bounds.
    @WeakView private var container: UIView
    /// Whether the app hides the bar's elements from assistive technology.
    private let hidesElements: Bool
    /// The running animation, with the layouts at its beginning and its end.
    private var run: (animation: HeaderAnimationRun, timed: TimedRun)?
    /// The guide between header and bar, which is animated with the bar.
    private let guide: HeaderGuide
    /// The width and safe area for which the bar was measured.
    private var measured = (width: 0.0, safeAreaBottom: 0.0)

    /// Shows `view` as the bar, moved by `movement`. A view without a superview is added to `container`.
    init(
      _ view: UIView, in container: UIView, moving movement: FollowingBar.Movement,
      below guide: HeaderGuide
    ) {
      self.guide = guide
      hidesElements = view.accessibilityElementsHidden
      following = FollowingBar(BottomBar(height: 0), moving: movement)
      placed = PlacedView(view, in: container, reachingUnder: .bottom)
      _container = WeakView(view.superview ?? container)
      if container is UIScrollView { placed.raise() }
      following.host = self
    }

    var view: UIView { placed.view }

    /// Measures the bar if the width or the safe area of its superview changed, or if `isContentNew`. Returns whether
    /// the bar's size changed.
    func measure(isContentNew: Bool = false) -> Bool {
      let now = (
        width: Double(container.bounds.width),
        safeAreaBottom: Double(container.safeAreaInsets.bottom)
      )
      guard isContentNew || now != measured, now.width > 0 else { return false }
      measured = now
      placed.margins?.reset()
      let height = placed.fittingHeight(forWidth: now.width, frameCounts: true)
      placed.margins?.follow(container)
      let bar = BottomBar(height: height ?? 0, safeAreaBottom: now.safeAreaBottom)
      defer { following.bar = bar }
      return bar != following.bar
    }

    /// Returns the points by which the whole bar covers `list` above its bottom `inset`.
    func room(in list: UIScrollView, besides inset: Double) -> Double {
      let below = Double(container.bounds.maxY - list.convert(list.bounds, to: container).maxY)
      return following.bar.room(besides: inset + below)
    }

    /// Places the bar, unless an animation is moving it.
    func place() {
      if run == nil { place(following.effects.layout) }
    }

    /// Places a bar whose superview is a list again, because the list has scrolled, and brings it in front of the cells
    /// that the list has inserted.
    func keepInFront() {
      guard container is UIScrollView else { return }
      // A header in the same list stays in front of the bar.
      if !container.subviews.suffix(2).contains(view) { container.bringSubviewToFront(view) }
      place()
    }

    private func place(_ layout: HeaderLayout) {
      let bounds = container.bounds
      let minY = following.minY(under: layout, in: Double(bounds.maxY))
      placed.place(
        from: minY, height: following.bar.extent,
        across: (Double(bounds.minX), Double(bounds.width)))
      if UIView.inheritedAnimationDuration > 0 { guide.layOut() }
      let isHidden = hidesElements || layout.collapsedFraction == 1
      if view.accessibilityElementsHidden != isHidden {
        view.accessibilityElementsHidden = isHidden
      }
    }

    private func stopRun() {
      run?.animation.stop()
      run = nil
    }

    /// Restores the view.
    func restore() {
      following.host = nil
      stopRun()
      view.accessibilityElementsHidden = hidesElements
      placed.restore()
    }
  }

  extension BarPresenter: @preconcurrency BarHost {
    var barProgress: Double? { run?.timed.progress(at: CACurrentMediaTime()) }

    func showBar(_ effects: HeaderEffects) {
      switch effects.appearance {
      case .animated(let transition, let animation):
        stopRun()
        let run = HeaderAnimationRun(animation)
        self.run = (run, TimedRun(transition, animation, at: CACurrentMediaTime()))
        run.start(after: animation.delay) { [weak self] in
          self?.place(transition.end)
        } completion: { [weak self] _ in
          self?.run = nil
        }
      case .running(let transition):
        let isEndNew =
          run?.timed.transition.end.collapsedFraction != transition.end.collapsedFraction
        run?.timed.transition = transition
        if isEndNew { place(transition.end) }
      case .layout:
        stopRun()
        place(effects.layout)
      case .held(let layout):
        stopRun()
        place(layout)
      }
    }
  }
#endif
