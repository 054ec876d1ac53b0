import SimulationTestSupport
import Testing

/// What lasts a whole number of frames is over with the last of them, whenever it begins.
@Suite struct FrameCountTests {
  @Test("A snap of 0.2 seconds, and an animated scroll of 0.3", arguments: [60.0, 120])
  func animations(frameRate: Double) throws {
    // A frame's time is a fraction that is no binary number, and a difference of two is off by a bit:
    // a different one for every beginning.
    for frames in 1...40 {
      let played = try rows(
        of: "twitter-condense",
        gesture: "wait \(Double(frames) * 1000 / frameRate); drag -40 over 200; hold 150; lift; "
          + "wait 1000; scroll-to 700",
        configuration: screen(frameRate: frameRate))
      let animation = played.filter { $0.event == nil }
      #expect(animation.count == Int(frameRate / 5), "after \(frames) frames")
      #expect(animation.last?.layout == played.last?.layout)
      // The first frame of a scroll is the one it begins in, with nothing to show yet.
      let scrolled = played.filter { $0.cause == .programmatic }
      #expect(scrolled.count == Int(frameRate * 3 / 10), "after \(frames) frames")
      #expect(scrolled.last?.finalOffset == 700)
    }
  }

  @Test(
    "A fling moves once in every frame: first in the one that it begins in, or on the next",
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
