#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  package import HeaderCore

  /// Moves content along the curve of an animation, frame by frame.
  ///
  /// An animator would not do: a list drops the cells that are out of sight at the end before such an
  /// animation begins.
  @MainActor
  package final class ContentRun {
    /// The offset at which the content arrives.
    package let end: Double
    /// How much of the way is done, 0 to 1.
    package private(set) var progress = 0.0
    private let start: Double
    private let animation: HeaderAnimation
    private let move: @MainActor (_ offset: Double) -> Void
    private let startTime = CACurrentMediaTime()
    private lazy var watch = FrameWatch { [weak self] frame in self?.step(frame) ?? false }

    /// Has `move` put the content from `start` to `end`, from now on.
    package init(
      from start: Double, to end: Double, _ animation: HeaderAnimation,
      move: @escaping @MainActor (_ offset: Double) -> Void
    ) {
      (self.start, self.end, self.animation, self.move) = (start, end, animation, move)
      watch.start()
    }

    private func step(_ frame: FrameWatch.Frame) -> Bool {
      go(to: animation.progress(after: CACurrentMediaTime() + frame.lead - startTime))
      return progress < 1
    }

    /// Puts the content where it is once `progress` of the way is done.
    package func go(to progress: Double) {
      self.progress = progress
      move(start + (end - start) * progress)
    }

    /// Ends where the content is.
    package func stop() {
      watch.stop()
    }
  }
#endif
