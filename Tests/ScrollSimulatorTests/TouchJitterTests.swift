import SimulationTestSupport
import Testing

/// Touches that come in step with the display, with times that jitter about its frames.
@Suite struct TouchJitterTests {
  /// A flick up that grows faster, one sample a frame, lifted in the frame after the last.
  private static func flick(frameRate: Double, jitter: (Int) -> Double) -> [TouchSample] {
    (0...12).map { frame in
      let phase: TouchSample.Phase = frame == 0 ? .down : frame == 12 ? .up : .move
      let travel = Double(min(frame, 11) * min(frame, 11)) * 2
      return TouchSample(
        time: max(0, Double(frame) * 1000 / frameRate + jitter(frame)), phase: phase, x: 196,
        y: 600 - travel)
    }
  }

  private func drags(_ touches: [TouchSample], frameRate: Double) -> [SimulationRow] {
    rows(
      touches: touches,
      configuration: screen(content: 20_000, frameRate: frameRate)
    ).filter { $0.finger != nil }
  }

  @Test(
    "Each is its own frame's, early or late by a quarter of a millisecond", arguments: seeds,
    [60.0, 120])
  func ownFrame(seed: UInt64, frameRate: Double) {
    var random = SeededRandom(seed: seed)
    let steady = drags(Self.flick(frameRate: frameRate) { _ in 0 }, frameRate: frameRate)
    #expect(steady.count > 7)
    for _ in 0..<50 {
      let jitters = (0...12).map { _ in random.number(in: -0.24...0.24) }
      let jittering = Self.flick(frameRate: frameRate) { jitters[$0] }
      let played = drags(jittering, frameRate: frameRate)
      #expect(played.map(\.finger) == steady.map(\.finger), "seed \(seed): \(jitters)")
      #expect(played.map(\.time) == steady.map(\.time), "seed \(seed): \(jitters)")
    }
  }

  @Test("One that is later by more is the next frame's")
  func later() {
    let late = Self.flick(frameRate: 60) { $0 == 6 ? 0.3 : 0 }
    let times = drags(late, frameRate: 60).map { ($0.time * 60 / 1000).rounded() }
    #expect(!times.contains(6))
  }
}
