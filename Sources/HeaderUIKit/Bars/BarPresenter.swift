#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderObservation
  import HeaderPlatform

  /// A bar at the bottom, on the screen: where it is, and what animates it.
  ///
  /// It is moved by its frame, as a whole. Each list has room for the whole bar at its end, which changes
  /// with the geometry only: while the bar moves nothing of a list is written.
  @MainActor
  final class BarPresenter {
    /// Moves the bar.
    let following: FollowingBar
    private let placed: PlacedView
    /// What the bar lies in, and is at the bottom of.
    @WeakView private var container: UIView
    private let margins: HeaderMargins
    private var run: HeaderAnimationRun?
    /// What may hang on its upper edge.
    private let guide: HeaderGuide
    /// What the bar has been measured for.
    private var measured = (width: 0.0, safeAreaBottom: 0.0)

    /// A bar that `movement` moves: `view`, in the view that it lies in, or else in `container`.
    init(
      _ view: UIView, in container: UIView, moving movement: FollowingBar.Movement,
      below guide: HeaderGuide
    ) {
      self.guide = guide
      following = FollowingBar(BottomBar(height: 0), moving: movement)
      placed = PlacedView(view, in: container)
      _container = WeakView(view.superview ?? container)
      margins = HeaderMargins(view, reachesUnder: .bottom)
      if container is UIScrollView { view.layer.zPosition += 1 }
      following.host = self
    }

    var view: UIView { placed.view }
    /// How much of the bar is hidden, 0 none of it to 1 all of it: where it is going, if an animation runs.
    var hiddenFraction: Double { following.hiddenFraction }

    /// Looks whether the bar has another size, `isContentNew` because something in it has changed.
    /// Returns whether it has.
    func measure(isContentNew: Bool = false) -> Bool {
      let now = (
        width: Double(container.bounds.width),
        safeAreaBottom: Double(container.safeAreaInsets.bottom)
      )
      guard isContentNew || now != measured, now.width > 0 else { return false }
      measured = now
      let height = margins.withoutSafeArea {
        placed.fittingHeight(forWidth: now.width, frameCounts: true)
      }
      margins.follow(container)
      let bar = BottomBar(height: height ?? 0, safeAreaBottom: now.safeAreaBottom)
      defer { following.bar = bar }
      return bar != following.bar
    }

    /// Points of `list` that the whole bar covers at its bottom, beside `inset` of it that is there anyway.
    func room(in list: UIScrollView, besides inset: Double) -> Double {
      let below = Double(container.bounds.maxY - list.convert(list.bounds, to: container).maxY)
      return following.bar.room(besides: inset + below)
    }

    /// Puts the bar where it belongs, unless an animation takes it there.
    func place() {
      if run == nil { place(following.effects.layout) }
    }

    /// Keeps a bar that lies in a list in sight, and in front of what the list inserts.
    func stay() {
      guard container is UIScrollView else { return }
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
      let isGone = layout.collapsedFraction == 1
      if view.accessibilityElementsHidden != isGone { view.accessibilityElementsHidden = isGone }
    }

    private func stopRun() {
      run?.stop()
      run = nil
    }

    /// Leaves the view as it was found.
    func restore() {
      following.host = nil
      stopRun()
      margins.restore()
      if container is UIScrollView { view.layer.zPosition -= 1 }
      view.accessibilityElementsHidden = false
      placed.restore()
    }
  }

  extension BarPresenter: @preconcurrency BarHost {
    var barProgress: Double? { run?.progress(in: 0) }

    func showBar(_ effects: HeaderEffects) {
      switch effects.appearance {
      case .animated(let transition, let animation):
        stopRun()
        let run = HeaderAnimationRun(transition, animation: animation)
        self.run = run
        run.start({ [weak self] in self?.place(transition.end) }) { [weak self] _ in self?.run = nil
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
