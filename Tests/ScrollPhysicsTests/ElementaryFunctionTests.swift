import Foundation
import SimulationTestSupport
import Testing

@testable import ScrollPhysics

@Suite("Elementary functions")
struct ElementaryFunctionTests {
  /// How many units in the last place `actual` is away from `expected`.
  func ulps(_ actual: Double, _ expected: Double) -> Double {
    actual == expected ? 0 : abs(actual - expected) / expected.ulp.magnitude
  }

  // Four units: our two, and what the C library may be off itself.
  let allowed = 4.0

  @Test("The exponential agrees with the C library's", arguments: seeds)
  func exponential(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for range in [-744.0...709.7, -40...40, -1...1, -1e-6...1e-6] {
      for _ in 0..<5000 {
        let x = random.number(in: range)
        let off = ulps(ElementaryFunctions.exp(x), Foundation.exp(x))
        #expect(off <= allowed, "seed \(seed), exp(\(x))")
      }
    }
  }

  @Test("The logarithm agrees with the C library's", arguments: seeds)
  func logarithm(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for exponent in [-1000.0...1000, -10...10, -1...1, -1e-6...1e-6] {
      for _ in 0..<5000 {
        let x = Foundation.exp2(random.number(in: exponent))
        let off = ulps(ElementaryFunctions.log(x), Foundation.log(x))
        #expect(off <= allowed, "seed \(seed), log(\(x))")
      }
    }
  }

  @Test("Exact arguments have exact values, and the ends of the range are the C library's")
  func ends() {
    #expect(ElementaryFunctions.exp(0) == 1 && ElementaryFunctions.log(1) == 0)
    #expect(ElementaryFunctions.exp(-800) == 0)
    #expect(ElementaryFunctions.exp(-.infinity) == 0)
    #expect(ElementaryFunctions.exp(710) == .infinity)
    #expect(ElementaryFunctions.exp(.infinity) == .infinity)
    #expect(ElementaryFunctions.exp(.nan).isNaN)
    #expect(ElementaryFunctions.log(0) == -.infinity)
    #expect(ElementaryFunctions.log(-1).isNaN)
    #expect(ElementaryFunctions.log(.nan).isNaN)
    #expect(ElementaryFunctions.log(.infinity) == .infinity)
    let smallest = Double.leastNonzeroMagnitude
    #expect(ulps(ElementaryFunctions.log(smallest), Foundation.log(smallest)) <= allowed)
  }
}
