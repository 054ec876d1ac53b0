import Foundation
import Testing

@testable import ScrollPhysics

@Suite("Deceleration")
struct DecelerationTests {
  @Test("The constants' logarithms are the logarithms of their rates")
  func constants() {
    for deceleration in [Deceleration.normal, .fast] {
      let exact = Foundation.log(deceleration.rate)
      #expect(abs(deceleration.logarithm - exact) <= exact.ulp.magnitude)
      // A computed logarithm may differ from the literal in its last bits.
      let computed = Deceleration(rate: deceleration.rate).logarithm
      #expect(abs(computed - exact) <= 4 * exact.ulp.magnitude)
    }
    #expect(Deceleration.normal.rate == 0.998)
    #expect(Deceleration.fast.rate == 0.99)
  }

  @Test("Content at or below the stopping velocity rests", arguments: [0, 0.01, -0.005])
  func slow(velocity: Double) {
    let motion = ScrollMotion(offset: 7, velocity: velocity)
    #expect(Deceleration.normal.restingOffset(of: motion) == 7)
    #expect(Deceleration.normal.announcedTarget(of: motion) == 7)
    #expect(Deceleration.normal.duration(fromVelocity: velocity) == 0)
  }
}
