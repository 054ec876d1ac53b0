#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderObservation
  import HeaderPlatform
  import ScrollPhysics

  /// Shows the header on the screen: its place, its animation, and the views bound in it.
  @MainActor
  final class HeaderPresenter {
    var placer: HeaderPlacer
    /// The state behind the views.
    let observed: ObservedHeader
    /// The running animation.
    private(set) var run: Run?
    /// The bound elements and parts, in the order of binding.
    private var bindings: [HeaderBinding] = []
    /// Lets fingers on the header scroll the list.
    let touches = HeaderTouches()
    /// Shapes the system's scroll edge effect.
    let edgeEffect = ScrollEdgeEffect()
    /// The list that was set as the content scroll view of the system's bars, if it had to be set.
    weak var contentScrollView: UIScrollView?
    /// The layout guide between the header and the bar.
    let guide = HeaderGuide()
    /// The accessibility of the header.
    var accessibility: HeaderAccessibility?
    /// The bar at the bottom that follows the header.
    var bar: BarPresenter?
    /// Called with every placed layout, inside the animation if the header is animated.
    var onLayout: (@MainActor (HeaderLayout, Double) -> Void)?

    /// An animation of the header.
    struct Run {
      let animator: UIViewPropertyAnimator
      /// The list whose content is animated with the header, and what moves it.
      var carried: (link: ScrollViewLink, run: ContentRun)?
      /// Aligns the other visible lists in every frame.
      let pages: FrameWatch
    }

    init(_ placer: HeaderPlacer, of observed: ObservedHeader) {
      (self.placer, self.observed) = (placer, observed)
    }

    /// The list whose content is animated with the header, and what moves it.
    var carried: (link: ScrollViewLink, run: ContentRun)? { run?.carried }
    /// The header's layout, at the end of the animation if one runs.
    var layout: HeaderLayout { observed.presented.placed.layout }
    /// The layouts and the times of the running animation.
    private var timedRun: TimedRun? { run == nil ? nil : observed.presented.placed.run }

    /// The header as bound views depend on it. A header in the list's content gets the safe area as layout margins,
    /// so its `safeAreaTop` is 0.
    var bound: BoundHeader {
      let driver = observed.forwarder.driver
      return BoundHeader(
        layout: layout, parts: driver.parts(of: layout),
        safeAreaTop: driver.traits.liesInContent ? 0 : placer.safeAreaTop)
    }

    /// Places the header and the views bound in it.
    func show() {
      placeHeader()
      applyBindings()
      accessibility?.update(to: layout.collapsedFraction)
      reportLayout()
      // Auto Layout animates only views that are laid out inside the animation.
      if UIView.inheritedAnimationDuration > 0 {
        placer.header.layOutIfShown()
        guide.layOut()
      }
    }

    /// Calls ``onLayout``.
    func reportLayout() {
      onLayout?(layout, observed.presented.overlap)
    }

    /// Places the header, moved down by the refresh control above it, with its bar and its edge effect. Bound views stay
    /// as they are.
    func placeHeader() {
      var layout = layout
      // A header that lies in content which is animated with it is placed for the content's progress.
      if placer.followsContent, let progress = carried?.run.progress, let timedRun {
        layout = timedRun.transition.layout(at: progress)
      }
      placer.place(observed.displaced(layout))
      bar?.keepInFront()
      edgeEffect.place(behind: placer.header, from: placer.frameOrigin)
    }

    /// The progress of the running animation on the screen.
    var progress: Double? {
      guard let run, let timedRun else { return nil }
      let (start, end) = (timedRun.transition.start, timedRun.transition.end)
      guard let frame = placer.header.layer.presentation()?.frame else { return nil }
      if start.headerHeight != end.headerHeight {
        return (Double(frame.height) - start.headerHeight) / (end.headerHeight - start.headerHeight)
      }
      if start.headerMinY != end.headerMinY {
        return (Double(frame.minY) - placer.frameOrigin - start.headerMinY)
          / (end.headerMinY - start.headerMinY)
      }
      return Double(run.animator.fractionComplete)
    }

    /// Starts an animation of `changes`, which set `transition`'s end. `completion` runs at the end, but not if the
    /// animation is stopped. Its argument says whether content was animated too.
    func begin(
      _ transition: HeaderTransition, _ animation: HeaderAnimation,
      carrying carried: (link: ScrollViewLink, run: ContentRun)?,
      changes: @escaping @MainActor () -> Void, completion: @escaping @MainActor (Bool) -> Void
    ) {
      // The transition may begin elsewhere than the header is, under larger bars for example. Pending layout is done
      // before, so that it is not animated.
      UIView.performWithoutAnimation {
        placer.place(observed.displaced(transition.start))
        placer.container.layOutIfShown()
        placer.header.layOutIfShown()
      }
      let animator = UIViewPropertyAnimator(animation, changes) { [weak self] in
        guard let self else { return }
        self.carried?.run.go(to: 1)
        let hasCarried = self.carried != nil
        run = nil
        if hasCarried { stopContent() }
        completion(hasCarried)
      }
      let pages = FrameWatch { [weak self, weak animator] _ in
        guard let self, let run, run.animator === animator else { return false }
        observed.alignForFrame(after: CACurrentMediaTime())
        return true
      }
      run = Run(animator: animator, carried: carried, pages: pages)
      animator.startAnimation(afterDelay: animation.delay)
      followWithPages()
    }

    /// Aligns the other visible lists in every frame of a running animation.
    func followWithPages() {
      if placer.isShared { run?.pages.start() }
    }

    /// Stops animating the content with the header.
    func stopContent() {
      run?.carried = nil
      if placer.followsContent { placeHeader() }
    }

    /// Stops the animation where the header is on the screen.
    func stopRun() {
      guard let run else { return }
      run.animator.stopAnimation(true)
      self.run = nil
      // The views stay where they are on the screen, and constraints with unchanged constants would not move them.
      placer.container.setNeedsLayout()
    }

    // MARK: Bound views

    /// Adds `binding`, instead of a previous one with its name.
    func bind(_ binding: HeaderBinding) {
      unbind(binding.name)
      bindings.append(binding)
      binding.apply(in: bound)
    }

    /// Removes and restores what is bound to `name`.
    func unbind(_ name: String) {
      for binding in bindings where binding.name == name { binding.restore() }
      bindings.removeAll { $0.name == name }
    }

    /// Moves each binding to the element with the same name in `choreography`, to be applied with the next layout,
    /// which restores what has no track there. A second call leaves that to the app. Bindings to parts stay.
    func rebind(to choreography: HeaderChoreography) {
      for index in bindings.indices { bindings[index].rebind(to: choreography) }
    }

    /// Applies what is bound in the current layout.
    func applyBindings() {
      guard !bindings.isEmpty else { return }
      let header = bound
      for binding in bindings { binding.apply(in: header) }
    }

    /// Removes and restores everything.
    func restore() {
      touches.restore()
      stopRun()
      for binding in bindings { binding.restore() }
      bindings = []
      bar?.restore()
      accessibility?.end()
      edgeEffect.end()
      guide.remove()
      (bar, accessibility) = (nil, nil)
      placer.restore()
    }
  }
#endif
