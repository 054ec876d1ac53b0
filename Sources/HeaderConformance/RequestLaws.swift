import HeaderCore
import ScrollPhysics
import ScrollSimulator

/// Laws of a technique's answers to requests of an app, when everything rests. Each function describes the first
/// violation of the law in its first line; `nil` if there is none.
extension PlayedCase {
  /// A violation, and the request of the app that shows it.
  typealias WrongRequest = (message: String, request: SimulationCommand)

  /// A request for the fraction that a resting header has moves nothing.
  func moveAlthoughSettled() -> WrongRequest? {
    guard let end, end.context.isUncovered else { return nil }
    let fraction = end.layout.collapsedFraction
    // A header that is not at one of its rests breaks a different law.
    let rests = end.behavior.traits.rests ?? [fraction]
    guard rests.contains(where: { $0.isSame(as: fraction) }) else { return nil }
    for isAnimated in [false, true] {
      let event = ScrollEvent.setFraction(fraction, animated: isAnimated)
      if let move = end.move(answering: event) {
        return (
          "\(move) when the header is asked for its own fraction, \(text(fraction))",
          .setFraction(fraction, animated: isAnimated)
        )
      }
    }
    return nil
  }

  /// Showing a different list under the header moves neither of the two: a long list, at its top or in its middle.
  func moveForAnotherList() -> String? {
    [0.0, 1000].lazy.compactMap { self.moveForAnotherList(at: $0) }.first
  }

  /// The height of the other list.
  private static var otherContentSize: Double { 10_000 }

  private func moveForAnotherList(at offset: Double) -> String? {
    // A header that is expanded because nothing can be scrolled may collapse over a longer list.
    guard var end, end.context.isUncovered, !end.isTooShort else { return nil }
    end.context.scroll.contentSize = PlayedCase.otherContentSize
    end.context = end.context.scrolled(to: end.context.scroll.minimumContentOffset + offset)
    return end.move(answering: .contentReplaced).map {
      "\($0) when another list is shown, scrolled by \(text(offset)) pt"
    }
  }

  /// Returns the case with what the check of `law` does when everything rests, so that a command can show it. A list
  /// that is scrolled when it is shown is left out.
  func shown(breaking law: ConformanceLaw) -> ConformanceCase {
    var shown = played
    let last: GestureStatement
    switch law {
    case .settled, .request:
      let wrong = law == .settled ? moveAlthoughSettled() : missedRequest()
      guard let wrong else { return played }
      last = .perform(wrong.request)
    case .pages:
      guard moveForAnotherList(at: 0) != nil else { return played }
      shown.configuration.pages = [played.configuration.contentSize, PlayedCase.otherContentSize]
      // The pages have sizes of their own.
      shown.configuration.contentSize = SimulatorConfiguration().contentSize
      last = .page(2, duration: 300)
    default: return played
    }
    // As long as it took until everything was at rest.
    let seconds = max(3, ((rows.last?.time ?? 0) / 1000).rounded(.up))
    shown.statements += [.lift, .wait(duration: seconds * 1000), last]
    return shown
  }

  /// A request moves the header to the rest nearest to the requested fraction.
  func missedRequest() -> WrongRequest? {
    guard let end, end.context.isUncovered else { return nil }
    let traits = end.behavior.traits
    for fraction in [0, 0.25, 0.75, 1] {
      let wanted =
        traits.rests?.min { ($0 - fraction).magnitude < ($1 - fraction).magnitude } ?? fraction
      for isAnimated in [false, true] {
        let asked = end.asked(for: fraction, animated: isAnimated)
        let got = asked.layout.collapsedFraction
        let isExcused =
          got == 0 && end.isTooShort
          // A header that follows the position moves as far as the content can.
          || traits.movedBy == .position && asked.isAtEdge || hasOnlyFraction(got)
        guard isExcused || got.isSame(as: wanted) else {
          return (
            "a request for a collapsed fraction of \(text(fraction)) ends at \(text(got))",
            .setFraction(fraction, animated: isAnimated)
          )
        }
      }
    }
    return nil
  }

  /// Whether all answers with the last parameters have this collapsed fraction, as those of a header with a single
  /// height.
  private func hasOnlyFraction(_ fraction: Double) -> Bool {
    let last = answers.last?.setCount
    return answers.allSatisfy { $0.setCount != last || $0.layout.collapsedFraction == fraction }
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
    guard let asked = answer.reaction.position, !asked.isSame(as: position) else { return nil }
    return "the content goes " + text(from: position, to: asked)
  }

  /// Whether the content is at one of its edges, or beyond.
  fileprivate var isAtEdge: Bool {
    let (position, range) = (context.scroll.position, context.scroll.contentOffsetRange)
    return position <= range.minimum || position >= range.maximum
  }

  /// Returns the header after a request for `fraction`, when everything rests again.
  fileprivate func asked(for fraction: Double, animated isAnimated: Bool) -> PlayedCase.End {
    var end = self
    for event in [.setFraction(fraction, animated: isAnimated), ScrollEvent.didStop] {
      let reaction = end.behavior.respond(to: event, state: &end.state, in: end.context)
      if let position = reaction.position { end.context = end.context.scrolled(to: position) }
    }
    return end
  }
}
