import SimulationTestSupport
import Testing

/// The touches of each statement of a script, and the resulting scrolling.
@Suite struct GesturePlaybackTests {
  private func inputs(_ gesture: String, frameRate: Double = 60) throws -> [TouchSample] {
    try touches(of: gesture, configuration: screen(frameRate: frameRate))
  }

  private func frames(_ touches: [TouchSample], frameRate: Double = 60) -> [Double] {
    touches.map { ($0.time * frameRate / 100).rounded() / 10 }
  }

  private func played(
    _ gesture: String, frameRate: Double = 60, offset: Double = 600
  ) throws -> [SimulationRow] {
    try rows(
      gesture: gesture,
      configuration: screen(offset: offset, frameRate: frameRate))
  }

  @Test("A drag is a touch down, a pixel in the next frame, and the rest once the gate is open")
  func drag() throws {
    let touches = try inputs("drag -60 over 50; lift")
    #expect(touches.map(\.phase) == [.down, .move, .move, .move, .move, .up])
    // The gate opens 25 ms after the first move: between frames 2 and 3.
    #expect(frames(touches) == [0, 1, 4, 5, 6, 6])
    let traveled = touches.map { 426 - $0.y }
    let expected = [0, 1.0 / 3, 1.0 / 3 + 59.0 / 3 + 2.0 / 9, 40 + 1.0 / 9, 60, 60]
    #expect(zip(traveled, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(traveled)")
    #expect(
      frames(try inputs("drag -60 over 25; lift", frameRate: 120), frameRate: 120)
        == [0, 1, 5, 6, 7, 7], "25 ms are three frames at 120 Hz")
  }

  @Test(
    "Resting content follows all of a drag's travel but the slop", arguments: [60.0, 120],
    [-300.0, -60, -10.5, 11, 45, 300])
  func dragArrives(frameRate: Double, distance: Double) throws {
    for duration in [1, 40, 250, 1000] {
      let played = try played(
        "wait 7; drag \(distance) over \(duration); hold 200", frameRate: frameRate)
      let offset = try #require(played.last { $0.cause == .drag }).scroll.contentOffset
      let travel = distance < 0 ? -distance - 10 : -distance + 10
      // Half a pixel, for rounding.
      #expect(abs(offset - 600 - travel) < 0.17, "over \(duration)")
    }
  }

  @Test("A stroke that ends between two frames is sampled at its end")
  func strokeEnd() throws {
    let touches = try inputs("flick -60 over 20; lift")
    #expect(touches.map(\.time) == [0, 1000.0 / 60, 20, 20])
    #expect(zip(touches.map(\.y), [426, 376, 366, 366]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("A second drag continues at once, because the gate is open")
  func goesOn() throws {
    let touches = try inputs("drag -60 over 50; drag -20 over 33; lift")
    #expect(frames(touches) == [0, 1, 4, 5, 6, 7, 8, 8])
    let held = try inputs("hold 100; drag -20 over 33; lift")
    #expect(held.filter { $0.phase == .move && $0.y < 426 }.count == 3)
    #expect(try played("drag -60 over 50; drag -20 over 33; hold 200").last?.finalOffset == 670)
  }

  @Test("A drag shorter than a pixel is a resting finger")
  func tiny() throws {
    let touches = try inputs("drag 0 over 50; lift")
    #expect(touches.allSatisfy { $0.y == 426 } && frames(touches) == [0, 1, 2, 3, 3])
  }

  @Test("A flick moves at once, and loses its travel while the gate is shut")
  func flick() throws {
    let touches = try inputs("flick -60 over 100; lift")
    #expect(frames(touches) == [0, 1, 2, 3, 4, 5, 6, 6])
    let played = try played("flick -60 over 100; hold 200")
    let begin = try #require(played.named("willBeginDragging").first)
    // The gate opens 25 ms after the first frame, so on the third; three frames of 10 pt remain.
    #expect(begin.time == 50 && begin.scroll.contentOffset == 600)
    #expect(played.last?.finalOffset == 630)
  }

  @Test("A wheel is a trackpad: content follows from the first frame on, and only the slop is lost")
  func wheel() throws {
    let touches = try inputs("wheel -60 over 50; lift")
    #expect(touches.allSatisfy { $0.input == .trackpad })
    #expect(frames(touches) == [0, 1, 2, 3, 3])
    let played = try played("wheel -60 over 50; hold 300; lift")
    #expect(played.filter { $0.cause == .drag }.first?.scroll.contentOffset == 610)
    #expect(played.last?.finalOffset == 650)
    #expect(played.named("willBeginDecelerating").isEmpty, "it rested before the release")
  }

  @Test("A wheel lasts until a lift, and a finger may follow")
  func wheelThenFinger() throws {
    let touches = try inputs("wheel -60 over 50; drag -20 over 50; lift; hold 10; lift")
    #expect(touches.prefix { $0.phase != .up }.allSatisfy { $0.input == .trackpad })
    #expect(touches.suffix(2).allSatisfy { $0.input == .finger })
  }
}
