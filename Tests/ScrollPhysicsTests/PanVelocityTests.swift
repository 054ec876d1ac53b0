import SimulationTestSupport
import Testing

@Suite("Pan velocity")
struct PanVelocityTests {
  @Test(
    "Samples closer than a millisecond, at one time or out of order have a difference of 0",
    arguments: [
      ([(10, 20), (20, 40), (20.999, 60)], 0.8 * 2),
      // 30 points in 10 ms, after a difference of 0.
      ([(10, 20), (20, 40), (20.999, 60), (30.999, 90)], 0.2 * 3),
      ([(10, 20), (20, 40), (21, 60)], 0.2 * 20 + 0.8 * 2),
      ([(10, 20), (10, 60), (3, 90)], 0),
      // A finger that does not move.
      ([(10, 20), (20, 40), (30, 40)], 0.8 * 2), ([(10, 20), (20, 40), (30, 40), (40, 40)], 0),
    ] as [([(time: Double, travel: Double)], Double)])
  func finger(samples: [(time: Double, travel: Double)], expected: Double) {
    #expect(abs(velocity(samples) - expected) <= expected * 1e-15)
  }

  @Test("A sample of a trackpad that does not move is ignored")
  func trackpad() {
    #expect(velocity([(10, 20), (20, 40), (30, 40), (40, 40)], of: .trackpad) == 2)
  }

  private func velocity(
    _ samples: [(time: Double, travel: Double)], of input: PanInput = .finger
  ) -> Double {
    var velocity = PanVelocity(input, down: PanSample(time: 0, x: 0, y: 0))
    for (time, travel) in samples { velocity.add(PanSample(time: time, x: 0, y: -travel)) }
    return velocity.y
  }
}
