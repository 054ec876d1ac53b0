import SimulationTestSupport
import Testing

/// What a scroll view does with answers that no technique of the catalog gives.
@Suite struct AnswerTests {
  private let staged = StagedScrollView()
  private var view: SimulatedScrollView { staged.view }

  @Test("An offset that is asked for together with a new inset is where the content goes")
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
    "What a header takes from a fling, on its own way or to a target, does not come again",
    arguments: [nil, 400.0])
  func takenOnce(target: Double?) throws {
    let client = AnsweringClient { update, event in
      if case .willEndDragging = event { update.reaction.targetContentOffset = target }
    }
    let played = PlayedScreen(HeaderDriver(FacebookHideHeader()), client: client)
    try played.play("drag -40 over 60; lift")
    let flung = played.rows.drop { $0.eventName != "willBeginDecelerating" }
      .filter { $0.cause != .layout }
    // Header and content together.
    let travelled = flung.map { $0.finalOffset - $0.layout.headerHeight }
    // The last step is the one onto the target, however far that is.
    let steps = zip(travelled, travelled.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.dropLast()
    #expect(steps.count > 10 && flung.last?.layout.headerHeight == 0)
    #expect(Array(steps) == steps.sorted(by: >), "ever slower")
  }

  @Test("Placed as on appearing, a header is there at once, whatever it was on the way to")
  func placedInAnAnimation() {
    staged.answer(
      HeaderLayout(headerMinY: 0, headerHeight: 44, scrollViewMinY: 44),
      HeaderReaction(animation: HeaderAnimation(duration: 1)))
    #expect(!view.isAtRest)
    view.place(HeaderEffects(layout: .zero))
    #expect(view.visibleLayout == .zero && view.isAtRest)
  }
}
