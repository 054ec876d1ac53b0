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

  /// The offsets of content at `start`, one for each frame after `command`, until it rests.
  private func offsets(
    _ command: SimulationCommand, from start: Double, frameRate: Double = 60
  ) -> [Double] {
    var configuration = screen(content: 20_000, offset: start, frameRate: frameRate)
    configuration.scale = 2
    let view = SimulatedScrollView(configuration)
    view.perform(command)
    view.finishFrame()
    var offsets = [view.contentOffset]
    while !view.isAtRest {
      view.beginFrame()
      view.finishFrame()
      offsets.append(view.contentOffset)
    }
    return offsets
  }

  @Test("An animated scroll from 0 to 400 is at 165.5, 388 and 400 in frames 8, 16 and 18")
  func recordedScroll() {
    let offsets = offsets(.setContentOffset(400, animated: true), from: 0)
    #expect(offsets[8] == 165.5 && offsets[16] == 388 && offsets[18] == 400)
    #expect(offsets.count == 19, "0.3 seconds")
  }

  @Test("A scroll to the top is half-way after 0.16 s, at 96 % after 0.48 s, and over after 1.6 s")
  func scrollToTop() {
    let offsets = offsets(.scrollToTop, from: 1000, frameRate: 100)
    // The notes are accurate to half a per cent.
    #expect(abs(offsets[16] - 500) <= 5 && abs(offsets[48] - 40) <= 5)
    #expect(offsets.count == 161 && offsets.last == 0)
    #expect(offsets == offsets.sorted(by: >))
  }
}
