import HeaderBehaviors
import Testing

/// The techniques' factories, which take heights.
@Suite struct HeightsTests {
  @Test("With the document's heights, each technique's factory makes its default header")
  func factories() {
    func name<Behavior: HeaderBehavior>(_ behavior: Behavior) -> String {
      #expect(behavior == Behavior(), "\(behavior)")
      return Behavior.descriptor.name
    }
    let names = [
      name(.condensing(44...88)), name(.hiding(height: 88)), name(.condensingSearch(44...88)),
      name(.elastic(height: 200)), name(.slidingOffscreen(100...500)),
      name(.pullToReveal(height: 60)), name(.enterAlways(height: 56)), name(.twoStage(56...128)),
      name(.largeTitle()), name(.detents(60, 160, 300)),
      name(.stack(.returns(44), .atTop(140), .pinned(48))),
    ]
    #expect(names == HeaderCatalog.standard.names)
  }

  @Test("Initializers set the heights that they are given")
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
