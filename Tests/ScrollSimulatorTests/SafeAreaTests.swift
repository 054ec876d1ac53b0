import SimulationTestSupport
import Testing

@Suite struct SafeAreaTests {
  @Test("Content between the old and the new top of a smaller safe area stays, as recorded")
  func between() {
    let view = SimulatedScrollView(screen(content: 4000, safeArea: 116, offset: -65))
    view.perform(.setSafeAreaTop(64))
    #expect(view.contentOffset == -65)
  }
}
