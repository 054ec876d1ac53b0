import HeaderCore
import ScrollSimulator

/// What became of a technique that was played through a case: every row and every answer.
struct CaseOutcome<Behavior: HeaderBehavior> {
  let behavior: Behavior
  let rows: [SimulationRow]
  /// The rows that record events; frames of animations are left out.
  let events: [SimulationRow]
  /// The answers to the events, in their order.
  let answers: [CaseAnswer<Behavior>]

  /// What `session` has played so far.
  init(_ session: CaseSession<Behavior>) {
    behavior = session.behavior
    rows = session.rows
    events = rows.filter { $0.isEvent }
    answers = session.answers
  }

  /// Each event with the one after it.
  var steps: Zip2Sequence<[SimulationRow], ArraySlice<SimulationRow>> {
    zip(events, events.dropFirst())
  }
}
