import ScrollSimulator

/// Where a finger is at one moment, in the container's coordinates.
struct FingerSample: Equatable {
  /// Milliseconds since the simulation began.
  var time: Double
  var x: Double
  var y: Double
  /// Holds until the next sample.
  var isDown: Bool

  init(_ touch: TouchSample) {
    time = touch.time
    x = touch.x.isFinite ? touch.x : 0
    y = touch.y
    isDown = !touch.phase.isEnd
  }
}
