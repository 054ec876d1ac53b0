import SimulationTestSupport
import Testing

/// Answers that no technique of the catalog gives.
@Suite final class AnswerTests {
  private let view = SimulatedScrollView(SimulatorConfiguration())
  private var stage = HeaderStage(mounting: .beside, traits: HeaderTraits(movedBy: .travel))

  /// Lets the view perform the effects of an answer to `didStop`.
  private func answer(_ layout: HeaderLayout, _ reaction: HeaderReaction = .none) {
    let reading = view.reading
    let context = stage.context(for: reading)
    var effects = HeaderEffects(layout: .zero)
    stage.apply(
      HeaderUpdate(layout: layout, reaction: reaction), &effects, answering: .didStop,
      in: context, reading: reading)
    view.perform(effects, answering: .didStop, in: context)
  }

  @Test("An offset requested together with a new inset is the offset of the content")
  func offsetAndInset() {
    let layout = HeaderLayout(
      headerMinY: 0, headerHeight: 88, scrollViewMinY: 0, contentInsetTop: 88)
    answer(layout, HeaderReaction(position: 300))
    #expect(view.contentOffset == 300)
    answer(.zero, HeaderReaction(position: 0))
    answer(layout)
    #expect(view.contentOffset == -88, "without one, content at the top stays there")
  }

  @Test(
    "A fling does not repeat the travel that the header takes, with a changed target or without",
    arguments: [nil, 400.0])
  func takenOnce(target: Double?) throws {
    let client = AnsweringClient { update, event in
      if case .willEndDragging = event { update.reaction.targetContentOffset = target }
    }
    let played = PlayedScreen(HeaderDriver(FacebookHideHeader()), client: client)
    try played.play("drag -40 over 60; lift")
    let flung = played.rows.drop { $0.eventName != "willBeginDecelerating" }
      .filter { $0.cause != .layout }
    // The travel of header and content.
    let traveled = flung.map { $0.finalOffset - $0.layout.headerHeight }
    // The last step ends exactly at the target, and may be longer.
    let steps = zip(traveled, traveled.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.dropLast()
    #expect(steps.count > 10 && flung.last?.layout.headerHeight == 0)
    #expect(Array(steps) == steps.sorted(by: >), "slower in every frame")
  }

  @Test(
    "An animated answer to the last step of a scroll or a deceleration begins a new scroll",
    arguments: [("scroll-to 400", 400.0), ("drag -300 over 250; lift", 883 + 1.0 / 3)])
  func answeredLastStep(gesture: String, end: Double) throws {
    var view: SimulatedScrollView?
    let client = AnsweringClient { update, event in
      guard event.cause != nil, event != .didScroll(.drag), view?.contentOffset == end else {
        return
      }
      view = nil
      update.reaction = HeaderReaction(position: 100, animation: HeaderAnimation(duration: 0.2))
    }
    let played = PlayedScreen(HeaderDriver(NoHeader()), client: client)
    view = played.view
    try played.play(gesture)
    #expect(played.view.contentOffset == 100)
    #expect(played.rows.last?.event == .didEndScrollingAnimation)
  }

  @Test("Placing a header ends its animation")
  func placedInAnAnimation() {
    answer(
      HeaderLayout(headerMinY: 0, headerHeight: 44, scrollViewMinY: 44),
      HeaderReaction(animation: HeaderAnimation(duration: 1)))
    #expect(!view.isAtRest)
    view.place(HeaderEffects(layout: .zero))
    #expect(view.visibleLayout == .zero && view.isAtRest)
  }
}
