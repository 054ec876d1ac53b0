import HeaderCore
import ScrollSimulator

/// A simulation of a technique that a law can go on with: every row of it, and every answer.
final class CaseSession<Behavior: HeaderBehavior> {
  let scrollView: SimulatedScrollView
  // The session is no observer itself: the scroll view keeps its observer alive, and the two would
  // never be let go of.
  private let recorder = RowRecorder(reserving: 256)
  private let simulation: Simulation
  private let driver: ProbeDriver<Behavior>
  private var playback: GesturePlayback
  private var pending: SimulationInput?

  /// More frames than any animation takes: what moves for longer never comes to rest.
  private static var frameLimit: Int { 4000 }

  /// A simulation of `behavior` on `screen`, to be played `statements`.
  init(_ behavior: Behavior, _ statements: [GestureStatement], on screen: SimulatorConfiguration) {
    driver = ProbeDriver(behavior)
    simulation = Simulation(driver: driver, configuration: screen, observer: nil)
    scrollView = simulation.scrollView
    playback = GesturePlayback(statements, configuration: screen)
    scrollView.observer = recorder
  }

  /// The rows so far.
  var rows: [SimulationRow] { recorder.rows }
  /// The answers so far.
  var answers: [CaseAnswer<Behavior>] { driver.answers }
  /// Whether the answers from now on are kept; they are large.
  var keepsAnswers: Bool {
    get { driver.keepsAnswers }
    set { driver.keepsAnswers = newValue }
  }
  /// What has been asked of the scroll view in each answer.
  var reactions: [HeaderReaction] { driver.reactions }
  /// The technique as it is, with the parameters it has been given.
  var behavior: Behavior { driver.behavior }
  /// What is remembered of the technique; `nil` before the first context with finite numbers.
  var state: Behavior.State? { driver.state }

  /// Points that one pixel has.
  var pixel: Double { 1 / max(scrollView.reading.scale, 1) }

  /// Plays everything, until all is at rest.
  func playAll() {
    simulation.run(&playback)
  }

  /// Does `command` once all is at rest, and waits until it is again.
  func perform(_ command: SimulationCommand) {
    scrollView.beginFrame()
    scrollView.perform(command)
    for _ in 0..<CaseSession.frameLimit {
      scrollView.finishFrame()
      if scrollView.isAtRest { return }
      scrollView.beginFrame()
    }
  }

  // MARK: Frame by frame

  /// Lays out as on appearing, and plays the first frame.
  func begin() {
    simulation.forwarder.attach(to: scrollView)
    pending = playback.next()
    finishFrame()
  }

  /// Plays the next frame.
  func advance() {
    scrollView.beginFrame()
    finishFrame()
  }

  /// Plays what is left, until all is at rest.
  func finish() {
    for _ in 0..<CaseSession.frameLimit where pending != nil || !scrollView.isAtRest { advance() }
  }

  private func finishFrame() {
    while let input = pending, input.isDue(inFrameAt: scrollView.time) {
      switch input.action {
      case .touch(let sample): scrollView.receive(sample)
      case .command(let command): scrollView.perform(command)
      case .swipe: break
      case .assignment(let assignment): _ = replaceParameters([assignment])
      }
      pending = playback.next()
    }
    scrollView.finishFrame()
  }

  /// Gives the technique other parameters; false if they are refused.
  func replaceParameters(_ assignments: [HeaderParameterAssignment]) -> Bool {
    do {
      try simulation.forwarder.replaceParameters(assignments, in: scrollView)
      return true
    } catch {
      return false
    }
  }
}

/// The ordinary driver, with a look at what the technique itself answers.
private final class ProbeDriver<Behavior: HeaderBehavior>: HeaderDriving {
  private let driver: HeaderDriver<Behavior>
  private(set) var answers: [CaseAnswer<Behavior>] = []
  private(set) var reactions: [HeaderReaction] = []
  var keepsAnswers = true

  init(_ behavior: Behavior) {
    driver = HeaderDriver(behavior)
    reactions.reserveCapacity(256)
  }

  var behavior: Behavior { driver.behavior }
  var state: Behavior.State? { driver.state }
  var descriptor: HeaderDescriptor { driver.descriptor }
  var traits: HeaderTraits { driver.traits }
  var assignments: [HeaderParameterAssignment] { driver.assignments }
  var choreography: HeaderChoreography { driver.choreography }
  var layout: HeaderLayout { driver.layout }

  func start(in context: HeaderContext) -> HeaderLayout {
    driver.start(in: context)
  }

  func start(continuing layout: HeaderLayout, in context: HeaderContext) -> HeaderLayout {
    driver.start(continuing: layout, in: context)
  }

  func replaceParameters(
    _ assignments: [HeaderParameterAssignment], in context: HeaderContext
  ) throws(HeaderParameterError) -> HeaderLayout {
    try driver.replaceParameters(assignments, in: context)
  }

  func layout(in context: HeaderContext) -> HeaderLayout { driver.layout(in: context) }

  func collapsedLayout(in context: HeaderContext) -> HeaderLayout {
    driver.collapsedLayout(in: context)
  }

  func update(for event: ScrollEvent, in context: HeaderContext) -> HeaderUpdate {
    guard keepsAnswers else {
      let update = driver.update(for: event, in: context)
      reactions.append(update.reaction)
      return update
    }
    let before = driver.state ?? driver.behavior.initialState(in: context)
    let update = driver.update(for: event, in: context)
    reactions.append(update.reaction)
    answers.append(
      CaseAnswer(
        event: event, context: context, stateBefore: before, stateAfter: driver.state ?? before,
        layout: update.layout, reaction: update.reaction))
    return update
  }
}
