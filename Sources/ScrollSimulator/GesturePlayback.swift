import ScrollPhysics

/// Plays the statements of a gesture as a finger and an app would.
///
/// The finger touches down in the middle of the screen. It is sampled once per display frame, and also where a
/// stroke or a hold ends between two frames.
///
/// The system's gate lets no drag begin in the first 25 ms after a finger's first movement. So a drag moves
/// in two steps:
///
///     drag      down, one pixel in the next frame, and the rest in MS once the gate is open
///     flick     down, and all of it at once in MS
///     wheel     a trackpad: like a flick, without a gate
public struct GesturePlayback: SimulationSource {
  /// Width of the simulated screen in points; a 6.1" iPhone's.
  package static let screenWidth = 393.0
  /// The x of fingers for which none is given.
  package static let middleOfScreen = screenWidth / 2

  private let statements: [GestureStatement]
  private let frameRate: Double
  private let middle: Double
  private let pixel: Double

  private var index = 0
  private var time = 0.0
  private var finger: Double?
  private var device = PanInput.finger
  private var downY = 0.0
  /// The time of the finger's first move.
  private var firstMove: Double?
  /// The end of a drag, after its first pixel.
  private var dragEnd: Double?
  private var stroke: Stroke?

  /// A movement at constant speed that is being sampled.
  private struct Stroke {
    var start: Double
    var end: Double
    var startY: Double
    var endY: Double
  }

  /// Plays `statements` on a screen with `configuration`.
  public init(_ statements: [GestureStatement], configuration: SimulatorConfiguration) {
    self.statements = statements
    let configuration = configuration.usable
    frameRate = configuration.frameRate
    middle = configuration.containerHeight / 2
    pixel = 1 / configuration.scale
  }

  /// Returns the next sample of the finger or the next command of the app.
  public mutating func next() throws(Never) -> SimulationInput? {
    while true {
      if let stroke { return sample(along: stroke) }
      // Without a `lift`, the finger lifts at the end of the script, after the last wait.
      guard index < statements.count else { return lift() }
      let statement = statements[index]
      if let touch = touch(before: statement) { return touch }
      index += 1
      if let input = begin(statement) { return input }
    }
  }

  /// Returns the touch that has to come before `statement`; `nil` if it can begin.
  private mutating func touch(before statement: GestureStatement) -> SimulationInput? {
    switch statement {
    case .drag(let distance, _):
      guard let finger else { return touchDown(.finger) }
      return firstPixel(from: finger, by: distance)
    case .flick, .hold: return finger == nil ? touchDown(.finger) : nil
    case .wheel: return finger == nil ? touchDown(.trackpad) : nil
    // A swipe to another page needs its own finger.
    case .page: return lift()
    case .lift, .wait, .perform, .set, .holdHeader, .releaseHeader: return nil
    }
  }

  /// Begins `statement`: returns its input, begins its stroke, or waits.
  private mutating func begin(_ statement: GestureStatement) -> SimulationInput? {
    let y = finger ?? middle
    switch statement {
    case .drag(let distance, let duration):
      waitForGate()
      beginStroke(from: y, to: dragEnd ?? y + distance, over: duration)
      dragEnd = nil
    case .flick(let distance, let duration), .wheel(let distance, let duration):
      beginStroke(from: y, to: y + distance, over: duration)
    case .hold(let duration):
      if duration > 0 { beginStroke(from: y, to: y, over: duration) }
    case .lift: return lift()
    case .wait(let duration): time += GesturePlayback.usable(duration)
    case .perform(let command): return input(.command(command))
    case .page(let number, let duration):
      let start = time
      time += GesturePlayback.usable(duration)
      return SimulationInput(time: start, action: .swipe(page: number, duration: time - start))
    case .set(let assignment): return input(.assignment(assignment))
    case .holdHeader: return input(.hold(true))
    case .releaseHeader: return input(.hold(false))
    }
    return nil
  }

  private func input(_ action: SimulationInput.Action) -> SimulationInput {
    SimulationInput(time: time, action: action)
  }

  /// Returns 0 for a duration that is not positive, and limits it to ten days.
  private static func usable(_ duration: Double) -> Double {
    duration > 0 ? min(duration, 864e6) : 0
  }

  private mutating func touchDown(_ device: PanInput) -> SimulationInput {
    (finger, downY, firstMove) = (middle, middle, nil)
    self.device = device
    return touch(.down, y: middle)
  }

  /// Lifts the finger; returns `nil` if it is up.
  private mutating func lift() -> SimulationInput? {
    guard let finger else { return nil }
    self.finger = nil
    return touch(.up, y: finger)
  }

  private func touch(_ phase: TouchSample.Phase, y: Double) -> SimulationInput {
    let sample = TouchSample(
      time: time, phase: phase, x: GesturePlayback.middleOfScreen, y: y, input: device)
    return input(.touch(sample))
  }

  /// Moves a finger by one pixel, so that the gate opens. Returns `nil` if it has moved already, or if the drag is
  /// shorter than a pixel.
  private mutating func firstPixel(from y: Double, by distance: Double) -> SimulationInput? {
    guard device == .finger, firstMove == nil, distance.magnitude >= pixel else { return nil }
    dragEnd = y + distance
    time = frameTime(after: time)
    return move(to: y + (distance < 0 ? -pixel : pixel))
  }

  /// Waits for the first display frame in which the gate is open.
  private mutating func waitForGate() {
    guard let firstMove, device.gate > 0 else { return }
    let opening = firstMove + device.gate
    guard TouchSample.deadline(ofFrameAt: time) < opening else { return }
    let before = (opening * frameRate / 1000).rounded(.down) * 1000 / frameRate
    let isOpen = TouchSample.deadline(ofFrameAt: before) >= opening
    time = max(time, isOpen ? before : frameTime(after: before))
  }

  /// Returns the time of the first display frame that is later than `time`.
  private func frameTime(after time: Double) -> Double {
    let frame = (time * frameRate / 1000).rounded(.down)
    let next = (frame + 1) * 1000 / frameRate
    return next > time ? next : (frame + 2) * 1000 / frameRate
  }

  private mutating func move(to y: Double) -> SimulationInput {
    if firstMove == nil, y != downY { firstMove = time }
    finger = y
    return touch(.move, y: y)
  }

  private mutating func beginStroke(from y: Double, to endY: Double, over duration: Double) {
    stroke = Stroke(
      start: time, end: time + GesturePlayback.usable(duration), startY: y, endY: endY)
  }

  /// Returns the sample at the next display frame, or at the stroke's end if that is earlier.
  private mutating func sample(along stroke: Stroke) -> SimulationInput {
    time = min(frameTime(after: time), stroke.end)
    guard time < stroke.end else {
      self.stroke = nil
      return move(to: stroke.endY)
    }
    let share = (time - stroke.start) / (stroke.end - stroke.start)
    return move(to: stroke.startY + (stroke.endY - stroke.startY) * share)
  }
}
