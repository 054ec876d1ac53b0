import SimulationTestSupport
import Testing

/// Answers that no technique of the catalog gives.
@Suite struct AnswerTests {
  private let staged = StagedScrollView()
  private var view: SimulatedScrollView { staged.view }

  @Test("An offset requested together with a new inset is the offset of the content")
  func offsetAndInset() {
    let layout = HeaderLayout(
      headerMinY: 0, headerHeight: 88, scrollViewMinY: 0, contentInsetTop: 88)
    staged.answer(layout, HeaderReaction(position: 300))
    #expect(view.contentOffset == 300)
    staged.answer(.zero, HeaderReaction(position: 0))
    staged.answer(layout, .none)
    #expect(view.contentOffset == -88, "without one, content at the top stays there")
  }

  @Test(
    "Travel of a fling that the header takes is not repeated, with a changed target or without",
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
    let travelled = flung.map { $0.finalOffset - $0.layout.headerHeight }
    // The last step ends exactly at the target, and may be longer.
    let steps = zip(travelled, travelled.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.dropLast()
    #expect(steps.count > 10 && flung.last?.layout.headerHeight == 0)
    #expect(Array(steps) == steps.sorted(by: >), "slower in every frame")
  }

  @Test("Placing a header ends its animation")
  func placedInAnAnimation() {
    staged.answer(
      HeaderLayout(headerMinY: 0, headerHeight: 44, scrollViewMinY: 44),
      HeaderReaction(animation: HeaderAnimation(duration: 1)))
    #expect(!view.isAtRest)
    view.place(HeaderEffects(layout: .zero))
    #expect(view.visibleLayout == .zero && view.isAtRest)
  }
}
