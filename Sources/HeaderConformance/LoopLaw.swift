import HeaderCore
import ScrollSimulator

extension PlayedCase {
  /// On a host that feeds the header's movement back, everything comes to rest within a second after the gesture, and
  /// the header turns at most once. Describes what does not; `nil` if all does.
  func loop() -> String? {
    guard let host = played.host, !played.statements.contains(where: { $0.resizesHeader }) else {
      return nil
    }
    // A header in the content does not change the list's bounds.
    guard host.kind != .content || !behavior.traits.liesInContent else { return nil }
    var run = FeedbackRun(of: HeaderDriver(behavior), on: played.configuration, with: host)
    // The system's own movement of the content moves a smaller header that follows the position.
    guard behavior.traits.movedBy != .position || run.headerTravel >= 50 else { return nil }
    return run.loop(playing: played.statements).map { "\($0) with \(host.description)" }
  }
}

extension GestureStatement {
  /// Whether it may change how far the header moves, which limits the host's bar.
  fileprivate var resizesHeader: Bool {
    switch self {
    case .set, .perform(.setFittingHeight): true
    default: false
    }
  }
}

/// Plays a gesture on a host that feeds the header's movement back.
struct FeedbackRun {
  private let simulation: Simulation
  private let screen: SimulatorConfiguration
  private let host: FeedbackHost
  /// Points that the header's bottom edge moves from expanded to collapsed.
  let headerTravel: Double
  private var memory: FeedbackHost.Memory
  /// The observations that the host has not answered, and the last one that it has.
  private var observations: [FeedbackHost.Observation] = []
  /// The frames since the end of the gesture.
  private var frameCount = 0
  /// Those of them in which something moved although no finger, fling or animation moved it.
  private var restlessFrameCount = 0
  /// Consecutive frames in which nothing moved.
  private var stillFrameCount = 0
  /// The header's turns since the first restless frame.
  private var turns = TurnCounter(fraction: 0)

  /// Flings and slow snaps may end after the gesture.
  private static let longestRun = 30.0
  private static let longestRestlessness = 1.0
  private static let mostTurns = 1

  init(
    of driver: any HeaderDriving, on screen: SimulatorConfiguration, with host: FeedbackHost
  ) {
    (self.screen, self.host) = (screen, host)
    let start = HeaderContext(
      scroll: ScrollMetrics(contentOffset: 0, contentSize: 1e6, bounds: screen.containerHeight),
      environment: HeaderEnvironment(
        containerHeight: screen.containerHeight, fittingHeight: screen.fittingHeight))
    let collapsed = max(0, driver.collapsedLayout(in: start).headerMaxY)
    headerTravel = driver.start(in: start).headerMaxY - collapsed
    // A header that follows the position answers each point of the host's by a point, so a bar as large as its travel
    // would never stop.
    memory = FeedbackHost.Memory(
      largestBar: driver.traits.movedBy == .position ? headerTravel / 2 : headerTravel)
    simulation = Simulation(
      driver: driver, configuration: host.screen(from: screen, memory), observer: nil)
  }

  /// Plays `statements`, and describes what does not come to rest; `nil` if everything does.
  mutating func loop(playing statements: [GestureStatement]) -> String? {
    var gesture = GesturePlayback(statements, configuration: screen)
    var loop: String?
    simulation.play(&gesture) { hasPlayedAll in
      playFrame(isAfterGesture: hasPlayedAll)
      loop = violation
      return loop != nil || (hasPlayedAll && stillFrameCount > host.delay + 1)
    }
    simulation.detach()
    return loop
  }

  /// Observes a frame, lets the host answer what it observed some frames ago, and counts what moves.
  private mutating func playFrame(isAfterGesture: Bool) {
    let view = simulation.scrollView
    let visible = view.visibleLayout
    let seen = FeedbackHost.Observation(
      fraction: visible.collapsedFraction, headerMaxY: visible.headerMaxY,
      contentTop: view.minY - view.contentOffset,
      isUsersTravel: view.isTracking || view.isDecelerating)
    let isStill = observations.last.map { seen.isLike($0) } ?? false
    let wasAtRest = simulation.isAtRest
    observations = observations.suffix(host.delay) + [seen]
    if observations.count > host.delay {
      let command = host.command(for: observations[0], &memory, on: screen)
      simulation.deliver(SimulationInput(time: view.time, action: .command(command)))
    }
    stillFrameCount = isStill && simulation.isAtRest ? stillFrameCount + 1 : 0
    guard isAfterGesture else { return }
    frameCount += 1
    if wasAtRest, stillFrameCount == 0 { restlessFrameCount += 1 }
    if restlessFrameCount > 0 {
      turns.add(seen.fraction)
    } else {
      turns = TurnCounter(fraction: seen.fraction)
    }
  }

  private var violation: String? {
    let frameRate = 1000 / simulation.scrollView.frameDuration
    if turns.count > FeedbackRun.mostTurns {
      return "the header turns \(turns.count) times"
    }
    if Double(restlessFrameCount) > FeedbackRun.longestRestlessness * frameRate {
      return "header and content do not come to rest within a second"
    }
    return Double(frameCount) > FeedbackRun.longestRun * frameRate
      ? "header and content do not come to rest" : nil
  }
}

/// Counts how often a header turns, that is, moves back by at least nine tenths of its last movement. A damped swing
/// does not count.
private struct TurnCounter {
  private(set) var count = 0
  private var fraction: Double
  /// The movement in the current direction, negative if the header expands.
  private var movement = 0.0
  /// The size of the previous movement, in the other direction; 0 after it was taken back.
  private var previous = 0.0

  init(fraction: Double) {
    self.fraction = fraction
  }

  /// Adds the collapsed fraction of the next frame. Changes of less than a fiftieth are ignored.
  mutating func add(_ fraction: Double) {
    let change = fraction - self.fraction
    guard change.magnitude > 0.02 else { return }
    if change * movement < 0 { (previous, movement) = (movement.magnitude, 0) }
    movement += change
    self.fraction = fraction
    if previous > 0, movement.magnitude > 0.9 * previous { (count, previous) = (count + 1, 0) }
  }
}
