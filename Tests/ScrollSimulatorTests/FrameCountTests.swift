import SimulationTestSupport
import Testing

/// Animations and flights, frame by frame.
@Suite struct FrameCountTests {
  @Test(
    "A snap lasts 0.2 s, and an animated scroll 0.3 s, whenever they begin", arguments: [60.0, 120])
  func animations(frameRate: Double) throws {
    // Frame times are not exact binary numbers, so the error of a difference depends on the start.
    for frames in 1...40 {
      let played = try rows(
        of: "twitter-condense",
        gesture: "wait \(Double(frames) * 1000 / frameRate); drag -40 over 200; hold 150; lift; "
          + "wait 1000; scroll-to 700",
        configuration: screen(frameRate: frameRate))
      let animation = played.filter { $0.event == nil }
      #expect(animation.count == Int(frameRate / 5), "after \(frames) frames")
      #expect(animation.last?.layout == played.last?.layout)
      // In the frame in which it begins, a scroll does not move yet.
      let scrolled = played.filter { $0.cause == .programmatic }
      #expect(scrolled.count == Int(frameRate * 3 / 10), "after \(frames) frames")
      #expect(scrolled.last?.finalOffset == 700)
    }
  }

  @Test(
    "A fling moves once in every frame, from the frame of its beginning or from the next",
    arguments: [(0.0, 1), (16, 0), (33, 0), (50, 1), (80, 1)] as [(Double, Int)])
  func oncePerFrame(heldFor pause: Double, firstFrame: Int) throws {
    // The finger's last move is 0, 1, 2, 3 or 5 frames old when it lifts.
    let played = try rows(gesture: "drag -300 over 250; wait \(pause); lift")
    let begin = try #require(played.named("willBeginDecelerating").first)
    let times = played.filter { $0.cause == .deceleration }.map(\.time)
    let first = try #require(times.first)
    #expect(((first - begin.time) * 60 / 1000).rounded() == Double(firstFrame))
    #expect(times.count > 20 && Set(times).count == times.count)
  }
}
