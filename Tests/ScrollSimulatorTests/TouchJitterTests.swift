import SimulationTestSupport
import Testing

/// Touches that are synchronized with the display, with some jitter.
@Suite struct TouchJitterTests {
  /// An accelerating flick up with one sample a frame.
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
    "A touch belongs to its frame, up to a quarter of a millisecond early or late",
    arguments: seeds,
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

  @Test("A later touch belongs to the next frame")
  func later() {
    let late = Self.flick(frameRate: 60) { $0 == 6 ? 0.3 : 0 }
    let times = drags(late, frameRate: 60).map { ($0.time * 60 / 1000).rounded() }
    #expect(!times.contains(6))
  }
}
