#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderObservation
  import HeaderPlatform
  import ScrollPhysics

  /// A running animation of a header or a bar.
  @MainActor
  final class HeaderAnimationRun {
    /// Content that is animated with the header.
    struct Carried {
      let link: ScrollViewLink
      let run: ContentRun
    }

    /// The transition and its timing.
    var timed: TimedRun
    private let animator: UIViewPropertyAnimator
    private var carried: Carried?
    /// Runs in every frame.
    private var follower: FrameWatch?

    /// An animation, which ``start(_:completion:)`` starts.
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

    /// Animates `changes`, which set everything to the transition's end. `completion` runs at the end, but not if the
    /// animation is stopped. Its argument says whether content was animated too.
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

    /// The layout on the screen of a header that lies in content which is animated; `nil` if none is.
    var carriedLayout: HeaderLayout? {
      carried.map { timed.transition.layout(at: $0.run.progress) }
    }

    /// Whether the content of `link` is animated with the header, to `offset` if that is given.
    func carries(_ link: ScrollViewLink, to offset: Double? = nil) -> Bool {
      carried.map { $0.link === link && offset ?? $0.run.end == $0.run.end } ?? false
    }

    /// Stops animating the content.
    func letGo() {
      carried?.run.stop()
      carried = nil
    }

    /// Returns the progress, 0 to 1, of a header whose frame on the screen has `minY` and `height` in the layout's
    /// coordinates.
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

    /// Returns the progress `seconds` from now, 0 to 1.
    func progress(in seconds: Double) -> Double {
      timed.progress(at: CACurrentMediaTime() + seconds)
    }

    /// Stops the animation where it is.
    func stop() {
      stopFrames()
      animator.stopAnimation(true)
    }
  }
#endif
