import HeaderCore
import ScrollSimulator

/// What became of a technique that was played through a case: every row and every answer.
struct CaseRun<Behavior: HeaderBehavior> {
  let behavior: Behavior
  let rows: [SimulationRow]
  /// The rows that record events; frames of animations are left out.
  let events: [SimulationRow]
  /// The answers to the events, in their order.
  let answers: [Answer<Behavior>]

  /// What `session` has played so far.
  init(_ session: CaseSession<Behavior>) {
    behavior = session.behavior
    rows = session.rows
    let hasFrames = rows.contains { $0.kind == .animationFrame }
    events = hasFrames ? rows.filter { $0.kind != .animationFrame } : rows
    answers = session.answers
  }

  /// Each event with the one after it.
  var steps: Zip2Sequence<[SimulationRow], ArraySlice<SimulationRow>> {
    zip(events, events.dropFirst())
  }
}
