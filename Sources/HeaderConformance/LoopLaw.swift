import HeaderCore
import ScrollSimulator

/// The law that a header does not get into a loop with its host.
extension PlayedCase {
  /// Describes how the header and the case's host keep each other moving after the gesture; `nil` if they come to rest.
  func loop() -> String? {
    guard let host = played.host, !played.statements.contains(where: { $0.resizesHeader }) else {
      return nil
    }
    // A header in the content does not change the list's bounds.
    guard host.kind != .content || !behavior.traits.liesInContent else { return nil }
    var run = FeedbackRun(of: HeaderDriver(behavior), on: played.configuration, with: host)
    // The system's own movement of the content moves a smaller header that follows the position.
    guard behavior.traits.movedBy != .position || run.way >= 50 else { return nil }
    return run.loop(played.statements).map { "\($0) with \(host.description)" }
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

/// Plays a case on a host that feeds the header's movement back.
struct FeedbackRun {
  private let simulation: Simulation
  private let screen: SimulatorConfiguration
  private let host: FeedbackHost
  /// How far the header moves from expanded to collapsed, in points.
  let way: Double
  private var memory: FeedbackHost.Memory
  /// The observations of the last frames, the latest at the end.
  private var observations: [FeedbackHost.Observation] = []
  private var swings = Swings()
  /// Frames since the end of the gesture, and those of them in which header and host moved at rest.
  private var (framesAfter, busyFrames) = (0, 0)
  /// Consecutive frames in which nothing moved.
  private var stillFrames = 0

  /// The second counts from the end of the gesture, while the content rests and no animation runs, so that flings and
  /// slow snaps do not count.
  private static let limits = (seconds: 1.0, turns: 1, allSeconds: 30.0)

  init(
    of driver: any HeaderDriving, on screen: SimulatorConfiguration, with host: FeedbackHost
  ) {
    (self.screen, self.host) = (screen, host)
    let start = HeaderContext(
      scroll: ScrollMetrics(contentOffset: 0, contentSize: 1e6, bounds: screen.containerHeight),
      environment: HeaderEnvironment(
        containerHeight: screen.containerHeight, fittingHeight: screen.fittingHeight))
    let collapsed = max(0, driver.collapsedLayout(in: start).headerMaxY)
    let way = driver.start(in: start).headerMaxY - collapsed
    // A header that follows the position answers each point of the host's by a point, so a bar as large as its way
    // would never stop.
    self.way = way
    memory = FeedbackHost.Memory(way: driver.traits.movedBy == .position ? way / 2 : way)
    simulation = Simulation(
      driver: driver, configuration: host.screen(from: screen, memory), observer: nil)
  }

  /// Plays `statements`, and describes what does not come to rest; `nil` if everything does.
  mutating func loop(_ statements: [GestureStatement]) -> String? {
    var gesture = GesturePlayback(statements, configuration: screen)
    var loop: String?
    simulation.play(&gesture) { hasPlayedAll in
      finishFrame(isAfterGesture: hasPlayedAll)
      loop = violation
      return loop != nil || (hasPlayedAll && stillFrames > host.delay + 1)
    }
    simulation.detach()
    return loop
  }

  private var violation: String? {
    let frameRate = 1000 / simulation.scrollView.frameDuration
    if swings.turnCount > FeedbackRun.limits.turns {
      return "the header turns \(swings.turnCount) times"
    }
    if Double(busyFrames) > FeedbackRun.limits.seconds * frameRate {
      return "header and content do not come to rest within a second"
    }
    return Double(framesAfter) > FeedbackRun.limits.allSeconds * frameRate
      ? "header and content do not come to rest" : nil
  }

  /// Ends a frame, and lets the host answer what it observed some frames ago.
  private mutating func finishFrame(isAfterGesture: Bool) {
    let (view, wasAtRest) = (simulation.scrollView, simulation.isAtRest)
    let visible = view.visibleLayout
    let seen = FeedbackHost.Observation(
      fraction: visible.collapsedFraction, headerMaxY: visible.headerMaxY,
      contentTop: view.minY - view.contentOffset,
      isUsersTravel: view.isTracking || view.isDecelerating)
    let isStill = observations.last.map { seen.isLike($0) } ?? false
    observations.append(seen)
    if observations.count > host.delay + 1 { observations.removeFirst() }
    if observations.count > host.delay {
      let command = host.command(for: observations[0], &memory, on: screen)
      simulation.deliver(SimulationInput(time: view.time, action: .command(command)))
    }
    stillFrames = isStill && simulation.isAtRest ? stillFrames + 1 : 0
    guard isAfterGesture else { return }
    framesAfter += 1
    if wasAtRest, stillFrames == 0 { busyFrames += 1 }
    if busyFrames > 0 {
      swings.add(seen.fraction)
    } else {
      swings = Swings(fraction: seen.fraction)
    }
  }
}

/// Counts how often a header turns, that is, moves back by at least nine tenths of its last movement. A damped swing
/// does not count.
private struct Swings {
  private(set) var turnCount = 0
  private var fraction = 0.0
  /// The movement in the current direction, and the previous one, until that is taken back.
  private var (way, before) = (0.0, 0.0)

  init(fraction: Double = 0) {
    self.fraction = fraction
  }

  /// Adds a frame. Changes of less than a fiftieth are ignored.
  mutating func add(_ fraction: Double) {
    let move = fraction - self.fraction
    guard move.magnitude > 0.02 else { return }
    if move * way < 0 { (before, way) = (way.magnitude, 0) }
    way += move
    self.fraction = fraction
    if before > 0, way.magnitude > 0.9 * before { (turnCount, before) = (turnCount + 1, 0) }
  }
}
