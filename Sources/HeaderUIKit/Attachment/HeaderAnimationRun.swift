#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderObservation
  import HeaderPlatform
  import ScrollPhysics

  /// A header animation that is under way: the animator that shows it, and what it leaves and goes
  /// to.
  @MainActor
  final class HeaderAnimationRun {
    /// Content that goes along with the header.
    struct Carried {
      let link: ScrollViewLink
      let run: ContentRun
    }

    /// What it leaves, and where it goes by when.
    var timed: TimedRun
    private let animator: UIViewPropertyAnimator
    private var carried: Carried?
    /// What else is done in every frame.
    private var follower: FrameWatch?

    /// An animation that begins with ``start(_:completion:)``.
    init(
      _ transition: HeaderTransition, animation: HeaderAnimation, carrying carried: Carried? = nil
    ) {
      timed = TimedRun(transition, animation, at: CACurrentMediaTime())
      self.carried = carried
      let curve = animation.curve
      animator = UIViewPropertyAnimator(
        duration: animation.duration,
        timingParameters: UICubicTimingParameters(
          controlPoint1: CGPoint(x: curve.x1, y: curve.y1),
          controlPoint2: CGPoint(x: curve.x2, y: curve.y2)))
    }

    /// Sets everything to the transition's end with `changes`, and shows the way there. `completion` runs
    /// when it has got there, and not when it is stopped; it is told whether content has gone along.
    func start(
      _ changes: @escaping @MainActor () -> Void, completion: @escaping @MainActor (Bool) -> Void
    ) {
      animator.addAnimations(changes)
      animator.addCompletion { [weak self] _ in
        self?.carried?.run.go(to: 1)
        self?.stopFrames()
        completion(self?.carried != nil)
      }
      animator.startAnimation(afterDelay: timed.animation.delay)
    }

    /// Calls `follower` in every frame from now on.
    func follow(_ follower: @escaping @MainActor () -> Void) {
      self.follower?.stop()
      let watch = FrameWatch { _ in
        follower()
        return true
      }
      watch.start()
      self.follower = watch
    }

    private func stopFrames() {
      carried?.run.stop()
      follower?.stop()
    }

    /// What is shown of a header that lies in content which goes along; `nil` where none does.
    var carriedLayout: HeaderLayout? {
      carried.map { timed.transition.layout(at: $0.run.progress) }
    }

    /// Whether the content of `link` goes along, to `offset` if that is given.
    func carries(_ link: ScrollViewLink, to offset: Double? = nil) -> Bool {
      carried.map { $0.link === link && offset ?? $0.run.end == $0.run.end } ?? false
    }

    /// Lets go of the content, which goes elsewhere from now on.
    func letGo() {
      carried?.run.stop()
      carried = nil
    }

    /// How much of the way is done, 0 to 1, by where the header is drawn: `minY` and `height` of its
    /// frame there, in the layout's coordinates.
    func progress(minY: Double, height: Double) -> Double {
      let (start, end) = (timed.transition.start, timed.transition.end)
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
      timed.progress(at: CACurrentMediaTime() + seconds)
    }

    /// Ends the animation where it is.
    func stop() {
      stopFrames()
      animator.stopAnimation(true)
    }
  }
#endif
