import ScrollPhysics
import SimulationTestSupport

/// A random flight: its speed and offset, the display's rates, rows whose measured height differs from the
/// estimate, the app's own writes, and a finger that catches it.
struct ArbitraryFlight {
  /// How a correction is reported.
  enum Style: CaseIterable { case sizeFirst, offsetFirst, silent, perRow, oneSize, withRowsBelow }

  /// Whether neither rows nor the app move the content.
  var isUndisturbed: Bool { corrections == 0 && !appWrites }
  private(set) var screen: FlightScreen
  /// The share of turns in which rows are corrected.
  private let corrections: Double
  private let appWrites: Bool
  /// Whether the app has a display link, which has turns of its own.
  private let hasLink: Bool
  private var random: SeededRandom

  init(seed: UInt64, saysPhase: Bool) {
    random = SeededRandom(seed: seed)
    let isSlow = random.number(in: 0...1) < 0.2
    let speed = random.number(in: isSlow ? 0.05...0.3 : 0.3...6)
    let contentSize = random.number(in: 2000...30_000).rounded()
    let offset = random.number(in: -88...(contentSize - FlightScreen.height)).rounded()
    screen = FlightScreen(
      ScrollMotion(offset: offset, velocity: Bool.random(using: &random) ? speed : -speed),
      contentSize: contentSize, isRounded: Bool.random(using: &random), saysPhase: saysPhase)
    corrections = [0, 0.06, 1].randomElement(using: &random) ?? 0
    // Content that the app moves stops decelerating, and a phase reports that.
    appWrites = random.number(in: 0...1) < 0.15 && !saysPhase
    hasLink = Bool.random(using: &random)
  }

  /// Plays it until it rests or is caught, and returns what was reported.
  mutating func played() -> FlightScreen.Tally {
    let rate = [60, 80, 120].randomElement(using: &random) ?? 60
    // From this turn on the display runs at 60 Hz.
    let fall = rate == 120 ? Int.random(in: 5...200, using: &random) : .max
    let hitches = random.number(in: 0...1) < 0.3 ? random.number(in: 0...0.1) : 0
    let hasCatch = random.number(in: 0...1) < 0.15
    let lastTurn = hasCatch ? Int.random(in: 3...150, using: &random) : 4000
    if corrections > 0, happens(0.03) { screen.grow(by: random.number(in: 1...40)) }
    for turn in 0..<lastTurn where !screen.hasFinished {
      // A write before the first step cannot be told from that step.
      takeTurn(
        frame: 1000 / Double(turn < fall ? rate : 60), hitches: hitches,
        hasWrites: appWrites && turn > 0)
    }
    if hasCatch {
      screen.catchContent()
      if corrections > 0 { correct() }
    }
    screen.rest()
    return screen.tally
  }

  private mutating func takeTurn(frame: Double, hitches: Double, hasWrites: Bool) {
    var frames = 1
    screen.wait(frame / 3)
    if hasLink { screen.endTurn() }
    screen.wait(frame * 2 / 3)
    if hasWrites, happens(0.02) {
      writeOffset()
      screen.endTurn()
    }
    if happens(hitches) {
      screen.wait(random.number(in: 1...6) * frame)
      frames = Int.random(in: 1...2, using: &random)
    }
    if hasWrites, happens(0.01) { writeOffset() }
    for number in 1...frames {
      screen.step(by: frame)
      guard number < frames else { break }
      // The second step is a frame late, or follows at once.
      screen.wait(happens(0.5) ? random.number(in: 8.4...12) : 0.05)
    }
    if hasWrites, happens(0.01) { writeOffset() }
    screen.wait(random.number(in: 0.3...(happens(0.05) ? 11 : 3)))
    if happens(corrections) { correct() }
    screen.endTurn()
  }

  private mutating func happens(_ share: Double) -> Bool { random.number(in: 0...1) < share }

  /// Writes an offset near the current one, or at an edge, as an app does.
  private mutating func writeOffset() {
    let edge = happens(0.5) ? screen.range.minimum : screen.range.maximum
    let offset = screen.fling.motion.offset
    let near = random.number(in: 5...300) * (happens(0.5) ? 1 : -1)
    screen.move(by: happens(0.1) ? edge - offset : near)
  }

  /// Corrects the heights of rows above the visible ones.
  private mutating func correct() {
    let sign = happens(0.7) ? 1.0 : -1
    let rows = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      random.number(in: 1...40) * sign
    }
    let sum = rows.reduce(0, +)
    switch Style.allCases.randomElement(using: &random) ?? .sizeFirst {
    case .sizeFirst:
      screen.grow(by: sum)
      screen.move(by: sum)
    case .offsetFirst:
      screen.move(by: sum)
      screen.grow(by: sum)
    case .silent:
      screen.move(by: sum, isSeen: false)
      screen.grow(by: sum)
    case .perRow:
      for row in rows {
        screen.grow(by: row)
        screen.wait(0.2)
        screen.move(by: row)
      }
    case .oneSize:
      screen.grow(by: sum)
      for row in rows {
        screen.wait(0.2)
        screen.move(by: row)
      }
    case .withRowsBelow:
      screen.grow(by: sum + random.number(in: 1...40))
      screen.move(by: sum)
    }
  }
}
