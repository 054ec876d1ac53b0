/// Converts the host's time to the simulation's.
///
/// The host's clock never stops, and its display may call at any time. Simulation time can be slowed down, stops
/// while nothing moves, and skips the gaps in which the host was busy.
struct PlaygroundClock {
  /// Milliseconds since the start of the simulation.
  var time = 0.0
  private var hostTime: Double?
  /// Milliseconds that the alignment with frames has skipped or added.
  private var drift = 0.0

  /// A longer gap, in milliseconds, means that the host was away.
  private static let longestGap = 250.0
  /// The fraction of a frame by which a display's interval may differ and still be the same.
  private static let tolerance = 0.12

  /// Advances to the host's time `host` with `speed`, on a display whose frames should match the simulation's of
  /// `frameDuration` milliseconds.
  ///
  /// An interval that is a whole number of frames apart from jitter counts as exactly that. Otherwise some
  /// display frames would show two steps and others none.
  mutating func advance(to host: Double, speed: Double, frameDuration: Double) {
    defer { hostTime = host }
    // The first call only sets the host's time.
    guard let hostTime else { return }
    let elapsed = host - hostTime
    // After a gap, or if the host's clock stood still, there is a single frame.
    guard 0 < elapsed, elapsed <= PlaygroundClock.longestGap else {
      time += frameDuration * speed
      return
    }
    let frames = (elapsed / frameDuration).rounded(.toNearestOrEven)
    let whole = frames * frameDuration
    guard speed == 1, frames > 0,
      (elapsed - whole).magnitude < PlaygroundClock.tolerance * frameDuration
    else {
      time += elapsed * speed
      return
    }
    drift += elapsed - whole
    time += whole
    guard drift.magnitude > frameDuration / 2 else { return }
    time += drift
    drift = 0
  }

  /// Returns the simulation's time for a touch at the host's time `host`. Fingers are not slowed down.
  func time(atHost host: Double) -> Double {
    guard let hostTime, (host - hostTime).magnitude <= PlaygroundClock.longestGap else {
      return time
    }
    return time + (host - hostTime)
  }

  /// Continues with the simulation's `time` at the host's time `host`, or at the next call.
  mutating func resume(_ time: Double, at host: Double? = nil) {
    (self.time, hostTime, drift) = (time, host, 0)
  }
}
