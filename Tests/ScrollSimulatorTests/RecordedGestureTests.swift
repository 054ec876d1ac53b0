import SimulationTestSupport
import Testing

/// A whole gesture recorded on a real UIScrollView (iOS 26.2, 3x): where the finger was, and where
/// the content went, from the first move through the bounce at the bottom edge.
///
/// Source of the figures: RegramDev/Regram-ios, the recording called flick-into-bottom.
@Suite struct RecordedGestureTests {
  private static let touches: [TouchSample] = [
    (0.599_042_207_933_9, TouchSample.Phase.down, 614.666_666_666_666_6),
    (0.715_601_374_395_2, .move, 613.666_666_666_666_6),
    (0.732_258_457_690_5, .move, 605.666_666_666_666_6),
    (0.748_977_457_638_8, .move, 563),
    (0.765_633_374_452_6, .move, 492.666_666_666_666_6),
    (0.782_266_374_211_8, .move, 431),
    (0.798_923_332_709_8, .move, 334),
    (0.815_591_582_562_8, .move, 167),
    (0.832_291_707_862_2, .up, 167),
  ].map { seconds, phase, y in
    TouchSample(time: (seconds - 0.599_042_207_933_9) * 1000, phase: phase, x: 180, y: y)
  }

  private static let offsets: [Double] = [
    4167.666_666_666_667, 4238, 4299.666_666_666_667, 4396.666_666_666_667,
    4563.666_666_666_667, 4641.657_874_306_724, 4717.090_187_121_158, 4790.047_564_561_39,
    4860.611_205_354_218, 4928.859_650_104_241, 4994.868_860_491_672, 5058.712_305_890_781,
    5120.461_045_142_555, 5172.577_834_738_585, 5207.461_381_038_21, 5229.373_142_439_907,
    5241.684_685_413_916, 5246.999_876_639_222, 5247.318_062_755_551, 5244.163_984_547_141,
    5238.691_021_936_723, 5231.763_082_733_436,
  ]

  /// The recording, as though its finger had touched down `earlier` milliseconds before it did.
  private func replay(earlier: Double = 0) throws -> [SimulationRow] {
    let touches = Self.touches.map { touch in
      var moved = touch
      if touch.phase != .down { moved.time += earlier }
      return moved
    }
    // 4126 = the first offset less its translation; the content ends at 5126.
    let configuration = screen(content: 6000, container: 874, offset: 4126)
    return rows(touches: touches, configuration: configuration)
  }

  @Test("Every frame of a recorded flick into the bottom edge is reproduced to 0.006 pt")
  func recordedFrames() throws {
    let simulated = try replay().named("didScroll").map { $0.scroll.contentOffset }
    #expect(simulated.count > Self.offsets.count)
    for (simulated, recorded) in zip(simulated, Self.offsets) {
      // The law's own accuracy against this recording; the drag frames are exact.
      #expect(abs(simulated - recorded) < 0.006)
    }
    #expect(simulated.last == 5126)
  }

  @Test(
    "It is reproduced however the first touch's time lies to the others'",
    arguments: [0.05, 0.08, 0.1, 0.11, 0.115, 0.12, 0.2, 0.3])
  func recordedFramesFromEarlier(earlier: Double) throws {
    let drags = try replay(earlier: earlier).filter { $0.cause == .drag }
    #expect(drags.map { $0.scroll.contentOffset } == Array(Self.offsets.prefix(5)))
    let simulated = try replay(earlier: earlier).named("didScroll").map { $0.scroll.contentOffset }
    for (simulated, recorded) in zip(simulated, Self.offsets) {
      #expect(abs(simulated - recorded) < 0.006)
    }
  }

  @Test("A fling that hits the bottom edge bounces once and ends once")
  func oneBounce() throws {
    let replayed = try replay()
    #expect(replayed.named("didEndDecelerating").count == 1)
    #expect(replayed.eventNames.suffix(2) == ["didEndDecelerating", "didStop"])
    let beyond = replayed.map { $0.scroll.contentOffset > 5126 }
    let crossings = zip(beyond, beyond.dropFirst()).filter { $0 != $1 }.count
    #expect(crossings == 2, "out once and back once")
  }
}
