import SimulationTestSupport
import Testing

/// The effect of a new safe area on resting content, without a header.
@Suite struct SafeAreaTests {
  @Test(
    "Content at its top follows the safe area; content further down moves only if it shrinks",
    arguments: [
      (64, -116, -64), (64, 300, 352), (64, -63, -11), (64, 3128, 3148), (64, 3148, 3148),
      // Recorded: content between the old top and the new one stays.
      (64, -65, -65),
      (168, -116, -168), (168, 300, 300), (168, -64, -64),
    ] as [(Double, Double, Double)])
  func changes(safeArea: Double, offset: Double, moved: Double) {
    let view = SimulatedScrollView(screen(content: 4000, safeArea: 116, offset: offset))
    let log = EventLog(view)
    view.perform(.setSafeAreaTop(safeArea))
    #expect(view.contentOffset == moved)
    #expect(log.heard.count { $0.event.cause != nil } == (offset == moved ? 0 : 1))
  }
}
