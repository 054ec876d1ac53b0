import ScrollPhysics
import ScrollSimulator

/// Writes down a trackpad as touches: it has none, only a pan that says how far it has come.
struct IndirectTouchLog: Sendable {
  private(set) var touches: [TouchSample] = []
  private let point: (x: Double, y: Double)
  private var slop = 0.0

  /// A log of a pan with the pointer at (`x`, `y`).
  init(x: Double, y: Double) {
    point = (x, y)
  }

  /// The pan begins at `time`, in milliseconds, with `translation` points of travel that count. What
  /// it took to begin is not among them; it is taken to have come `frame` milliseconds before.
  mutating func began(translation: Double, at time: Double, frame: Double) {
    slop = translation < 0 ? -PanInput.trackpad.slop : PanInput.trackpad.slop
    add(.down, travel: 0, at: time - frame)
    add(.move, travel: translation + slop, at: time)
  }

  /// It has come to `translation` points.
  mutating func changed(translation: Double, at time: Double) {
    add(.move, travel: translation + slop, at: time)
  }

  /// It is let go.
  mutating func ended(at time: Double) {
    guard let last = touches.last else { return }
    add(.up, travel: last.y - point.y, at: time)
  }

  private mutating func add(_ phase: TouchSample.Phase, travel: Double, at time: Double) {
    touches.append(
      TouchSample(time: time, phase: phase, x: point.x, y: point.y + travel, input: .trackpad))
  }
}
