#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import ScrollPhysics
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// The header on the screen, whichever list it is over: where it is, what animates it, and what
  /// moves inside it.
  @MainActor
  final class HeaderPresenter {
    private(set) var placer: any HeaderPlacer
    /// Where the header belongs: the model, not what an animation shows of it.
    var layout = HeaderLayout.zero
    /// How far the header goes down for a refresh control, beside its layout.
    var displacement = RefreshDisplacement()
    /// Points of content under the header.
    var overlap = 0.0
    /// The animation that is under way.
    private(set) var run: HeaderAnimationRun?
    /// The header's own height, where it has one.
    var fittingHeight: Double?
    /// The height that the app has given, in place of a measured one.
    var givenHeight: Double?
    /// The elements of the choreography that views or closures play, in the order of binding.
    var bindings: [BoundElement] = []
    /// Told of every layout as it is placed, inside the animation if there is one.
    var onLayout: (@MainActor (HeaderLayout, Double) -> Void)?

    init(_ placer: any HeaderPlacer) {
      self.placer = placer
    }

    /// Lets another placer put the header where it belongs: the one that `make` gives once everything is
    /// as this one found it.
    func replacePlacer(_ make: () -> (any HeaderPlacer)?) {
      placer.restore()
      placer = make() ?? placer
    }

    /// Puts the header where `layout` has it; `safeAreaTop` points at its top are covered.
    func show(_ layout: HeaderLayout, safeAreaTop: Double) {
      self.layout = layout
      placeHeader()
      for bound in bindings {
        bound.binding.apply(bound.element.tracks, in: layout, safeAreaTop: safeAreaTop)
      }
      onLayout?(layout, overlap)
    }

    /// Puts the header where it belongs; nothing else.
    func placeHeader() {
      placer.place(displacement.displaced(layout))
    }

    /// Whether ``progress`` is what will be drawn next: for content that is put where an animated header
    /// will be by then.
    var isAhead = false
    /// The longest that a frame lasts, in seconds.
    private static let frame = 1.0 / 60

    /// How far the animation that runs has got, read off the header as it is drawn.
    var progress: Double? {
      if isAhead, let run, run.transition.end.headerMaxY < run.transition.start.headerMaxY {
        return run.progress(in: HeaderPresenter.frame)
      }
      guard let run, let header = placer.header.layer.presentation() else { return nil }
      return run.progress(
        minY: Double(header.frame.minY) - placer.frameOrigin, height: Double(header.frame.height))
    }

    /// Begins an animation to `transition`'s end, which `changes` set.
    func begin(
      _ transition: HeaderTransition, _ animation: HeaderAnimation,
      carrying content: (link: ScrollViewLink, offset: Double)?,
      changes: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void
    ) {
      layout = transition.end
      run = HeaderAnimationRun(
        transition, animation: animation, carrying: content, changes: changes,
        completion: { [weak self] in
          self?.run = nil
          completion()
        })
    }

    /// Ends the animation where the header is seen.
    func stopRun() {
      guard let run else { return }
      run.stop()
      self.run = nil
      // The views were left where they are seen. Constants that do not change would not move them.
      placer.container.setNeedsLayout()
    }

    /// Plays the elements of another choreography with what was bound to those of the same name.
    func rebind(to choreography: HeaderChoreography, safeAreaTop: Double) {
      bindings = bindings.compactMap { bound in
        let name = bound.element.name
        guard let element = choreography.elements.first(where: { $0.name == name }) else {
          bound.binding.restore()
          return nil
        }
        bound.binding.apply(element.tracks, in: layout, safeAreaTop: safeAreaTop)
        return BoundElement(element: element, binding: bound.binding)
      }
    }

    /// Leaves everything as it was found.
    func restore() {
      run?.stop()
      run = nil
      for bound in bindings { bound.binding.restore() }
      bindings = []
      placer.restore()
    }
  }

  /// A header animation that is under way: the animator that shows it, and what it leaves and goes
  /// to.
  @MainActor
  final class HeaderAnimationRun {
    /// What it leaves, and where it goes.
    var transition: HeaderTransition
    private let animator: UIViewPropertyAnimator
    private let animation: HeaderAnimation
    private let startTime = CACurrentMediaTime()
    /// The content that goes along.
    private let link: ScrollViewLink?

    /// Sets everything to `transition`'s end with `changes`, and shows the way there; with `carrying`
    /// the content goes along, to that offset. `completion` runs when it has got there, and not when
    /// it is stopped.
    init(
      _ transition: HeaderTransition, animation: HeaderAnimation,
      carrying content: (link: ScrollViewLink, offset: Double)? = nil,
      changes: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void
    ) {
      self.transition = transition
      self.animation = animation
      link = content?.link
      let curve = animation.curve
      animator = UIViewPropertyAnimator(
        duration: animation.duration,
        timingParameters: UICubicTimingParameters(
          controlPoint1: CGPoint(x: curve.x1, y: curve.y1),
          controlPoint2: CGPoint(x: curve.x2, y: curve.y2)))
      animator.addAnimations(changes)
      if let content {
        animator.addAnimations { content.link.move(to: content.offset) }
      }
      animator.addCompletion { position in
        if position == .end { completion() }
      }
      animator.startAnimation()
    }

    /// Where the content of `link` is seen at this moment; `nil` where it does not go along.
    func carriedOffset(of link: ScrollViewLink) -> Double? {
      self.link === link ? link.visibleOffset : nil
    }

    /// How much of the way is done, 0 to 1, by where the header is drawn: `minY` and `height` of its
    /// frame there, in the layout's coordinates.
    func progress(minY: Double, height: Double) -> Double {
      let (start, end) = (transition.start, transition.end)
      if start.headerHeight != end.headerHeight {
        return (height - start.headerHeight) / (end.headerHeight - start.headerHeight)
      }
      if start.headerMinY != end.headerMinY {
        return (minY - start.headerMinY) / (end.headerMinY - start.headerMinY)
      }
      return Double(animator.fractionComplete)
    }

    /// How much of the way will be done `seconds` from now.
    func progress(in seconds: Double) -> Double {
      let time = CACurrentMediaTime() + seconds - startTime
      guard animation.duration > 0, time < animation.duration else { return 1 }
      return animation.curve.value(at: time / animation.duration)
    }

    /// Ends the animation where it is.
    func stop() {
      animator.stopAnimation(true)
    }
  }
#endif
