import SimulationTestSupport
import Testing

/// Trackpads and wheels.
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

  // MARK: Wheel

  @Test("A wheel's notch moves the content in steps for 67 ms, and throws nothing")
  func notch() throws {
    let played = moved(by: .wheel, [30], liftFrame: 1)
    let steps = played.filter { $0.cause == .drag }
    let offsets = steps.map { $0.scroll.contentOffset }
    // Frame 5 is 66.7 ms after frame 1, and nearer to the end than half a pixel.
    #expect(steps.map { ($0.time * 60 / 1000).rounded() } == [2, 3, 4, 5])
    #expect(offsets == offsets.sorted() && offsets.last == 30)
    #expect(played.suffix(3).map(\.eventName) == ["willEndDragging", "didEndDragging", "didStop"])
    #expect(
      played.named("willEndDragging").first?.event
        == .willEndDragging(velocity: 0, targetContentOffset: 30))
  }

  @Test("Notches add up, however they come")
  func notches() throws {
    let cases: [[Double?]] = [
      [30, 30, 30], [30, nil, 30, nil, nil, nil, nil, nil, 30], [90, -30, 30],
    ]
    for moves in cases {
      let played = moved(by: .wheel, moves, liftFrame: 12)
      #expect(played.last?.finalOffset == 90, "\(moves)")
    }
  }

  @Test("A wheel takes content to its edge and no further")
  func edge() {
    let played = moved(by: .wheel, [-30, -30], liftFrame: 3, offset: 40)
    #expect(played.last?.finalOffset == 0)
    #expect(played.allSatisfy { $0.scroll.contentOffset >= 0 })
  }

  @Test("A finger that lands during a step finds the content at the end of it")
  func interrupted() {
    let view = SimulatedScrollView(screen())
    func frame(_ samples: [(TouchSample.Phase, Double, PanInput)]) {
      for (phase, y, input) in samples {
        view.receive(TouchSample(time: view.time, phase: phase, x: 0, y: y, input: input))
      }
      view.finishFrame()
      view.beginFrame()
    }
    frame([(.down, 400, .wheel)])
    frame([(.move, 370, .wheel), (.up, 370, .wheel)])
    frame([])
    #expect(view.contentOffset > 0 && view.contentOffset < 30)
    frame([(.down, 300, .finger)])
    #expect(view.contentOffset == 30 && view.isTracking && !view.isDragging)
    frame([(.up, 300, .finger)])
    #expect(view.isAtRest)
  }

  @Test("An app that scrolls during a step ends it")
  func scrolledMeanwhile() {
    let view = SimulatedScrollView(screen())
    view.receive(TouchSample(time: 0, phase: .down, x: 0, y: 400, input: .wheel))
    view.receive(TouchSample(time: 0, phase: .move, x: 0, y: 370, input: .wheel))
    view.receive(TouchSample(time: 0, phase: .up, x: 0, y: 370, input: .wheel))
    view.finishFrame()
    view.beginFrame()
    view.perform(.setContentOffset(700, animated: false))
    #expect(view.contentOffset == 700 && view.isAtRest)
  }
}
