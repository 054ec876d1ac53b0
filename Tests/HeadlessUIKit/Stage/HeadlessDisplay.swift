/// The display's refresh. It stands in for `CADisplayLink`, which calls a selector, and Linux has
/// none.
@MainActor
public enum HeadlessDisplay {
  /// Seconds from a tick until what it changes is seen.
  public static var frameDuration: Double { 1 / HeadlessScreen.current.frameRate }

  /// Calls `body` once, at the end of the current frame: after the touches and the motion of the
  /// content, before animations end and views lay themselves out. Asked from inside such a call, it
  /// is the next frame's.
  public static func onNextFrame(_ body: @escaping @MainActor () -> Void) {
    HeadlessScreen.current.frameCallbacks.append(body)
  }
}

/// Seconds on the screen's clock.
@MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
  HeadlessScreen.current.time / 1000
}

/// Seconds.
public typealias CFTimeInterval = Double
