import SimulationTestSupport
import Testing

@Suite("Arbitrary input") struct ArbitraryRunTests {
  /// The fuzzer of `.ci/fuzz` plays many more runs, and looks for those that reach new code.
  @Test("A driver and pages neither trap nor return a non-finite number", arguments: seeds)
  func runs(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for round in 0..<400 {
      let bytes = (0..<Int.random(in: 1...300, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      let broken = brokenPromise(playing: bytes)
      #expect(broken == nil, "seed \(seed), round \(round)")
    }
  }
}
