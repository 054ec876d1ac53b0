import SimulationTestSupport
import Testing

@Suite("Pan velocity")
struct PanVelocityTests {
  /// The velocity after samples of `input` that landed at 0 and moved up by each of `travels`, one
  /// every `interval` milliseconds.
  private func velocity(
    _ travels: [Double], every interval: Double = 10, of input: PanInput = .finger
  ) -> PanVelocity {
    var sample = PanSample(time: 0, x: 0, y: 0)
    var velocity = PanVelocity(input, down: sample)
    for travel in travels {
      sample.time += interval
      sample.y -= travel
      velocity.add(sample)
    }
    return velocity
  }

  @Test("Samples closer than a millisecond have no speed, and both of them count")
  func closeSamples() {
    var velocity = velocity([20, 20])
    velocity.add(PanSample(time: 20.999, x: 0, y: -60))
    #expect(abs(velocity.y - 0.8 * 2) <= 1e-15)
    velocity.add(PanSample(time: 30.999, x: 0, y: -90))
    #expect(abs(velocity.y - 0.2 * 3) <= 1e-12, "30 points in 10 ms since, and 0 before")
    var exact = self.velocity([20, 20])
    exact.add(PanSample(time: 21, x: 0, y: -60))
    #expect(exact.y > 4, "20 points in a millisecond")
  }

  @Test("Samples at one time, or out of order, give finite velocities")
  func simultaneous() {
    var velocity = velocity([20])
    velocity.add(PanSample(time: 10, x: 0, y: -60))
    velocity.add(PanSample(time: 3, x: 0, y: -90))
    #expect(velocity.y == 0)
  }

  @Test("A finger seen where it was slows down; a trackpad that reports the same does not")
  func unchanged() {
    #expect(velocity([20, 20, 0]).y == 1.6)
    #expect(velocity([20, 20, 0, 0]).y == 0)
    #expect(velocity([20, 20, 0, 0], of: .trackpad).y == 2)
  }
}
