public import HeaderCore
public import ScrollSimulator

/// Generated touches like those of a digitizer: at irregular times, with changing speed, jitter, and some
/// horizontal drift.
public struct FingerTrace: Sendable, CustomStringConvertible {
  /// The name of the gesture, and the seed.
  public let description: String
  /// The touches, from down to up.
  public let touches: [TouchSample]

  /// Every gesture with one seed, and with as many more as `TEST_SEEDS` asks for.
  public static let all = seeds.dropLast(2).flatMap { seed in
    shapes.map { FingerTrace($0, seed: seed) }
  }

  /// A part of a gesture: `distance` points in `duration` milliseconds.
  private struct Stroke {
    var distance: Double
    var duration: Double
    /// Whether it accelerates until its end. Otherwise it is slow at both ends.
    var isFlick = false
  }

  private struct Shape {
    var name: String
    var strokes: [Stroke]
    /// Times in milliseconds without samples.
    var gap: ClosedRange<Double>? = nil
    /// Whether another sample follows each within two milliseconds.
    var comesInPairs = false
  }

  private static let shapes = [
    Shape(name: "flick up", strokes: [Stroke(distance: -300, duration: 150, isFlick: true)]),
    Shape(name: "flick down", strokes: [Stroke(distance: 320, duration: 150, isFlick: true)]),
    Shape(name: "quick flick up", strokes: [Stroke(distance: -200, duration: 70, isFlick: true)]),
    Shape(name: "slow pull", strokes: [Stroke(distance: 160, duration: 700)]),
    Shape(
      name: "drag that stops before the lift",
      strokes: [Stroke(distance: -240, duration: 250), Stroke(distance: 0, duration: 120)]),
    Shape(
      name: "scrub that turns round three times",
      strokes: [
        Stroke(distance: -200, duration: 250), Stroke(distance: 160, duration: 220),
        Stroke(distance: -110, duration: 320), Stroke(distance: 190, duration: 150),
      ]),
    Shape(
      name: "drag turned into a flick",
      strokes: [
        Stroke(distance: 175, duration: 250), Stroke(distance: -160, duration: 170, isFlick: true),
      ]),
    Shape(
      name: "flick with a gap", strokes: [Stroke(distance: -260, duration: 130, isFlick: true)],
      gap: 50...90),
    Shape(
      name: "samples in pairs", strokes: [Stroke(distance: -250, duration: 140, isFlick: true)],
      comesInPairs: true),
  ]

  private init(_ shape: Shape, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var touches: [TouchSample] = []
    let x = random.number(in: 100...300)
    func add(_ time: Double, _ phase: TouchSample.Phase, _ y: Double) {
      guard shape.gap?.contains(time) != true else { return }
      // UIKit reports touches on pixels.
      touches.append(
        TouchSample(time: time, phase: phase, x: x + time / 50, y: (y * 3).rounded() / 3))
    }
    var (time, began, start) = (0.0, 0.0, random.number(in: 350...550))
    add(0, .down, start)
    for stroke in shape.strokes {
      func y(at time: Double) -> Double {
        let part = min(1, (time - began) / stroke.duration)
        return start + stroke.distance
          * (stroke.isFlick ? part * part : part * part * (3 - 2 * part))
      }
      while time < began + stroke.duration {
        time += random.number(in: 7...9)
        add(time, .move, y(at: time) + random.number(in: -0.3...0.3))
        guard shape.comesInPairs else { continue }
        let second = time + random.number(in: 0.5...2)
        add(second, .move, y(at: second))
      }
      (began, start) = (began + stroke.duration, start + stroke.distance)
    }
    add(time + random.number(in: 8...15), .up, start)
    (description, self.touches) = ("\(shape.name), seed \(seed)", touches)
  }
}

/// A gesture on a list, sometimes with requests of the app.
public enum AssortedInput: Sendable, CustomStringConvertible {
  /// A gesture script.
  case script(String)
  /// The touches of a digitizer.
  case trace(FingerTrace)

  /// All of ``assortedGestures``, and every trace.
  public static let all = assortedGestures.map { script($0) } + FingerTrace.all.map { trace($0) }

  /// The script, or the trace's name.
  public var description: String {
    switch self {
    case .script(let gesture): gesture
    case .trace(let trace): trace.description
    }
  }
}

/// Plays `input` to `driver`, and returns the rows.
public func rows(
  of driver: any HeaderDriving, playing input: AssortedInput,
  configuration: SimulatorConfiguration = SimulatorConfiguration()
) throws -> [SimulationRow] {
  switch input {
  case .script(let gesture): try rows(of: driver, gesture: gesture, configuration: configuration)
  case .trace(let trace): rows(of: driver, touches: trace.touches, configuration: configuration)
  }
}

/// Returns the touches of the script `gesture`, without the app's commands.
public func touches(
  of gesture: String, configuration: SimulatorConfiguration = SimulatorConfiguration()
) throws -> [TouchSample] {
  var playback = GesturePlayback(try script(gesture), configuration: configuration)
  var touches: [TouchSample] = []
  while let input = playback.next() {
    if case .touch(let touch) = input.action { touches.append(touch) }
  }
  return touches
}
