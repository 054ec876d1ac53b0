import HeaderCore
import ScrollSimulator

/// One answer of a technique, with all that led to it.
struct Answer<Behavior: HeaderBehavior> {
  let event: ScrollEvent
  let context: HeaderContext
  let stateBefore: Behavior.State
  let stateAfter: Behavior.State
  let layout: HeaderLayout
  let reaction: HeaderReaction
}

/// A technique played through a case: every row of the simulation, and every answer.
struct CaseRun<Behavior: HeaderBehavior> {
  let behavior: Behavior
  let rows: [SimulationRow]
  let answers: [Answer<Behavior>]

  init(_ behavior: Behavior, _ statements: [GestureStatement], on screen: SimulatorConfiguration) {
    self.behavior = behavior
    let driver = ProbeDriver(behavior)
    var playback = GesturePlayback(statements, configuration: screen)
    rows = Simulation.rows(of: driver, playing: &playback, configuration: screen)
    answers = driver.answers
  }

  /// The rows that record events, with what came before each; frames of animations are left out.
  var steps: [(before: SimulationRow, after: SimulationRow)] {
    let events = rows.filter { $0.kind != .animationFrame }
    return Array(zip(events, events.dropFirst())).map { (before: $0, after: $1) }
  }
}

/// The ordinary driver, with a look at what the technique itself answers.
private final class ProbeDriver<Behavior: HeaderBehavior>: HeaderDriving {
  private let driver: HeaderDriver<Behavior>
  private(set) var answers: [Answer<Behavior>] = []

  init(_ behavior: Behavior) {
    driver = HeaderDriver(behavior)
  }

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

  func update(for event: ScrollEvent, in context: HeaderContext) -> HeaderUpdate {
    let before = driver.state ?? driver.behavior.initialState(in: context)
    let update = driver.update(for: event, in: context)
    answers.append(
      Answer(
        event: event, context: context, stateBefore: before, stateAfter: driver.state ?? before,
        layout: update.layout, reaction: update.reaction))
    return update
  }
}
