import SimulationTestSupport
import Testing

/// Scrolls that the app or the system asks for, frame by frame.
@Suite struct AnimatedScrollTests {
  /// The offsets of content at `start`, one for each frame after `command`, until it is at rest.
  private func offsets(
    _ command: SimulationCommand, from start: Double, frameRate: Double = 60, scale: Double = 2
  ) -> [Double] {
    var configuration = screen(content: 20_000, offset: start, frameRate: frameRate)
    configuration.scale = scale
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

  @Test("From 0 to 400 it is at 165.5, 388 and 400 in frames 8, 16 and 18")
  func recorded() {
    let offsets = offsets(.setContentOffset(400, animated: true), from: 0)
    #expect(offsets[8] == 165.5 && offsets[16] == 388 && offsets[18] == 400)
    #expect(offsets.count == 19, "0.3 seconds")
  }

  @Test("A tap on the status bar is half-way after 0.16 s, 96 % after 0.48, and over after 1.6")
  func toTop() {
    let offsets = offsets(.scrollToTop, from: 1000, frameRate: 100)
    // Within half a per cent: what the notes give.
    #expect(abs(offsets[16] - 500) <= 5 && abs(offsets[48] - 40) <= 5)
    #expect(offsets.count == 161 && offsets.last == 0)
    #expect(offsets == offsets.sorted(by: >))
  }
}
