import HeaderCore
import ScrollPhysics
import ScrollSimulator

/// Laws of a technique's answers to requests of an app, when everything rests.
extension PlayedCase {
  /// Describes what moves when the header's current fraction is requested.
  func moveAlthoughSettled() -> String? {
    guard let end, end.context.isUncovered else { return nil }
    let fraction = end.layout.collapsedFraction
    // A header that is not at one of its rests breaks a different law.
    if let rests = end.behavior.traits.rests,
      !rests.contains(where: { ($0 - fraction).magnitude <= Tolerance.rounding })
    {
      return nil
    }
    for isAnimated in [false, true] {
      let event = ScrollEvent.setFraction(fraction, animated: isAnimated)
      if let move = end.move(answering: event) {
        return "\(move) when the header is asked for its own fraction, \(text(fraction))"
      }
    }
    return nil
  }

  /// Describes what moves when a different list is shown: a long one, at its top and in its middle.
  func moveForAnotherList() -> String? {
    // A header that is expanded because nothing can be scrolled may collapse over a longer list.
    guard var end, end.context.isUncovered, !end.isTooShort else { return nil }
    end.context.scroll.contentSize = 10_000
    for offset in [0.0, 1000] {
      end.context = end.context.scrolled(to: end.context.scroll.minimumContentOffset + offset)
      if let move = end.move(answering: .contentReplaced) {
        return "\(move) when another list is shown, scrolled by \(text(offset)) pt"
      }
    }
    return nil
  }

  /// Describes the first request that does not move the header to the nearest rest.
  func missedRequest() -> String? {
    guard let end, end.context.isUncovered else { return nil }
    let traits = end.behavior.traits
    for fraction in [0, 0.25, 0.75, 1] {
      let wanted =
        traits.rests?.min { ($0 - fraction).magnitude < ($1 - fraction).magnitude } ?? fraction
      for isAnimated in [false, true] {
        let (asked, isAtEdge) = end.asked(for: fraction, animated: isAnimated)
        let got = asked.layout.collapsedFraction
        if (got - wanted).magnitude <= Tolerance.rounding { continue }
        if got == 0, end.isTooShort { continue }
        // A header that follows the position moves as far as the content can.
        if traits.movedBy == .position, isAtEdge { continue }
        // A header with a single height has a single fraction.
        let last = answers.last?.setCount
        guard answers.contains(where: { $0.setCount == last && $0.layout.collapsedFraction != got })
        else { continue }
        return "a request for a collapsed fraction of \(text(fraction)) ends at \(text(got))"
      }
    }
    return nil
  }
}

extension PlayedCase.End {
  /// Whether there is nothing to scroll, which expands a header.
  fileprivate var isTooShort: Bool {
    let inset = context.scroll.adjustedContentInset
    return context.scroll.contentSize + inset.top + inset.bottom
      <= max(0, context.environment.containerHeight)
  }

  /// Describes how the answer to `event` moves the header or the content.
  fileprivate func move(answering event: ScrollEvent) -> String? {
    var state = state
    let answer = behavior.answer(event, state: &state, in: context)
    if let move = layout.move(to: answer.layout) { return move }
    let position = context.scroll.position
    guard let asked = answer.reaction.position,
      (asked - position).magnitude > Tolerance.rounding
    else { return nil }
    return "the content goes " + text(from: position, to: asked)
  }

  /// Returns the header after a request for `fraction`, when everything rests again, and whether the content is at an
  /// edge then.
  fileprivate func asked(
    for fraction: Double, animated isAnimated: Bool
  ) -> (end: PlayedCase.End, isAtEdge: Bool) {
    var end = self
    for event in [.setFraction(fraction, animated: isAnimated), ScrollEvent.didStop] {
      let reaction = end.behavior.respond(to: event, state: &end.state, in: end.context)
      if let position = reaction.position { end.context = end.context.scrolled(to: position) }
    }
    let (scroll, range) = (end.context.scroll, end.context.scroll.contentOffsetRange)
    return (
      end, scroll.position <= range.minimum || scroll.position >= range.maximum
    )
  }
}
