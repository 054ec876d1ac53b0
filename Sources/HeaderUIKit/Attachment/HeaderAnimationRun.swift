#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import ScrollPhysics
  import HeaderPlatform

  /// A header animation that is under way: the animator that shows it, and what it leaves and goes
  /// to.
  @MainActor
  final class HeaderAnimationRun {
    /// Content that goes along with the header, from one offset to another.
    struct Carried {
      let link: ScrollViewLink
      let end: Double
      /// Puts the content at an offset.
      let move: @MainActor (_ offset: Double) -> Void
    }

    /// What it leaves, and where it goes.
    var transition: HeaderTransition
    private let animator: UIViewPropertyAnimator
    private let animation: HeaderAnimation
    private let startTime = CACurrentMediaTime()
    private var carried: Carried?
    private let carriedStart: Double
    private var carriedProgress = 0.0
    /// Called in every frame.
    private var follower: (@MainActor () -> Void)?
    private lazy var watch = FrameWatch { [weak self] frame in
      guard let self else { return false }
      carry(to: progress(in: frame.lead))
      follower?()
      return carried != nil || follower != nil
    }

    /// An animation that begins with ``start(_:completion:)``.
    ///
    /// What is `carried` is moved in every frame along the same curve, and not by the animator: a list
    /// drops the cells that are out of sight at the end before such an animation begins.
    init(
      _ transition: HeaderTransition, animation: HeaderAnimation, carrying carried: Carried? = nil
    ) {
      self.transition = transition
      self.animation = animation
      self.carried = carried
      carriedStart = carried?.link.contentOffset ?? 0
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
      animator.addCompletion { [weak self] position in
        guard position == .end else { return }
        self?.carry(to: 1)
        self?.watch.stop()
        completion(self?.carried != nil)
      }
      animator.startAnimation(afterDelay: animation.delay)
      if carried != nil { watch.start() }
    }

    /// Calls `follower` in every frame from now on.
    func follow(_ follower: @escaping @MainActor () -> Void) {
      self.follower = follower
      watch.start()
    }

    private func carry(to progress: Double) {
      guard let carried else { return }
      carriedProgress = progress
      carried.move(carriedStart + (carried.end - carriedStart) * progress)
    }

    /// What is shown of a header that lies in content which goes along; `nil` where none does.
    var carriedLayout: HeaderLayout? {
      carried == nil ? nil : transition.layout(at: carriedProgress)
    }

    /// Whether the content of `link` goes along, to `offset` if that is given.
    func carries(_ link: ScrollViewLink, to offset: Double? = nil) -> Bool {
      carried.map { $0.link === link && offset ?? $0.end == $0.end } ?? false
    }

    /// Lets go of the content, which goes elsewhere from now on.
    func letGo() {
      carried = nil
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
      animation.progress(after: CACurrentMediaTime() + seconds - startTime)
    }

    /// Ends the animation where it is.
    func stop() {
      watch.stop()
      animator.stopAnimation(true)
    }
  }
#endif
