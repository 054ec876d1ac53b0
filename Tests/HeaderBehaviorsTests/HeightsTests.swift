import HeaderBehaviors
import Testing

/// Techniques by their heights, as a call site has them.
@Suite struct HeightsTests {
  @Test("Each technique's short spelling is its document's header where the heights are")
  func spellings() {
    func technique(_ behavior: any HeaderBehavior) -> any HeaderBehavior { behavior }
    func check<Behavior: HeaderBehavior>(_ behavior: Behavior) {
      #expect(behavior == Behavior(), "\(behavior)")
    }
    let spelled: [any HeaderBehavior] = [
      technique(.condensing(44...88)), technique(.hiding(height: 88)),
      technique(.condensingSearch(44...88)), technique(.elastic(height: 200)),
      technique(.slidingOffscreen(100...500)), technique(.pullToReveal(height: 60)),
      technique(.enterAlways(height: 56)), technique(.twoStage(56...128)),
      technique(.largeTitle()), technique(.detents(60, 160, 300)),
      technique(.stack(.returns(44), .atTop(140), .pinned(48))),
    ]
    for behavior in spelled { check(behavior) }
    #expect(spelled.map { type(of: $0).descriptor.name } == HeaderCatalog.standard.names)
  }

  @Test("Heights go where they belong")
  func heights() {
    #expect(TwitterCondenseHeader(heights: 60...200).condensing.maximumHeight == 200)
    #expect(TwitterCondenseHeader(heights: 60...200).condensing.minimumHeight == 60)
    #expect(TwoStageHeader(heights: 40...90).barHeight == 40)
    #expect(DetentsHeader(heights: 50, 100, 150).middleHeight == 100)
    #expect(OffscreenContainerHeader(heights: 80...300).collapsedHeight == 80)
    #expect(LargeTitleHeader(bar: 40, title: 60).titleHeight == 60)
    #expect(
      StackedPart.withContent(80, minimum: 20)
        == StackedPart(height: 80, minimum: 20, moves: .withContent))
  }
}
