import SimulationTestSupport
import Testing

@Suite("Fling")
struct FlingTests {
  static let sixty = 1000.0 / 60
  static let frameRates = [60.0, 120]

  /// The offset after every frame until the fling has finished.
  static func offsets(
    of start: Fling, in range: ScrollRange, frameRate: Double = 60
  ) throws -> [Double] {
    var fling = start
    var offsets: [Double] = []
    while !fling.hasFinished(in: range) {
      fling.advance(by: 1000 / frameRate, in: range)
      offsets.append(fling.motion.offset)
      try #require(offsets.count < 5000, "the fling does not end")
    }
    return offsets
  }

  @Test(
    "A fling ends at the offset of the formula, at 60 and 120 frames per second",
    arguments: frameRates, [0.3, 1, -2.5, 6])
  func rest(frameRate: Double, velocity: Double) throws {
    let open = ScrollRange(minimum: -1e6, maximum: 1e6)
    let start = ScrollMotion(offset: 400, velocity: velocity)
    for deceleration in [Deceleration.normal, .fast] {
      let offsets = try FlingTests.offsets(
        of: Fling(start, deceleration: deceleration), in: open, frameRate: frameRate)
      let end = try #require(offsets.last)
      let beyond = (end - deceleration.restingOffset(of: start)) * (velocity < 0 ? -1 : 1)
      // The last step starts above 0.01 pt/ms, and may end beyond the formula by its own length.
      #expect(beyond >= -1e-9 && beyond <= 0.17, "\(deceleration)")
      // The number of frames matches the duration, within the error of the approximation.
      let duration = deceleration.duration(fromVelocity: velocity)
      #expect(abs(Double(offsets.count) - duration * frameRate / 1000) <= 1.1, "\(deceleration)")
    }
  }

  @Test("A fling ends on the nearest pixel")
  func pixel() {
    let range = ScrollRange(minimum: 0, maximum: 1000)
    let fling = Fling(ScrollMotion(offset: 12.4, velocity: 0.01))
    #expect(fling.hasFinished(in: range))
    // Thirds are rounded.
    #expect(abs(fling.restingOffset(in: range, grid: PixelGrid(scale: 3)) - 37.0 / 3) <= 1e-12)
    #expect(fling.restingOffset(in: range, grid: PixelGrid(scale: 1)) == 12)
  }

  @Test(
    "Content within rounding error of an edge decelerates as content on the edge does",
    arguments: [1e-16, 3e-13, -1e-16, -3e-13])
  func besideEdge(error: Double) {
    let range = ScrollRange(minimum: 0, maximum: 1000)
    for edge in [range.minimum, range.maximum] {
      for velocity in [1.5, -1.5] {
        var on = Fling(ScrollMotion(offset: edge, velocity: velocity))
        var beside = Fling(ScrollMotion(offset: edge + error, velocity: velocity))
        for _ in 0..<40 {
          on.advance(by: FlingTests.sixty, in: range)
          beside.advance(by: FlingTests.sixty, in: range)
          // The first difference does not grow.
          #expect(abs(beside.motion.offset - on.motion.offset) < 1e-12)
          #expect(abs(beside.motion.velocity - on.motion.velocity) < 1e-12)
        }
      }
    }
  }

  @Test("A multiplier multiplies the steps within the edges, not the velocity")
  func multiplied() {
    let range = ScrollRange(minimum: 0, maximum: 100_000)
    var single = Fling(ScrollMotion(offset: 100, velocity: 3))
    var triple = Fling(ScrollMotion(offset: 100, velocity: 3), multiplier: 3)
    #expect(abs(triple.announcedTarget - 100 - 3 * (single.announcedTarget - 100)) < 1e-9)
    for _ in 0..<60 {
      single.advance(by: FlingTests.sixty, in: range)
      triple.advance(by: FlingTests.sixty, in: range)
      #expect(triple.motion.velocity == single.motion.velocity)
      // Sums of sixty steps near 10,000 points.
      #expect(abs(triple.motion.offset - 100 - 3 * (single.motion.offset - 100)) < 1e-8)
    }
  }

  @Test("A bounce is not multiplied")
  func multipliedBounce() {
    let range = ScrollRange(minimum: 0, maximum: 1000)
    var single = Fling(ScrollMotion(offset: 1000, velocity: 3))
    var triple = Fling(ScrollMotion(offset: 1000, velocity: 3), multiplier: 3)
    single.advance(by: FlingTests.sixty, in: range)
    triple.advance(by: FlingTests.sixty, in: range)
    #expect(triple.multiplier == 1)
    #expect(abs(triple.motion.offset - single.motion.offset) < 1e-9)
    #expect(abs(triple.motion.velocity - single.motion.velocity) < 1e-9)
  }

  @Test("Steps shorter than a millisecond are skipped")
  func shortSteps() {
    let range = ScrollRange(minimum: 0, maximum: 1000)
    let start = Fling(ScrollMotion(offset: 10, velocity: 2))
    var fling = start
    fling.advance(by: 0.999, in: range)
    #expect(fling == start)
    fling.advance(by: 1, in: range)
    #expect(fling.motion.offset > 10)
  }

  @Test(
    "A step decelerates, bounces, or crosses an edge and spends the rest in the bounce",
    arguments: [
      // Within the edges: the distance is v r (1 - d) / (1 - r), and d of the velocity is left.
      (100.0, 2.0, 0.998, 1000.0 / 60, 132.744_422_385_529_5, 1.934_379_915_059_059),
      (100, 2, 0.998, 1000.0 / 120, 116.511_100_035_264_63, 1.966_911_623_175_822_4),
      (500, -1.5, 0.99, 1000.0 / 60, 477.208_734_559_677_566, -1.269_785_197_572_500_5),
      (50, 1, 0.998, 400, 324.964_386_628_742_03, 0.448_969_165_072_660_1),
      // Beyond them.
      (1000, 3, 0.998, 1000.0 / 60, 1041.578_382_848_207, 2.456_246_982_623_543_6),
      (1050, 0, 0.998, 1000.0 / 60, 1042.326_173_252_416_8, 0),
      (-40, -1, 0.998, 1000.0 / 120, -44.383_257_680_106_38, -0.904_537_875_679_695_2),
      (1020, 2, 0.99, 49, 1058.7914412881319, 0.790766678121762),
      (1020, 2, 0.99, 60, 1060.002_830_561_344_4, 0.598_760_782_624_662_7),
      // Across.
      (990, 2, 0.998, 1000.0 / 60, 1020.255_544_314_121_6, 1.722_400_746_559_678),
      (5, -1.2, 0.99, 1000.0 / 120, -4.364_503_670_400_073, -1.060_541_156_719_385_2),
    ] as [(Double, Double, Double, Double, Double, Double)])
  func step(
    offset: Double, velocity: Double, rate: Double, duration: Double, toOffset: Double,
    toVelocity: Double
  ) {
    var fling = Fling(
      ScrollMotion(offset: offset, velocity: velocity), deceleration: Deceleration(rate: rate))
    fling.advance(by: duration, in: ScrollRange(minimum: 0, maximum: 1000))
    // The numbers come from another program: a few last bits may differ.
    #expect(abs(fling.motion.offset - toOffset) <= 1e-9)
    #expect(abs(fling.motion.velocity - toVelocity) <= 1e-9)
  }

  @Test("Beyond an edge, a fling has finished when it is close to the edge and slow")
  func settled() {
    for (offset, velocity, isSettled) in [
      (100.49, 0.0, true), (-0.49, -0.01, true), (100.5, 0, false), (100.1, 2, false),
    ] as [(Double, Double, Bool)] {
      let fling = Fling(ScrollMotion(offset: offset, velocity: velocity))
      #expect(fling.hasFinished(in: ScrollRange(minimum: 0, maximum: 100)) == isSettled)
    }
  }

  @Test(
    "A fling into an edge bounces once and ends exactly on the edge",
    arguments: frameRates, [-6, -1.2, 0.8, 3])
  func bounce(frameRate: Double, velocity: Double) throws {
    let range = ScrollRange(minimum: 0, maximum: 300)
    let edge = velocity < 0 ? range.minimum : range.maximum
    var fling = Fling(ScrollMotion(offset: 150, velocity: velocity))
    let offsets = try FlingTests.offsets(of: fling, in: range, frameRate: frameRate)
    let reaches = offsets.map { velocity < 0 ? -$0 : $0 - 300 }.drop { $0 <= 0 }
    let peak = try #require(reaches.max())
    let turn = try #require(reaches.firstIndex(of: peak))
    #expect(peak > 1)
    #expect(reaches.allSatisfy { $0 > 0 }, "content does not swing back into the range")
    #expect(zip(reaches[...turn], reaches[...turn].dropFirst()).allSatisfy { $0 < $1 })
    #expect(zip(reaches[turn...], reaches[turn...].dropFirst()).allSatisfy { $0 > $1 })
    fling.motion.offset = try #require(offsets.last)
    #expect(fling.restingOffset(in: range, grid: PixelGrid(scale: 3)) == edge)
  }
}

@Suite("Fling at an edge")
struct FlingEdgeTests {
  @Test("A fling that crosses an edge just before the end of a frame bounces")
  func lateCrossing() throws {
    let range = ScrollRange(minimum: 0, maximum: 1000)
    // A frame at 2 pt/ms covers 32.74 points: the edge is 0.04 points closer than that.
    var fling = Fling(ScrollMotion(offset: 967.3, velocity: 2))
    fling.advance(by: FlingTests.sixty, in: range)
    #expect(fling.motion.offset > 1000 && fling.motion.offset < 1000.5)
    #expect(!fling.hasFinished(in: range))
    let peak = try #require(try FlingTests.offsets(of: fling, in: range).max())
    #expect(peak > 1020)
  }

  @Test("Both edges are symmetric", arguments: seeds)
  func mirrored(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<50 {
      let length = random.number(in: 10...500)
      let start = ScrollMotion(
        offset: random.number(in: 0...length), velocity: random.number(in: 0.02...8))
      let mirrored = ScrollMotion(offset: -start.offset, velocity: -start.velocity)
      let down = try FlingTests.offsets(
        of: Fling(start), in: ScrollRange(minimum: 0, maximum: length))
      let up = try FlingTests.offsets(
        of: Fling(mirrored), in: ScrollRange(minimum: -length, maximum: 0))
      #expect(up == down.map { -$0 }, "seed \(seed), \(start)")
    }
  }

  @Test("Content rests on an edge between two pixels", arguments: [-3.0, 103])
  func edgeOffThePixels(offset: Double) {
    let range = ScrollRange(minimum: 0.1, maximum: 99.9)
    let fling = Fling(ScrollMotion(offset: offset, velocity: 0))
    #expect(fling.restingOffset(in: range, grid: PixelGrid(scale: 2)) == range.clamp(offset))
  }
}
