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
      let contentRun: ContentRun
    }

    private let animator: UIViewPropertyAnimator
    private var carried: Carried?
    /// Calls the body of ``eachFrame(_:)``.
    private var frames: FrameWatch?

    /// An animation, which ``start(after:_:completion:)`` starts.
    init(_ animation: HeaderAnimation, carrying carried: Carried? = nil) {
      self.carried = carried
      let curve = animation.curve
      animator = UIViewPropertyAnimator(
        duration: animation.duration,
        timingParameters: UICubicTimingParameters(
          controlPoint1: CGPoint(x: curve.x1, y: curve.y1),
          controlPoint2: CGPoint(x: curve.x2, y: curve.y2)))
    }

    /// Animates `changes`, which set everything to its end, after `delay` seconds. `completion` runs at the end, but
    /// not if the animation is stopped. Its argument says whether content was animated too.
    func start(
      after delay: Double, _ changes: @escaping @MainActor () -> Void,
      completion: @escaping @MainActor (Bool) -> Void
    ) {
      animator.addAnimations(changes)
      animator.addCompletion { [weak self] _ in
        self?.carried?.contentRun.go(to: 1)
        self?.stopFrames()
        completion(self?.carried != nil)
      }
      animator.startAnimation(afterDelay: delay)
    }

    /// Calls `body` in each frame from now on, until the animation ends or is stopped.
    func eachFrame(_ body: @escaping @MainActor () -> Void) {
      frames?.stop()
      let watch = FrameWatch { _ in
        body()
        return true
      }
      watch.start()
      frames = watch
    }

    private func stopFrames() {
      carried?.contentRun.stop()
      frames?.stop()
    }

    /// The progress of content that is animated with the header, 0 to 1; `nil` if none is.
    var carriedProgress: Double? { carried?.contentRun.progress }
    /// The part of the time that is over, 0 to 1.
    var fractionComplete: Double { Double(animator.fractionComplete) }

    /// Whether the content of `link` is animated with the header, to `offset` if that is given.
    func carries(_ link: ScrollViewLink, to offset: Double? = nil) -> Bool {
      guard let carried, carried.link === link else { return false }
      return offset == nil || offset == carried.contentRun.end
    }

    /// Stops animating the content.
    func stopContent() {
      carried?.contentRun.stop()
      carried = nil
    }

    /// Stops the animation where it is.
    func stop() {
      stopFrames()
      animator.stopAnimation(true)
    }
  }
#endif
