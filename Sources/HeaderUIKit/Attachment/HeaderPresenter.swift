#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderObservation
  import HeaderPlatform
  import ScrollPhysics

  /// The header on the screen, whichever list it is over: where it is, what animates it, and what
  /// moves inside it.
  @MainActor
  final class HeaderPresenter {
    var placer: HeaderPlacer
    /// Where the header belongs: the model, not what an animation shows of it.
    var layout = HeaderLayout.zero
    /// How far the header goes down for a refresh control, beside its layout.
    var displacement = RefreshDisplacement()
    /// Points of content under the header.
    var overlap = 0.0
    /// The animation that is under way.
    private(set) var run: HeaderAnimationRun?
    /// How high the header is by itself, for techniques that ask; `nil` where nothing leads to that.
    var ownHeight: Double?
    /// The elements of the choreography that views or closures play, in the order of binding.
    var bindings: [ElementBinding] = []
    /// What fingers on the header do.
    let touches = HeaderTouches()
    /// Behind the header, in the system's scroll edge effect.
    let edge = ScrollEdgeElement()
    /// Between the header and the bar.
    private(set) lazy var guide = HeaderGuide(under: placer.header)
    /// Answers assistive technology.
    var accessibility: HeaderAccessibility?
    /// The bar at the bottom that follows, if there is one.
    var bar: BarPresenter?
    /// Told of every layout as it is placed, inside the animation if there is one.
    var onLayout: (@MainActor (HeaderLayout, Double) -> Void)?

    init(_ placer: HeaderPlacer) {
      self.placer = placer
    }

    /// Puts the header where its layout has it, and what is bound in it.
    func show(_ header: BoundHeader) {
      layout = header.layout
      placeHeader()
      for binding in bindings { binding.play(in: header) }
      accessibility?.update(to: layout.collapsedFraction)
      onLayout?(layout, overlap)
      // Auto Layout animates what is laid out within an animation, and nothing else.
      if UIView.inheritedAnimationDuration > 0 {
        placer.header.layOutIfShown()
        guide.layOut()
      }
    }

    /// Puts the header where it belongs; nothing else.
    func placeHeader() {
      // A header that lies in content which goes along with it is moved with that, frame by frame.
      let carriedLayout = placer.followsContent ? run?.carriedLayout : nil
      placer.place(displacement.displaced(carriedLayout ?? layout))
      bar?.stay()
      edge.place(behind: placer.header, from: placer.frameOrigin)
    }

    /// Whether ``progress`` is that of the next frame and not of the one on the screen: content that follows an
    /// animated header is put where the header will be by then.
    var isAhead = false
    /// The longest that a frame lasts, in seconds.
    private static let frame = 1.0 / 60

    /// How far the animation that runs has got, read off the header as it is drawn.
    var progress: Double? {
      if isAhead, let run,
        run.timed.transition.end.headerMaxY < run.timed.transition.start.headerMaxY
      {
        return run.progress(in: HeaderPresenter.frame)
      }
      guard let run, let header = placer.header.layer.presentation() else { return nil }
      return run.progress(
        minY: Double(header.frame.minY) - placer.frameOrigin, height: Double(header.frame.height))
    }

    /// Begins an animation to `transition`'s end, which `changes` set.
    func begin(
      _ transition: HeaderTransition, _ animation: HeaderAnimation,
      carrying content: HeaderAnimationRun.Carried?,
      changes: @escaping @MainActor () -> Void, completion: @escaping @MainActor (Bool) -> Void
    ) {
      layout = transition.end
      // It begins where the header is seen, or elsewhere: under bars that are larger now, for example. What
      // waits to be laid out is not part of it.
      UIView.performWithoutAnimation {
        placer.place(displacement.displaced(transition.start))
        placer.container.layOutIfShown()
        placer.header.layOutIfShown()
      }
      let run = HeaderAnimationRun(transition, animation: animation, carrying: content)
      self.run = run
      run.start(changes) { [weak self] hasCarried in
        guard let self else { return }
        self.run = nil
        if hasCarried, placer.followsContent { placeHeader() }
        completion(hasCarried)
      }
    }

    /// Lets the content go elsewhere, which has gone along with the header.
    func letGo() {
      run?.letGo()
      if placer.followsContent { placeHeader() }
    }

    /// Ends the animation where the header is seen.
    func stopRun() {
      guard let run else { return }
      run.stop()
      self.run = nil
      // The views were left where they are seen. Constants that do not change would not move them.
      placer.container.setNeedsLayout()
    }

    /// Leaves what is bound to `name` as it was found.
    func unbind(_ name: String) {
      for binding in bindings where binding.element.name == name { binding.restore() }
      bindings.removeAll { $0.element.name == name }
    }

    /// Plays the elements of another choreography with what was bound to those of the same name, and to
    /// parts.
    func rebind(to choreography: HeaderChoreography, in header: BoundHeader) {
      bindings = bindings.compactMap { binding in
        guard !binding.element.tracks.isEmpty else { return binding }
        let name = binding.element.name
        guard let element = choreography.elements.first(where: { $0.name == name }) else {
          binding.restore()
          return nil
        }
        var binding = binding
        binding.element = element
        return binding
      }
      for binding in bindings { binding.play(in: header) }
    }

    /// Leaves everything as it was found.
    func restore() {
      touches.detach()
      run?.stop()
      run = nil
      for binding in bindings { binding.restore() }
      bindings = []
      bar?.restore()
      accessibility?.end()
      edge.end()
      guide.end()
      (bar, accessibility) = (nil, nil)
      placer.restore()
    }
  }
#endif
