import HeaderCore
import ScrollSimulator

/// Laws about the answers themselves.
extension CaseOutcome {
  /// What is wrong with the first answer that is not finite.
  func infiniteAnswer() -> String? {
    for answer in answers {
      guard answer.layout.isFinite else {
        return "the layout after \(answer.event.name) is \(answer.layout)"
      }
      let numbers = [
        answer.reaction.position, answer.reaction.targetContentOffset,
        answer.reaction.animation?.duration,
      ]
      guard numbers.allSatisfy({ $0?.isFinite ?? true }) else {
        return "the reaction to \(answer.event.name) is \(answer.reaction)"
      }
    }
    return nil
  }

  /// What is wrong with the first answer that comes out differently when asked for again.
  func changedAnswer() -> String? {
    for answer in answers {
      var state = answer.stateBefore
      let again = answered(answer, state: &state)
      guard again == (answer.layout, answer.reaction), state == answer.stateAfter else {
        return "\(answer.event.name), asked for twice, is answered with \(answer.layout) and "
          + "then with \(again.0)"
      }
    }
    return nil
  }

  /// What is wrong with a copy of the state, made before the answer at `index`, that is left behind
  /// and then taken through the same events.
  func strayCopy(from index: Int) -> String? {
    guard answers.indices.contains(index) else { return nil }
    var copy = answers[index].stateBefore
    for answer in answers[index...] {
      let again = answered(answer, state: &copy)
      guard again == (answer.layout, answer.reaction) else {
        return "a copy of the state answers \(answer.event.name) with \(again.0), the original "
          + "with \(answer.layout)"
      }
    }
    return nil
  }

  private func answered(
    _ answer: CaseAnswer<Behavior>, state: inout Behavior.State
  ) -> (HeaderLayout, HeaderReaction) {
    var reaction = behavior.respond(to: answer.event, state: &state, in: answer.context)
    if answer.context.environment.prefersReducedMotion { reaction.animation = nil }
    return (behavior.layout(for: state, in: answer.context.applying(reaction)), reaction)
  }

  /// What is wrong with the first collapsed fraction that does not fit its layout.
  func strayFraction() -> String? {
    for row in rows {
      let layout = row.layout
      guard 0 <= layout.collapsedFraction, layout.collapsedFraction <= 1 else {
        return "the collapsed fraction is \(layout.collapsedFraction)"
      }
      guard layout.headerHeight >= 0, layout.stretch >= 0 else {
        return "a height is negative: \(layout)"
      }
      guard layout.stretch == 0 || layout.collapsedFraction == 0 else {
        return "the header is stretched and collapsed at once: \(layout)"
      }
    }
    // The header of an intent goes with the content, whatever its fraction.
    guard behavior.traits.movedBy != .intent else { return nil }
    for (before, after) in steps where after.event != .geometryDidChange {
      let growth = after.layout.headerMaxY - before.layout.headerMaxY
      let collapse = after.layout.collapsedFraction - before.layout.collapsedFraction
      guard growth * collapse <= Tolerance.rounding else {
        return "the header reaches \(growth) pt further down and is \(collapse) more collapsed"
      }
    }
    return nil
  }
}

/// How far two numbers may differ that are the same.
enum Tolerance {
  /// The rounding errors of a few hundred additions of points stay far below.
  static let rounding = 1e-9
}
