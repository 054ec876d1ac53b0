import ScrollPhysics
import ScrollSimulator

/// Records a trackpad's pan as touches.
struct IndirectTouchLog: Sendable {
  private(set) var touches: [TouchSample] = []
  private let point: (x: Double, y: Double)
  private var slop = 0.0

  /// A log for a pointer at (`x`, `y`).
  init(x: Double, y: Double) {
    point = (x, y)
  }

  /// Begins the pan at `time`, in milliseconds, with `translation` in points, which excludes the slop. The slop is
  /// assumed to come `frame` milliseconds before.
  mutating func began(translation: Double, at time: Double, frame: Double) {
    slop = translation < 0 ? -PanInput.trackpad.slop : PanInput.trackpad.slop
    add(.down, travel: 0, at: time - frame)
    add(.move, travel: translation + slop, at: time)
  }

  /// Moves the pan to `translation` points.
  mutating func changed(translation: Double, at time: Double) {
    add(.move, travel: translation + slop, at: time)
  }

  /// Ends the pan.
  mutating func ended(at time: Double) {
    guard let last = touches.last else { return }
    add(.up, travel: last.y - point.y, at: time)
  }

  private mutating func add(_ phase: TouchSample.Phase, travel: Double, at time: Double) {
    touches.append(
      TouchSample(time: time, phase: phase, x: point.x, y: point.y + travel, input: .trackpad))
  }
}
