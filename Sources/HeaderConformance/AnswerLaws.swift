import HeaderCore
import HeaderFormats
import ScrollSimulator

/// The tolerance for comparing numbers.
enum Tolerance {
  /// Far above the rounding errors of a few hundred additions, in points.
  static let rounding = 1e-9
}

/// Returns `number` for a message, rounded to a millionth.
func text(_ number: Double) -> String {
  DecimalNumber.roundedText(number, digits: 6)
}

/// Returns `from 56 to 44`, with all digits if the rounded numbers would be the same.
func text(from start: Double, to end: Double) -> String {
  let (first, last) = (text(start), text(end))
  return first == last
    ? "from \(DecimalNumber.text(start)) to \(DecimalNumber.text(end))" : "from \(first) to \(last)"
}

extension HeaderLayout {
  /// The edges that are visible on the screen.
  private static let edges: [(name: String, number: @Sendable (HeaderLayout) -> Double)] = [
    ("headerMinY", { $0.headerMinY }), ("the header's bottom edge", { $0.headerMaxY }),
    ("scrollViewMinY", { $0.scrollViewMinY }),
  ]

  /// Describes the first edge that differs in `other` by more than `allowed` points: `headerMinY goes from 0 to -12`.
  func move(to other: HeaderLayout, allowed: Double = 0) -> String? {
    for (name, number) in HeaderLayout.edges {
      let (start, end) = (number(self), number(other))
      // Also fails for NaN.
      guard (start - end).magnitude <= allowed + Tolerance.rounding else {
        return "\(name) goes " + text(from: start, to: end)
      }
    }
    return nil
  }
}

extension SimulationRow {
  /// Describes a part that is out of range or does not fit into the header.
  fileprivate func wrongPart() -> String? {
    for index in 0..<parts.count {
      let part = parts[index]
      guard part.height >= 0, 0 <= part.progress, part.progress <= 1 else {
        return "part \(index + 1) is \(text(part.height)) pt high at a progress of "
          + text(part.progress)
      }
    }
    // During an animation to changed parameters the parts need not fit.
    guard event != nil, parts.height > layout.headerHeight + Tolerance.rounding else { return nil }
    return "parts of \(text(parts.height)) pt are in a header of \(text(layout.headerHeight)) pt"
  }
}

/// Laws of single answers, and of the parameters.
extension PlayedCase {
  /// Describes the first answer with a number that is not finite. Asks the technique again, because a driver does not
  /// pass such an answer on.
  func infiniteAnswer() -> String? {
    for (answer, memory) in zip(answers, memories) {
      var state = memory.stateBefore
      let asked = memory.behavior.answer(answer.event, state: &state, in: answer.context)
      let layout = asked.layout
      var numbers = HeaderLayout.numberNames.enumerated().map {
        ($0.element, Optional(layout.numbers[$0.offset]))
      }
      let parts = memory.behavior.parts(of: layout, for: state)
      for index in 0..<parts.count {
        numbers.append(("the height of part \(index + 1)", parts[index].height))
        numbers.append(("the progress of part \(index + 1)", parts[index].progress))
      }
      numbers += [
        ("the position asked for", asked.reaction.position),
        ("the target asked for", asked.reaction.targetContentOffset),
        ("the animation's duration", asked.reaction.animation?.duration),
      ]
      if let (name, number) = numbers.first(where: { !($0.1?.isMeasurable ?? true) }) {
        return "\(name) is \(number ?? 0) after \(answer.event.name)"
      }
    }
    return nil
  }

  /// Describes the first collapsed fraction that is out of range, or that increases as the header grows.
  func wrongFraction() -> String? {
    for layout in answers.lazy.map({ $0.layout }) {
      guard 0 <= layout.collapsedFraction, layout.collapsedFraction <= 1 else {
        return "the collapsed fraction is \(text(layout.collapsedFraction))"
      }
      guard layout.headerHeight >= 0 else {
        return "headerHeight is \(text(layout.headerHeight))"
      }
      guard layout.stretch >= 0 else { return "stretch is \(text(layout.stretch))" }
      guard layout.stretch == 0 || layout.collapsedFraction == 0 else {
        return "the header is stretched by \(text(layout.stretch)) pt at a collapsed fraction of "
          + text(layout.collapsedFraction)
      }
    }
    if let wrong = rows.lazy.compactMap({ $0.wrongPart() }).first { return wrong }
    // A header moved by intent moves with the content, at any fraction.
    guard behavior.traits.movedBy != .intent else { return nil }
    for (before, after) in steps where after.event != .geometryDidChange {
      let (old, new) = (before.row.layout, after.row.layout)
      let growth = new.headerMaxY - old.headerMaxY
      let collapse = new.collapsedFraction - old.collapsedFraction
      guard growth * collapse <= Tolerance.rounding else {
        return
          "the header's bottom edge moves by \(text(growth)) pt, and its collapsed fraction by "
          + text(collapse)
      }
    }
    return nil
  }

  /// Describes the first answer that differs when the technique is asked again.
  func changedAnswer() -> String? {
    for (answer, memory) in zip(answers, memories) {
      var state = memory.stateBefore
      if let difference = difference(from: answer, asking: memory.behavior, &state) {
        return "\(difference) when \(answer.event.name) is asked for twice"
      }
      guard state == memory.stateAfter else {
        return "the state changes when \(answer.event.name) is asked for twice"
      }
    }
    return nil
  }

  /// Describes the first answer with a copy of the state, made half-way, that differs from the original's. The
  /// comparison ends where parameters are set.
  func divergingCopy() -> String? {
    let half = answers.count / 2
    guard var copy = memories.dropFirst(half).first?.stateBefore else { return nil }
    for (answer, memory) in zip(answers, memories).dropFirst(half) {
      guard answer.setCount == answers[half].setCount else { return nil }
      if let difference = difference(from: answer, asking: memory.behavior, &copy) {
        return "\(difference) when a copy of the state answers \(answer.event.name)"
      }
    }
    return nil
  }

  /// Describes the first number by which an answer to the same event differs.
  private func difference(
    from answer: CaseAnswer, asking behavior: Behavior, _ state: inout Behavior.State
  ) -> String? {
    let again = behavior.answer(answer.event, state: &state, in: answer.context)
    let (numbers, numbersAgain) = (answer.layout.numbers, again.layout.numbers)
    let names = HeaderLayout.numberNames
    guard let index = names.indices.first(where: { numbers[$0] != numbersAgain[$0] }) else {
      return answer.reaction == again.reaction ? nil : "the reaction changes"
    }
    return names[index] + " goes " + text(from: numbers[index], to: numbersAgain[index])
  }

  /// Describes the first travel that moves the header differently in the other mounting, or that changes `restMinY`.
  func differenceInOverlay() -> String? {
    for ((before, after), memory) in zip(steps, memories.dropFirst())
    where after.event.cause?.isUserTravel == true {
      var state = memory.stateBefore
      var context = after.context
      context.environment.mounting =
        context.environment.mounting == .overlay ? .beside : .overlay
      let other = behavior.answer(after.event, state: &state, in: context)
      // Content that freezes in one mounting only is not compared.
      if other.reaction.position == after.reaction.position,
        // A stretch depends on the rubber band, and so on the mounting.
        let move = unpulled(after.layout).move(to: unpulled(other.layout))
      {
        return "\(move) when a \(after.event.name) is answered in the other mounting"
      }
      let (old, new) = (before.layout.restMinY, after.layout.restMinY)
      guard (old - new).magnitude <= Tolerance.rounding else {
        return "restMinY goes \(text(from: old, to: new)) in a \(after.event.name)"
      }
    }
    return nil
  }

  /// Describes the first step that increases the gap between the header and content at its top.
  func gapUnderCollapsingHeader() -> String? {
    func room(under layout: HeaderLayout) -> Double {
      layout.scrollViewMinY + layout.contentInsetTop - max(0, layout.headerMaxY)
    }
    for (before, after) in steps where after.event != .geometryDidChange {
      let growth = room(under: after.layout) - room(under: before.layout)
      guard growth <= Tolerance.rounding || after.layout.stretch != before.layout.stretch else {
        return "a header that reaches down to \(text(after.layout.headerMaxY)) leaves "
          + "\(text(growth)) pt more above the content than before"
      }
    }
    return nil
  }

  /// Describes the first parameter that does not read back as it was set.
  func wrongParameter() -> String? {
    let kept = behavior.assignments
    for assignment in played.assignments where !kept.contains(assignment) {
      return "\(assignment.name) is set to \(assignment.value.text) and reads back as another value"
    }
    let again = try? behavior.applying(kept)
    return again == behavior ? nil : "the parameters, set again, make another technique"
  }
}
