import ScrollPhysics

/// Plays the statements of a gesture as a finger and an app would.
///
/// The finger touches down in the middle of the screen. It is sampled once per display frame, and also where a
/// stroke or a hold ends between two frames.
///
/// The gate is the system's, which lets no drag begin in the first 25 ms after a finger's first movement.
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
  private var input = PanInput.finger
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
      switch statements[index] {
      case .drag(let distance, let duration):
        guard let finger else { return touchDown(.finger) }
        if let firstPixel = firstPixel(from: finger, by: distance) { return firstPixel }
        waitForGate()
        beginStroke(
          from: finger, to: dragEnd ?? finger + distance, over: GesturePlayback.usable(duration))
        dragEnd = nil
      case .flick(let distance, let duration), .wheel(let distance, let duration):
        var input = PanInput.finger
        if case .wheel = statements[index] { input = .trackpad }
        guard let finger else { return touchDown(input) }
        beginStroke(from: finger, to: finger + distance, over: GesturePlayback.usable(duration))
      case .hold(let duration):
        guard let finger else { return touchDown(.finger) }
        let duration = GesturePlayback.usable(duration)
        if duration > 0 { beginStroke(from: finger, to: finger, over: duration) }
      case .lift:
        index += 1
        guard let touch = lift() else { continue }
        return touch
      case .wait(let duration):
        time += GesturePlayback.usable(duration)
      case .perform(let command):
        index += 1
        return SimulationInput(time: time, action: .command(command))
      case .page(let number, let duration):
        // A swipe to another page needs its own finger.
        if let touch = lift() { return touch }
        index += 1
        let start = time
        time += GesturePlayback.usable(duration)
        return SimulationInput(time: start, action: .swipe(page: number, duration: time - start))
      case .set(let assignment):
        index += 1
        return SimulationInput(time: time, action: .assignment(assignment))
      case .holdHeader, .releaseHeader:
        let holds = statements[index] == .holdHeader
        index += 1
        return SimulationInput(time: time, action: .hold(holds))
      }
      index += 1
    }
  }

  /// Returns 0 for a duration that is not positive, and limits it to ten days.
  private static func usable(_ duration: Double) -> Double {
    duration > 0 ? min(duration, 864e6) : 0
  }

  private mutating func touchDown(_ input: PanInput) -> SimulationInput {
    (finger, downY, firstMove) = (middle, middle, nil)
    self.input = input
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
      time: time, phase: phase, x: GesturePlayback.middleOfScreen, y: y, input: input)
    return SimulationInput(time: time, action: .touch(sample))
  }

  /// Moves a finger by one pixel, so that the gate opens. Returns `nil` if it has moved already, or if the drag is
  /// shorter than a pixel.
  private mutating func firstPixel(from y: Double, by distance: Double) -> SimulationInput? {
    guard input == .finger, firstMove == nil, distance.magnitude >= pixel else { return nil }
    dragEnd = y + distance
    time = frameTime(after: time)
    return move(to: y + (distance < 0 ? -pixel : pixel))
  }

  /// Waits for the first display frame in which the gate is open.
  private mutating func waitForGate() {
    guard let firstMove, input.gate > 0 else { return }
    let opening = firstMove + input.gate
    guard TouchSample.deadline(ofFrameAt: time) < opening else { return }
    let before = (opening * frameRate / 1000).rounded(.down) * 1000 / frameRate
    let isOpen = TouchSample.deadline(ofFrameAt: before) >= opening
    time = max(time, isOpen ? before : frameTime(after: before))
  }

  /// Returns the time of the first display frame after `time`, which may be a frame's own time.
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
    stroke = Stroke(start: time, end: time + duration, startY: y, endY: endY)
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
