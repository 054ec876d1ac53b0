import SimulationTestSupport
import Testing

/// Trackpads.
@Suite struct IndirectInputTests {
  private func played(
    _ gesture: String, offset: Double = 0
  ) throws -> [SimulationRow] {
    try rows(gesture: gesture, configuration: screen(offset: offset))
  }

  @Test("A trackpad pulls content past an edge by the rubber band of 0.715")
  func rubberBand() throws {
    let played = try played("wheel 110 over 200; hold 200")
    let offset = try #require(played.last { $0.cause == .drag }).scroll.contentOffset
    let band = RubberBand(dimension: 852, coefficient: 0.715)
    #expect(offset == PixelGrid(scale: 3).rounded(-band.overscroll(forPull: 100)))
    let position = try #require(played.last { $0.cause == .drag }).scroll.position
    #expect(position == -100)
  }

  @Test("A trackpad catches a bounce without moving the content")
  func caughtBounce() throws {
    let played = try played("wheel 300 over 200; lift; wait 80; wheel 13 over 34; hold 100")
    let begin = try #require(played.named("willBeginDragging").last)
    let moved = try #require(played.last { $0.cause == .drag && $0.time >= begin.time })
    #expect(begin.scroll.contentOffset < -50)
    // 3 points of travel beyond the slop, under the rubber band.
    #expect((-3...0).contains(moved.scroll.contentOffset - begin.scroll.contentOffset))
  }
}
