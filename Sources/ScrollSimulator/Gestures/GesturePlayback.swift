/// Plays the statements of a gesture as a finger and an app would.
///
/// The finger touches down in the middle of the screen and is sampled once per display frame, and
/// once more where a drag or a hold ends between two frames.
public struct GesturePlayback: SimulationSource {
  /// Width of the simulated screen in points; a 6.1" iPhone's.
  package static let screenWidth = 393.0
  /// The x that fingers without one of their own have.
  package static let middleOfScreen = screenWidth / 2

  private let statements: [GestureStatement]
  private let frameRate: Double
  private let middle: Double

  private var index = 0
  private var time = 0.0
  private var finger: Double?
  private var stroke: Stroke?

  /// A straight line in time, being sampled.
  private struct Stroke {
    var start: Double
    var end: Double
    var startY: Double
    var endY: Double
    var frame: Int
  }

  /// Plays `statements` on a screen as `configuration` has it.
  public init(_ statements: [GestureStatement], configuration: SimulatorConfiguration) {
    self.statements = statements
    let configuration = configuration.usable
    frameRate = configuration.frameRate
    middle = configuration.containerHeight / 2
  }

  /// The next sample of the finger, or the next thing the app does.
  public mutating func next() throws(Never) -> SimulationInput? {
    while true {
      if let stroke { return sample(along: stroke) }
      guard index < statements.count else { return liftAtEnd() }
      switch statements[index] {
      case .drag(let distance, let duration):
        guard let finger else { return touchDown() }
        beginStroke(from: finger, by: distance, over: GesturePlayback.usable(duration))
      case .hold(let duration):
        guard let finger else { return touchDown() }
        let duration = GesturePlayback.usable(duration)
        if duration > 0 { beginStroke(from: finger, by: 0, over: duration) }
      case .lift:
        index += 1
        guard let finger else { continue }
        self.finger = nil
        return touch(.up, y: finger)
      case .wait(let duration):
        time += GesturePlayback.usable(duration)
      case .perform(let command):
        index += 1
        return SimulationInput(time: time, action: .command(command))
      }
      index += 1
    }
  }

  /// A duration that is no number, or not above 0, is none; ten days are as good as for ever.
  private static func usable(_ duration: Double) -> Double {
    duration > 0 ? min(duration, 864e6) : 0
  }

  private mutating func touchDown() -> SimulationInput {
    finger = middle
    return touch(.down, y: middle)
  }

  /// A script that does not say when the finger lifts means its end, the last wait included.
  private mutating func liftAtEnd() -> SimulationInput? {
    guard let finger else { return nil }
    self.finger = nil
    return touch(.up, y: finger)
  }

  private func touch(_ phase: TouchSample.Phase, y: Double) -> SimulationInput {
    let sample = TouchSample(time: time, phase: phase, x: GesturePlayback.middleOfScreen, y: y)
    return SimulationInput(time: time, action: .touch(sample))
  }

  private mutating func beginStroke(from y: Double, by distance: Double, over duration: Double) {
    stroke = Stroke(
      start: time, end: time + duration, startY: y, endY: y + distance,
      frame: Int((time * frameRate / 1000).rounded(.down)))
  }

  /// The sample at the next display frame, or at the stroke's end if that comes first.
  private mutating func sample(along stroke: Stroke) -> SimulationInput {
    var stroke = stroke
    var frameTime = time
    while frameTime <= time {
      stroke.frame += 1
      frameTime = Double(stroke.frame) * 1000 / frameRate
    }
    let isLast = frameTime >= stroke.end
    time = isLast ? stroke.end : frameTime
    let share = isLast ? 1 : (time - stroke.start) / (stroke.end - stroke.start)
    let y = isLast ? stroke.endY : stroke.startY + (stroke.endY - stroke.startY) * share
    finger = y
    self.stroke = isLast ? nil : stroke
    return touch(.move, y: y)
  }
}
