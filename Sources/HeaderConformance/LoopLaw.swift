import HeaderCore
import ScrollSimulator

/// The law that no header is in a loop with its host.
extension PlayedCase {
  /// How the header and the case's host keep each other moving once nothing else does; `nil` if they come
  /// to rest.
  func loop() -> String? {
    guard let host = played.host, !played.statements.contains(where: { $0.resizesHeader }) else {
      return nil
    }
    // One that lies in the content leaves the list the same bounds wherever it is.
    guard host.kind != .content || !behavior.traits.liesInContent else { return nil }
    var run = FeedbackRun(of: HeaderDriver(behavior), on: played.configuration, with: host)
    // What the system itself does to the content moves a smaller header that follows the position.
    guard behavior.traits.movedBy != .position || run.way >= 50 else { return nil }
    return run.loop(played.statements).map { "\($0) with \(host.description)" }
  }
}

extension GestureStatement {
  /// Whether the header's way may be another afterwards, which a host's bar is no longer than.
  fileprivate var resizesHeader: Bool {
    switch self {
    case .set, .perform(.setFittingHeight): true
    default: false
    }
  }
}

/// A case as it is played on a host that feeds the header's movement back.
struct FeedbackRun {
  private let simulation: Simulation
  private let screen: SimulatorConfiguration
  private let host: FeedbackHost
  /// Points that the header goes from open to collapsed.
  let way: Double
  private var memory: FeedbackHost.Memory
  /// What has been seen in the last frames, the newest at the end.
  private var sights: [FeedbackHost.Sight] = []
  private var swings = Swings()
  /// Frames since the gesture is over, and of these the ones in which only header and host were at work.
  private var (framesAfter, busyFrames) = (0, 0)
  /// Frames in a row in which nothing has moved.
  private var stillFrames = 0

  /// A second is counted from where the gesture is over, the content at rest, and no animation under way:
  /// a fling and a slow snap have their own time.
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
    // One that follows the position answers a point by a point: for each of these the host would have
    // another, for ever.
    self.way = way
    memory = FeedbackHost.Memory(way: driver.traits.movedBy == .position ? way / 2 : way)
    simulation = Simulation(
      driver: driver, configuration: host.screen(from: screen, memory), observer: nil)
  }

  /// Plays `statements`, and says what does not come to rest; `nil` if all does.
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

  /// Ends a frame, and lets the host do what it does about what it saw some frames ago.
  private mutating func finishFrame(isAfterGesture: Bool) {
    let (view, wasAtRest) = (simulation.scrollView, simulation.isAtRest)
    let seen = view.visibleLayout
    let sight = FeedbackHost.Sight(
      fraction: seen.collapsedFraction, headerMaxY: seen.headerMaxY,
      contentTop: view.minY - view.contentOffset,
      isUsersTravel: view.isTracking || view.isDecelerating)
    let isStill = sights.last.map { sight.isLike($0) } ?? false
    sights.append(sight)
    if sights.count > host.delay + 1 { sights.removeFirst() }
    if sights.count > host.delay {
      let command = host.command(for: sights[0], &memory, on: screen)
      simulation.deliver(SimulationInput(time: view.time, action: .command(command)))
    }
    stillFrames = isStill && simulation.isAtRest ? stillFrames + 1 : 0
    guard isAfterGesture else { return }
    framesAfter += 1
    if wasAtRest, stillFrames == 0 { busyFrames += 1 }
    if busyFrames > 0 {
      swings.add(sight.fraction)
    } else {
      swings = Swings(fraction: sight.fraction)
    }
  }
}

/// How often a header turns: goes back at least nine tenths of the way that it has come. One that swings
/// into place, each time a little less far, does not count.
private struct Swings {
  private(set) var turnCount = 0
  private var fraction = 0.0
  /// The way in the present direction, and the way before, until it has been gone back.
  private var (way, before) = (0.0, 0.0)

  init(fraction: Double = 0) {
    self.fraction = fraction
  }

  /// Adds a frame. Less than a fiftieth of the header's way is not seen.
  mutating func add(_ fraction: Double) {
    let move = fraction - self.fraction
    guard move.magnitude > 0.02 else { return }
    if move * way < 0 { (before, way) = (way.magnitude, 0) }
    way += move
    self.fraction = fraction
    if before > 0, way.magnitude > 0.9 * before { (turnCount, before) = (turnCount + 1, 0) }
  }
}
