public import HeaderCore
public import ScrollSimulator

/// A case that was played to a technique, which the laws examine.
///
/// The rows are those that `headers simulate` prints for the case.
public struct PlayedCase<Behavior: HeaderBehavior>: Sendable {
  /// The technique with the case's parameters at the start of the gesture.
  public let behavior: Behavior
  /// The case.
  public let played: ConformanceCase
  /// All events with their answers, and all frames of animations.
  public let rows: [SimulationRow]
  /// The events with their answers.
  let answers: [Answer]
  /// The state after the gesture, when everything rests; `nil` if the technique got no finite numbers.
  let end: End?

  /// An event with the technique's answer.
  struct Answer: Sendable {
    let event: ScrollEvent
    let context: HeaderContext
    let layout: HeaderLayout
    let reaction: HeaderReaction
    /// The row of the simulation.
    let row: SimulationRow
    /// How often the gesture had set parameters.
    let setCount: Int
    /// The technique with its current parameters.
    let behavior: Behavior
    let stateBefore: Behavior.State
    let stateAfter: Behavior.State
  }

  /// A technique at rest.
  struct End: Sendable {
    /// The technique with the parameters that the gesture set.
    var behavior: Behavior
    var state: Behavior.State
    var context: HeaderContext
    var layout: HeaderLayout { behavior.layout(for: state, in: context) }
  }

  /// Plays `tried` to `technique`. If its parameters contradict each other, only those of `base` are set, which it
  /// accepts.
  init(
    _ tried: ConformanceCase, of technique: Behavior = Behavior(),
    base: [HeaderParameterAssignment] = []
  ) {
    var (tried, behavior) = (tried, technique)
    if (try? behavior.apply(tried.assignments)) == nil {
      tried.assignments = base
      try? behavior.apply(base)
    }
    let recorder = AnswerRecorder(behavior)
    let simulation = Simulation(
      driver: recorder, configuration: tried.configuration, observer: recorder)
    var gesture = GesturePlayback(tried.statements, configuration: tried.configuration)
    simulation.run(&gesture)
    self.behavior = behavior
    played = tried
    rows = recorder.rows
    answers = recorder.answers
    let view = simulation.scrollView
    let context = HeaderContext(scroll: view.metrics, environment: view.environment)
    end = recorder.state.map { End(behavior: recorder.behavior, state: $0, context: context) }
  }

  /// An answer and the next one.
  struct Step {
    let before: Answer
    let after: Answer
  }

  /// All steps until the gesture sets parameters. After that the host shows a header between the old and the new one.
  var steps: some Sequence<Step> {
    let unset = answers.prefix { $0.setCount == 0 }
    return zip(unset, unset.dropFirst()).lazy.map { Step(before: $0, after: $1) }
  }
}

extension HeaderBehavior {
  /// Returns the technique with `assignments` to its parameters.
  func applying(
    _ assignments: [HeaderParameterAssignment]
  ) throws(HeaderParameterError) -> Self {
    var changed = self
    try changed.apply(assignments)
    return changed
  }

  /// Returns the technique's answer to `event`, as a driver asks for it: first the reaction, then the layout.
  func answer(
    _ event: ScrollEvent, state: inout State, in context: HeaderContext
  ) -> (layout: HeaderLayout, reaction: HeaderReaction) {
    var reaction = respond(to: event, state: &state, in: context)
    if context.environment.prefersReducedMotion { reaction.animation = nil }
    return (layout(for: state, in: context.applying(reaction)), reaction)
  }
}

/// A driver that records the technique's answers.
private final class AnswerRecorder<Behavior: HeaderBehavior>: WrappingHeaderDriver,
  SimulationObserver
{
  private let recorded: HeaderDriver<Behavior>
  private(set) var rows: [SimulationRow] = []
  private(set) var answers: [PlayedCase<Behavior>.Answer] = []
  private var setCount = 0
  /// Makes the answer with its row, which is recorded next.
  private var latest: ((SimulationRow) -> PlayedCase<Behavior>.Answer)?

  init(_ behavior: Behavior) {
    recorded = HeaderDriver(behavior)
    rows.reserveCapacity(256)
    answers.reserveCapacity(256)
  }

  var driver: any HeaderDriving { recorded }
  var behavior: Behavior { recorded.behavior }
  var state: Behavior.State? { recorded.state }
  func replaceParameters(
    _ assignments: [HeaderParameterAssignment], in context: HeaderContext
  ) throws(HeaderParameterError) -> HeaderLayout {
    let layout = try recorded.replaceParameters(assignments, in: context)
    setCount += 1
    return layout
  }

  func update(for event: ScrollEvent, in context: HeaderContext) -> HeaderUpdate {
    let (recorded, setCount) = (recorded, setCount)
    let before = recorded.state ?? recorded.behavior.initialState(in: context)
    let update = recorded.update(for: event, in: context)
    let after = recorded.state ?? before
    latest = {
      PlayedCase.Answer(
        event: event, context: context, layout: update.layout, reaction: update.reaction, row: $0,
        setCount: setCount, behavior: recorded.behavior, stateBefore: before, stateAfter: after)
    }
    return update
  }

  func simulationDidRecord(_ row: SimulationRow) {
    rows.append(row)
    if row.event != nil, let latest { answers.append(latest(row)) }
  }
}
