/// Calls back with every refresh of the display. UIKit's calls a selector, which Linux does not have; this
/// one a closure, at the end of each frame: after the touches and the motion of the content, before
/// animations end and views lay themselves out.
@MainActor
public final class CADisplayLink {
  /// When the frame began, in seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// When the next one does.
  public var targetTimestamp: CFTimeInterval { timestamp + 1 / HeadlessScreen.current.frameRate }
  private let tick: @MainActor (CADisplayLink) -> Void
  private var isValid = true

  /// Calls `tick` from the next frame on; asked for before links tick, from this one on.
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

  /// Ends.
  public func invalidate() {
    isValid = false
  }
}

/// Seconds on the screen's clock.
@MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
  HeadlessScreen.current.time / 1000
}

/// Seconds.
public typealias CFTimeInterval = Double
