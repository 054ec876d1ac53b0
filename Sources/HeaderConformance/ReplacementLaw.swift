import HeaderCore
import ScrollPhysics
import ScrollSimulator

/// The law about parameters that are replaced while the header is on screen: nothing jumps.
///
///     shown = layout + (seen - new) (1 - p)       p the progress of a quarter of a second
///
/// so from one frame to the next the header moves by no more than the content's own travel, and a step
/// of p times the difference there was. Under reduced motion it is there at once, and exempt. Once all
/// is at rest, the header is at a rest that the new parameters have, also where the old ones' snap was
/// cut short.
enum ReplacementLaw {
  private static let animation = HeaderAnimation(duration: 0.25)

  /// What is wrong with the first frame that shows a jump.
  static func violation<Behavior: HeaderBehavior>(
    _ behavior: Behavior, _ tried: ConformanceCase
  ) -> String? {
    guard let replacement = tried.replacement else { return nil }
    let session = CaseSession(behavior, tried.statements, on: tried.configuration)
    let view = session.scrollView
    session.keepsAnswers = false
    session.begin()
    while view.time < replacement.time { session.advance() }
    let seen = view.visibleLayout
    let (rowCount, count) = (session.rows.count, session.reactions.count)
    guard session.replaceParameters(replacement.assignments) else { return nil }
    if !tried.configuration.prefersReducedMotion,
      // Whatever follows the replacement at once may have an animation of its own.
      !session.movesByItself(afterRow: rowCount + 1, reaction: count + 1),
      let answered = session.rows.dropFirst(rowCount).first
    {
      guard view.visibleLayout.isNear(seen) else {
        return "the replacement shows \(view.visibleLayout) where \(seen) was seen"
      }
      if let jump = jump(after: answered, seen: seen, in: session) { return jump }
    }
    session.finish()
    let fraction = view.layout.collapsedFraction
    let traits = session.behavior.traits
    guard let rests = traits.rests,
      tried.letsHeaderRest(session.rows.dropFirst(rowCount + 1), movedBy: traits.movedBy),
      !rests.contains(where: { ($0 - fraction).magnitude <= Tolerance.rounding })
    else { return nil }
    return "after the replacement the header rests at a collapsed fraction of \(fraction)"
  }

  private static func jump<Behavior: HeaderBehavior>(
    after answered: SimulationRow, seen: HeaderLayout, in session: CaseSession<Behavior>
  ) -> String? {
    let view = session.scrollView
    let milliseconds = animation.duration * 1000
    let share = min(1, view.frameDuration / milliseconds)
    let curve = animation.curve
    let step = curve.value(at: 0.5 + share / 2) - curve.value(at: 0.5 - share / 2)
    let start = view.time
    var shown = view.visibleLayout
    while view.time < start + milliseconds + 2 * view.frameDuration {
      let (rowCount, count) = (session.rows.count, session.reactions.count)
      let before = session.rows.last { $0.isEvent }
      session.advance()
      guard !session.movesByItself(afterRow: rowCount, reaction: count) else { return nil }
      let travel = travel(of: session.rows[rowCount...], after: before)
      let now = view.visibleLayout
      for (name, number) in HeaderLayout.edges {
        let distance = (number(now) - number(shown)).magnitude
        let residual = (number(seen) - number(answered.layout)).magnitude
        guard distance <= travel + residual * step + Tolerance.rounding else {
          return "\(name) is shown \(distance) pt further in a frame of \(travel) pt, "
            + "\(view.time - start) ms after a replacement \(residual) pt away"
        }
      }
      shown = now
    }
    return nil
  }

  /// Points that the content, or the finger, has travelled in `rows`.
  private static func travel(
    of rows: ArraySlice<SimulationRow>, after before: SimulationRow?
  ) -> Double {
    var (total, last) = (0.0, before)
    for row in rows where row.isEvent {
      if let last {
        total += max(
          (row.scroll.position - last.finalPosition).magnitude,
          (row.scroll.contentOffset - last.finalOffset).magnitude)
      }
      last = row
    }
    return total
  }
}

extension CaseSession {
  /// Whether the header may have gone elsewhere though nothing travelled, in what has come after so
  /// many rows and reactions.
  fileprivate func movesByItself(afterRow row: Int, reaction: Int) -> Bool {
    rows.dropFirst(row).contains { $0.event?.mayJump ?? false }
      || reactions.dropFirst(reaction).contains { $0.animation != nil }
  }
}
