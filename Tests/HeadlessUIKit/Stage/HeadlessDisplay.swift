/// Calls a closure in each frame of the display: after touches and the motion of content, before animations end
/// and views are laid out. UIKit's class calls a selector, which Linux does not have.
@MainActor
public final class CADisplayLink {
  /// The time at which the frame began, in seconds.
  public private(set) var timestamp = 0.0
  /// The time at which the next frame begins, in seconds.
  public var targetTimestamp: Double { timestamp + 1 / HeadlessScreen.current.frameRate }
  private let tick: @MainActor (CADisplayLink) -> Void
  private var isValid = true

  /// Calls `tick` from the next frame on, or from this one if its links have not ticked yet.
  public init(_ tick: @escaping @MainActor (CADisplayLink) -> Void) {
    self.tick = tick
    wait()
  }

  private func wait() {
    HeadlessScreen.current.frameCallbacks.append { [self] in
      guard isValid else { return }
      timestamp = CACurrentMediaTime()
      tick(self)
      if isValid { wait() }
    }
  }

  /// Stops the link.
  public func invalidate() {
    isValid = false
  }
}

/// Seconds on the screen's clock.
@MainActor
public func CACurrentMediaTime() -> Double {
  HeadlessScreen.current.time / 1000
}
