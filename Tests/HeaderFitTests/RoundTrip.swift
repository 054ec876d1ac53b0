import HeaderBehaviors
import HeaderFit
import ScrollSimulator
import SimulationTestSupport

/// A technique with random parameters and a random gesture, from a seed, and the record of its header
/// in each display frame.
struct RoundTrip {
  let technique: HeaderTechnique
  let assignments: [HeaderParameterAssignment]
  let configuration: SimulatorConfiguration
  let statements: [GestureStatement]
  let record: HeaderRecord

  init(seed: UInt64, strokes: Int = 14, isDegraded: Bool = false) throws {
    var random = SeededRandom(seed: seed &* 7919 &+ 13)
    let techniques = HeaderCatalog.standard.techniques
    technique = techniques[Int(seed % UInt64(techniques.count))]
    var configuration = SimulatorConfiguration()
    configuration.contentSize = 6000
    configuration.frameRate = Bool.random(using: &random) ? 60 : 120
    configuration.mounting = Bool.random(using: &random) ? .beside : .overlay
    configuration.safeAreaTop = Bool.random(using: &random) ? 0 : 59
    self.configuration = configuration
    assignments = Self.assignments(for: technique, &random)
    statements = Self.gesture(strokes, &random)
    let driver = try technique.makeDriver(assignments)
    record = Self.record(of: driver, statements, configuration, isDegraded: isDegraded, &random)
  }

  private static func assignments(
    for technique: HeaderTechnique, _ random: inout SeededRandom
  ) -> [HeaderParameterAssignment] {
    // Heights from large to small, in whole points.
    let largest = random.number(in: 70...220).rounded()
    let share = random.number(in: 0.25...0.7)
    let heights = [largest, (largest * (1 + share) / 2).rounded(), (largest * share).rounded()]
    let lengths = technique.parameters.filter { $0.unit == "pt" && $0.name.contains("height") }
    return technique.parameters.compactMap { parameter in
      let value: HeaderParameterValue
      switch (parameter.name, parameter.domain) {
      case (let name, _) where lengths.contains { $0.name == name }:
        let index = lengths.firstIndex { $0.name == name } ?? 0
        let chosen = lengths.count == 3 ? heights[index] : index == 0 ? heights[0] : heights[2]
        value = .number(chosen)
      case ("tolerance", _):
        guard random.number(in: 0...1) < 0.3 else { return nil }
        value = .number(random.number(in: 5...60).rounded())
      case ("snap-threshold", _): value = .number(random.number(in: 0.15...0.85))
      case ("velocity-threshold", _): value = .number(random.number(in: 0.1...1))
      case (_, .range) where parameter.unit == "s":
        value = .number((random.number(in: 0.1...0.6) * 100).rounded() / 100)
      case ("snaps", _): value = .flag(random.number(in: 0...1) < 0.85)
      case ("snap-by", .choices(let choices)):
        value = .choice(choices[Int(random.next() % UInt64(choices.count))])
      case ("projection", _), ("stretches", _): value = .flag(Bool.random(using: &random))
      default: return nil
      }
      return HeaderParameterAssignment(parameter.name, value)
    }
  }

  /// Returns a gesture of `count` random strokes down and back.
  private static func gesture(
    _ count: Int, _ random: inout SeededRandom
  ) -> [GestureStatement] {
    var statements: [GestureStatement] = []
    for index in 0..<count {
      let isUp = index % 2 == 0 || index == 3
      let way = random.number(in: 25...(index % 3 == 0 ? 420 : 160)).rounded()
      let duration = random.number(in: 150...700).rounded()
      statements.append(.drag(distance: isUp ? -way : way, duration: duration))
      if Bool.random(using: &random) {
        statements.append(.hold(duration: random.number(in: 120...400).rounded()))
      }
      if random.number(in: 0...1) < 0.8 {
        statements.append(.lift)
        statements.append(.wait(duration: random.number(in: 300...2200).rounded()))
      }
    }
    statements += [.lift, .wait(duration: 1500), .perform(.scrollToTop), .wait(duration: 2200)]
    statements += [.drag(distance: 180, duration: 300), .lift, .wait(duration: 1200)]
    return statements
  }

  /// Returns the record of a recorder on a phone, with a row for each display frame.
  static func record(
    of driver: any HeaderDriving, _ statements: [GestureStatement],
    _ configuration: SimulatorConfiguration, isDegraded: Bool, _ random: inout SeededRandom
  ) -> HeaderRecord {
    let simulation = Simulation(driver: driver, configuration: configuration, observer: nil)
    var playback = GesturePlayback(statements, configuration: configuration)
    var rows: [HeaderRecord.Row] = []
    let view = simulation.scrollView
    func noise() -> Double { isDegraded ? random.number(in: -0.25...0.25) : 0 }
    simulation.play(&playback) { hasPlayedAll in
      let seen = view.visibleLayout
      if !isDegraded || random.number(in: 0...1) > 0.1 {
        rows.append(
          HeaderRecord.Row(
            time: view.time, contentOffset: view.contentOffset + noise(),
            header: HeaderSight(
              minY: seen.headerMinY + noise(), height: seen.headerHeight + noise()),
            scrollViewMinY: isDegraded ? nil : view.visibleMinY,
            phase: isDegraded ? nil : view.seenPhase))
      }
      return hasPlayedAll && simulation.isAtRest
    }
    var record = HeaderRecord(rows: rows)
    record.containerHeight = configuration.containerHeight
    record.safeAreaTop = configuration.safeAreaTop
    record.contentSize = configuration.contentSize
    record.hasKnownOrigin = !isDegraded
    return record
  }
}

extension SimulatedScrollView {
  /// The visible top edge, also during an animation.
  fileprivate var visibleMinY: Double {
    environment.mounting == .beside
      ? visibleLayout.scrollViewMinY : 0
  }

  /// The phase by UIScrollView's isDragging, isTracking and isDecelerating.
  fileprivate var seenPhase: HeaderRecord.Phase {
    switch reading.motion {
    case .resting: .rest
    case .tracking: reading.position == nil ? .tracking : .drag
    case .decelerating: .deceleration
    case .scrolling: .programmatic
    }
  }
}
