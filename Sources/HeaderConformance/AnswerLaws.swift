import HeaderCore
import HeaderFormats
import ScrollSimulator

/// Laws of single answers, and of the parameters. Each function describes the first violation of the law in its first
/// line; `nil` if there is none.
extension PlayedCase {
  /// Any finite context gets a finite answer.
  ///
  /// It asks the technique again, because a driver does not pass other answers on.
  func infiniteAnswer() -> String? {
    for answer in answers {
      if let (name, number) = answer.infiniteNumber() {
        return "\(name) is \(text(number)) after \(answer.event.name)"
      }
    }
    return nil
  }

  /// The collapsed fraction is in 0...1 and agrees with the layout: it decreases as the header grows, and is 0 while the
  /// header stretches.
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
    return rows.lazy.compactMap { $0.wrongPart() }.first ?? growingFraction()
  }

  /// Describes the first step in which the collapsed fraction increases as the header grows.
  private func growingFraction() -> String? {
    // A header moved by intent moves with the content, at any fraction.
    guard behavior.traits.movedBy != .intent else { return nil }
    for step in steps where step.after.event != .geometryDidChange {
      let (old, new) = (step.before.row.layout, step.after.row.layout)
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

  /// The same input gives the same output.
  func changedAnswer() -> String? {
    for answer in answers {
      var state = answer.stateBefore
      if let difference = answer.difference(askedIn: &state) {
        return "\(difference) when \(answer.event.name) is asked for twice"
      }
      guard state == answer.stateAfter else {
        return "the state changes when \(answer.event.name) is asked for twice"
      }
    }
    return nil
  }

  /// The state is a value: a copy that is made half-way gives the same answers as the original.
  ///
  /// The comparison ends where parameters are set.
  func divergingCopy() -> String? {
    let half = answers.dropFirst(answers.count / 2)
    guard let first = half.first else { return nil }
    var copy = first.stateBefore
    for answer in half {
      guard answer.setCount == first.setCount else { return nil }
      if let difference = answer.difference(askedIn: &copy) {
        return "\(difference) when a copy of the state answers \(answer.event.name)"
      }
    }
    return nil
  }

  /// The user's travel moves the header equally in both mountings, and does not change `restMinY`.
  func differenceInOverlay() -> String? {
    for step in steps where step.after.event.cause?.isUserTravel == true {
      let after = step.after
      var state = after.stateBefore
      var context = after.context
      context.environment.mounting =
        context.environment.mounting == .overlay ? .beside : .overlay
      let other = after.behavior.answer(after.event, state: &state, in: context)
      // Content that freezes in one mounting only is not compared.
      if other.reaction.position == after.reaction.position,
        // A stretch depends on the rubber band, and so on the mounting.
        let move = unpulled(after.layout).move(to: unpulled(other.layout))
      {
        return "\(move) when a \(after.event.name) is answered in the other mounting"
      }
      let (old, new) = (step.before.layout.restMinY, after.layout.restMinY)
      guard old.isSame(as: new) else {
        return "restMinY goes \(text(from: old, to: new)) in a \(after.event.name)"
      }
    }
    return nil
  }

  /// A collapsing header leaves no gap above content at its top: from one answer to the next, the room between the two
  /// does not grow.
  func gapUnderCollapsingHeader() -> String? {
    func room(under layout: HeaderLayout) -> Double {
      layout.scrollViewMinY + layout.contentInsetTop - max(0, layout.headerMaxY)
    }
    for step in steps where step.after.event != .geometryDidChange {
      let (before, after) = (step.before.layout, step.after.layout)
      let growth = room(under: after) - room(under: before)
      guard growth <= Tolerance.rounding || after.stretch != before.stretch else {
        return "a header that reaches down to \(text(after.headerMaxY)) leaves "
          + "\(text(growth)) pt more above the content than before"
      }
    }
    return nil
  }

  /// Parameters read back as they were set, and setting them again makes the same technique.
  func wrongParameter() -> String? {
    let kept = behavior.assignments
    for assignment in played.assignments where !kept.contains(assignment) {
      return "\(assignment.name) is set to \(assignment.value.text) and reads back as another value"
    }
    let again = try? behavior.applying(kept)
    return again == behavior ? nil : "the parameters, set again, make another technique"
  }
}

extension PlayedCase.Answer {
  /// Returns the first number that is not finite when the technique answers again, and its name.
  fileprivate func infiniteNumber() -> (name: String, number: Double)? {
    var state = stateBefore
    let (layout, reaction) = behavior.answer(event, state: &state, in: context)
    let parts = behavior.parts(of: layout, for: state)
    var numbers = HeaderLayout.numberNames.enumerated().map {
      ($0.element, Optional(layout.numbers[$0.offset]))
    }
    for index in 0..<parts.count {
      numbers.append(("the height of part \(index + 1)", parts[index].height))
      numbers.append(("the progress of part \(index + 1)", parts[index].progress))
    }
    numbers += [
      ("the position asked for", reaction.position),
      ("the target asked for", reaction.targetContentOffset),
      ("the animation's duration", reaction.animation?.duration),
    ]
    for case let (name, number?) in numbers where !number.isMeasurable { return (name, number) }
    return nil
  }

  /// Describes the first number in which the answer to the same event in `state` differs.
  fileprivate func difference(askedIn state: inout Behavior.State) -> String? {
    let again = behavior.answer(event, state: &state, in: context)
    let (numbers, numbersAgain) = (layout.numbers, again.layout.numbers)
    let names = HeaderLayout.numberNames
    guard let index = names.indices.first(where: { numbers[$0] != numbersAgain[$0] }) else {
      return reaction == again.reaction ? nil : "the reaction changes"
    }
    return names[index] + " goes " + text(from: numbers[index], to: numbersAgain[index])
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
