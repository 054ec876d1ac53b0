/// Turns the host's time into the simulation's.
///
/// The host has a clock that never stops and a display that calls when it pleases. Simulation time
/// goes slower on request, stands still while nothing moves, and leaves out the gaps in which the
/// host was busy with something else.
struct PlaygroundClock {
  /// Milliseconds since the simulation began.
  private(set) var time = 0.0
  private var hostTime: Double?
  /// Milliseconds that snapping to frames has left out, or put in.
  private var drift = 0.0

  /// A longer gap than this, in milliseconds, is a host that was away.
  private static let longestGap = 250.0
  /// The share of a frame by which a display's own interval may differ and still be the same.
  private static let tolerance = 0.12

  /// Goes on to the host's time `host`, `speed` times as fast, on a display whose frames should
  /// match ours of `frameDuration` milliseconds.
  ///
  /// An interval that is a whole number of frames but for jitter counts as just that: otherwise
  /// some display frames would show two steps and others none.
  mutating func advance(to host: Double, speed: Double, frameDuration: Double) {
    defer { hostTime = host }
    // The first call says where the host's clock stands.
    guard let hostTime else { return }
    let elapsed = host - hostTime
    // A host that was away, or whose clock stood still, gets a single frame.
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

  /// The simulation's time at the host's time `host`, at most a display frame or so from now.
  func time(atHost host: Double) -> Double {
    guard let hostTime, (host - hostTime).magnitude <= PlaygroundClock.longestGap else {
      return time
    }
    return time + (host - hostTime)
  }

  /// Lets time stand still until now, the host's time `host`, and puts it at `time`.
  mutating func resume(at host: Double, time: Double) {
    hostTime = host
    self.time = time
    drift = 0
  }

  /// Lets the host's time pass without ours, which is at `time`, until the next call.
  mutating func rest(at time: Double) {
    hostTime = nil
    self.time = time
    drift = 0
  }

  /// Puts the simulation's time at `time`.
  mutating func set(_ time: Double) {
    self.time = time
  }
}
