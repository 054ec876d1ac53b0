import SimulationTestSupport
import Testing

/// Trackpads.
@Suite struct IndirectInputTests {
  private func played(
    _ gesture: String, offset: Double = 0
  ) throws -> [SimulationRow] {
    try rows(gesture: gesture, configuration: screen(offset: offset))
  }

  /// The rows of moves of `input`, by frame; `nil` lets a frame pass.
  private func moved(
    by input: PanInput, _ moves: [Double?], liftFrame: Int, offset: Double = 0
  ) -> [SimulationRow] {
    var y = 400.0
    var touches = [TouchSample(time: 0, phase: .down, x: 0, y: y, input: input)]
    for (index, move) in moves.enumerated() {
      guard let move else { continue }
      y -= move
      touches.append(TouchSample(time: frame(index + 1), phase: .move, x: 0, y: y, input: input))
    }
    touches.append(TouchSample(time: frame(liftFrame), phase: .up, x: 0, y: y, input: input))
    return rows(touches: touches, configuration: screen(offset: offset))
  }

  private func frame(_ number: Int) -> Double { Double(number) * 1000 / 60 }

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

  @Test("A trackpad that rests for more than 130 ms throws nothing, one for less throws")
  func rested() throws {
    // The last change comes with frame 3; frames 10 and 11 are 117 and 133 ms later.
    let moves: [Double?] = [20, 20, 20]
    #expect(!moved(by: .trackpad, moves, liftFrame: 10).named("willBeginDecelerating").isEmpty)
    #expect(moved(by: .trackpad, moves, liftFrame: 11).named("willBeginDecelerating").isEmpty)
  }

  @Test("A trackpad that reports while it rests has rested all the same")
  func restedReporting() {
    let moves: [Double?] = [20, 20, 20] + Array(repeating: 0, count: 8)
    #expect(moved(by: .trackpad, moves, liftFrame: 10).last?.eventName == "didStop")
    #expect(!moved(by: .trackpad, moves, liftFrame: 10).named("willBeginDecelerating").isEmpty)
    #expect(moved(by: .trackpad, moves, liftFrame: 12).named("willBeginDecelerating").isEmpty)
  }
}
