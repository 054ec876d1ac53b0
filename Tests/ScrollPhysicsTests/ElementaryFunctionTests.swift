import Foundation
import SimulationTestSupport
import Testing

@testable import ScrollPhysics

@Suite("Elementary functions")
struct ElementaryFunctionTests {
  /// Returns the difference in units in the last place.
  func ulps(_ actual: Double, _ expected: Double) -> Double {
    actual == expected ? 0 : abs(actual - expected) / expected.ulp.magnitude
  }

  // Two units of ours, and two of the C library's.
  let allowed = 4.0

  @Test("The exponential and the logarithm agree with the C library's", arguments: seeds)
  func agree(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for (range, exponents) in [
      (-744.0...709.7, -1000.0...1000), (-40...40, -10...10), (-1...1, -1...1),
      (-1e-6...1e-6, -1e-6...1e-6),
    ] {
      for _ in 0..<5000 {
        let x = random.number(in: range)
        let power = ulps(ElementaryFunctions.exp(x), Foundation.exp(x))
        #expect(power <= allowed, "seed \(seed), exp(\(x))")
        let y = Foundation.exp2(random.number(in: exponents))
        let logarithm = ulps(ElementaryFunctions.log(y), Foundation.log(y))
        #expect(logarithm <= allowed, "seed \(seed), log(\(y))")
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
