import ScrollSimulator

/// Where a finger is at one moment, in the container's coordinates.
struct FingerSample: Equatable {
  /// Milliseconds since the simulation began.
  var time: Double
  var x: Double
  var y: Double
  var isDown: Bool

  /// The samples of `touches`; whether the finger is down holds from each until the next.
  static func samples(of touches: [TouchSample]) -> [FingerSample] {
    touches.map { touch in
      FingerSample(
        time: touch.time, x: touch.x.isFinite ? touch.x : 0, y: touch.y,
        isDown: touch.phase == .down || touch.phase == .move)
    }
  }
}
