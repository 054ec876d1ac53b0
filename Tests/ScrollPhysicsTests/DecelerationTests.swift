import Foundation
import Testing

@testable import ScrollPhysics

@Suite("Deceleration")
struct DecelerationTests {
  /// The numbers here come from another program: a few last bits may differ.
  let lastBits = 1e-9

  @Test("The constants' logarithms are the logarithms of their rates")
  func constants() {
    for deceleration in [Deceleration.normal, .fast] {
      let exact = Foundation.log(deceleration.rate)
      #expect(abs(deceleration.logarithm - exact) <= exact.ulp.magnitude)
      // A computed logarithm may differ from the written one by its last bits.
      let computed = Deceleration(rate: deceleration.rate).logarithm
      #expect(abs(computed - exact) <= 4 * exact.ulp.magnitude)
    }
    #expect(Deceleration.normal.rate == 0.998)
    #expect(Deceleration.fast.rate == 0.99)
  }

  @Test(
    "A step covers v r (1 - d) / (1 - r) and keeps d of the velocity",
    arguments: [
      (0.998, 100.0, 2.0, 1000.0 / 60, 132.744_422_385_529_5, 1.934_379_915_059_059),
      (0.998, 100, 2, 1000.0 / 120, 116.511_100_035_264_63, 1.966_911_623_175_822_4),
      (0.99, 0, -1.5, 1000.0 / 60, -22.791_265_440_322_434, -1.269_785_197_572_500_5),
      (0.998, 50, 3, 400, 874.893_159_886_227_1, 1.346_907_495_217_980_3),
    ] as [(Double, Double, Double, Double, Double, Double)])
  func step(
    rate: Double, offset: Double, velocity: Double, duration: Double, toOffset: Double,
    toVelocity: Double
  ) {
    var motion = ScrollMotion(offset: offset, velocity: velocity)
    Deceleration(rate: rate).step(&motion, milliseconds: duration)
    #expect(abs(motion.offset - toOffset) <= lastBits)
    #expect(abs(motion.velocity - toVelocity) <= lastBits)
  }

  @Test(
    "Rest, announced target and duration follow from the start",
    arguments: [
      (0.998, 100.0, 2.0, 1093.01, 1094.004_668_001_245_1, 2646.508_640_653_674_3),
      (0.998, 500, -1.5, -243.51, -244.254_751_418_017_58, 2502.811_493_459_03),
      (0.99, 0, 4, 395.01, 397.001_658_268_954_15, 596.145_704_426_445_3),
    ] as [(Double, Double, Double, Double, Double, Double)])
  func ends(
    rate: Double, offset: Double, velocity: Double, rest: Double, target: Double, duration: Double
  ) {
    let deceleration = Deceleration(rate: rate)
    let motion = ScrollMotion(offset: offset, velocity: velocity)
    #expect(abs(deceleration.restingOffset(of: motion) - rest) <= lastBits)
    #expect(abs(deceleration.announcedTarget(of: motion) - target) <= lastBits)
    #expect(abs(deceleration.duration(fromVelocity: velocity) - duration) <= lastBits)
    // It takes as long in the other direction.
    #expect(abs(deceleration.duration(fromVelocity: -velocity) - duration) <= lastBits)
  }

  @Test("Content no faster than the stopping velocity is at rest", arguments: [0, 0.01, -0.005])
  func slow(velocity: Double) {
    let motion = ScrollMotion(offset: 7, velocity: velocity)
    #expect(Deceleration.normal.restingOffset(of: motion) == 7)
    #expect(Deceleration.normal.announcedTarget(of: motion) == 7)
    #expect(Deceleration.normal.duration(fromVelocity: velocity) == 0)
  }

  @Test(
    "The exponential has UIScrollView's shortcut from -0.5 upwards",
    arguments: [
      (-0.5, 0.625), (-0.25, 0.781_25), (-0.0333, 0.967_254_445), (0, 1), (0.5, 1.625),
      (-0.500_01, 0.606_524_594_436_362_8), (-1, 0.367_879_441_171_442_33),
      (-2, 0.135_335_283_236_612_7),
    ] as [(Double, Double)])
  func shortcut(x: Double, value: Double) {
    // The numbers have up to 16 digits.
    #expect(abs(Deceleration.shortExponential(x) - value) <= 1e-15)
  }
}
