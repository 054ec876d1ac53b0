#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderObservation
  import HeaderPlatform

  /// Places a bar at the bottom of the screen, and animates it.
  ///
  ///     HeaderAttachment ──size──▶ ObservedBar ──ShownHeader──▶ BarPresenter ──frame──▶ view
  ///                                header's events
  @MainActor
  final class BarPresenter {
    /// Decides where the bar is, from the events of the header that it follows.
    let observed: ObservedBar
    private let placed: PlacedView
    /// The bar's superview. The bar lies at the bottom of its bounds.
    @WeakView private var container: UIView
    /// Whether the app hides the bar's elements from assistive technology.
    private let hidesElements: Bool
    /// The running animation, and the time of its start.
    private var run: (animator: UIViewPropertyAnimator, startTime: Double)?
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
      observed = ObservedBar(moving: movement)
      // In a list the app's constraints would scroll with the content.
      let bottom = view.superview is UIScrollView ? nil : view.bottomConstraint
      placed = PlacedView(
        view, in: container, by: bottom.map { ($0, nil) },
        reachingUnder: bottom?.isRelativeToGuide == true ? [] : .bottom)
      _container = WeakView(view.superview ?? container)
      if container is UIScrollView { placed.raise() }
      observed.output = { [weak self] in self?.show($0) }
    }

    var view: UIView { placed.view }

    /// Measures the bar if the width or the safe area of its superview changed, or if `isContentNew`. Returns whether
    /// the bar's size changed.
    func measure(isContentNew: Bool = false) -> Bool {
      let space = (
        width: Double(container.bounds.width),
        safeAreaBottom: Double(container.safeAreaInsets.bottom)
      )
      guard isContentNew || space != measured, space.width > 0 else { return false }
      measured = space
      let bar = BottomBar(height: height, safeAreaBottom: space.safeAreaBottom)
      defer { observed.bar = bar }
      return bar != observed.bar
    }

    /// The bar's height above the safe area: where the app's constraints place it, or its own.
    private var height: Double {
      guard placed.isConstrained else {
        placed.margins?.reset()
        defer { placed.margins?.follow(container) }
        return placed.fittingHeight(forWidth: measured.width, frameCounts: true) ?? 0
      }
      placed.margins?.follow(container)
      container.layOutIfShown()
      placed.measure()
      return Double(container.bounds.maxY) - placed.originalMinY - measured.safeAreaBottom
    }

    /// Returns the points by which the whole bar covers `list` above its bottom `inset`. A page that is not on the
    /// screen yet is expected to end where the bar's container ends.
    func room(in list: UIScrollView, besides inset: Double) -> Double {
      guard list.window === container.window else { return observed.bar.room(besides: inset) }
      let below = Double(container.bounds.maxY - list.convert(list.bounds, to: container).maxY)
      return observed.bar.room(besides: inset + below)
    }

    /// Places the bar, unless an animation is moving it.
    func place() {
      if run == nil { place(observed.shown.layout) }
    }

    /// Places a bar in a list that has scrolled, and brings it in front of newly inserted cells.
    func keepInFront() {
      guard container is UIScrollView else { return }
      // A header in the same list stays in front of the bar.
      if !container.subviews.suffix(2).contains(view) { container.bringSubviewToFront(view) }
      place()
    }

    private func place(_ layout: HeaderLayout) {
      let bounds = container.bounds
      let minY = observed.bar.minY(hidden: layout.collapsedFraction, in: Double(bounds.maxY))
      placed.place(
        from: minY, height: observed.bar.extent,
        across: (Double(bounds.minX), Double(bounds.width)))
      if UIView.inheritedAnimationDuration > 0 {
        if placed.isConstrained { container.layOutGliding() }
        guide.layOut()
      }
      let isHidden = hidesElements || layout.collapsedFraction == 1
      if view.accessibilityElementsHidden != isHidden {
        view.accessibilityElementsHidden = isHidden
      }
    }

    /// Shows `bar`: animates it if its animation is new, and places it otherwise.
    private func show(_ bar: ShownHeader) {
      if bar.run?.startTime != run?.startTime { stopRun() }
      guard run == nil, let timed = bar.run else { return place(bar.layout) }
      let animator = UIViewPropertyAnimator(timed.animation) { [weak self] in
        self?.place(bar.layout)
      } completion: { [weak self] in
        self?.run = nil
        self?.observed.endRun(isShown: true)
      }
      run = (animator, timed.startTime)
      animator.startAnimation(afterDelay: timed.animation.delay)
    }

    private func stopRun() {
      run?.animator.stopAnimation(true)
      run = nil
    }

    /// Restores the view.
    func restore() {
      observed.output = { _ in }
      stopRun()
      view.accessibilityElementsHidden = hidesElements
      placed.restore()
    }
  }
#endif
