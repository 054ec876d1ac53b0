#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  package import HeaderCore

  /// Animates content along a curve, frame by frame, until it is released.
  ///
  /// An animator cannot do this: before its animation begins, a list removes the cells that are not visible at the
  /// end.
  @MainActor
  package final class ContentRun {
    /// The offset at the end.
    package let end: Double
    /// The progress, 0 to 1.
    package private(set) var progress = 0.0
    private let start: Double
    private let animation: HeaderAnimation
    private let move: @MainActor (_ offset: Double) -> Void
    private let startTime = CACurrentMediaTime()
    private lazy var watch = FrameWatch { [weak self] frame in self?.step(frame) ?? false }

    /// Starts to call `move` with offsets from `start` to `end`.
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

    /// Moves the content to its place at `progress`.
    package func go(to progress: Double) {
      self.progress = progress
      move(start + (end - start) * progress)
    }
  }
#endif
