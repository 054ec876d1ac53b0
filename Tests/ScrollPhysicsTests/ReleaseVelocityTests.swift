import SimulationTestSupport
import Testing

@Suite("Release velocity")
struct ReleaseVelocityTests {
  private struct Release {
    var velocities: [Double]
    var across = 0.0
    var isStill = false
    var isBeyondEdge = false
    var expected: Double
    /// 1e-5 for a recorded velocity, which is known to five digits.
    var accuracy = 1e-15
  }

  @Test(
    "A release has three quarters of the previous velocity and a quarter of the latest",
    arguments: [
      // A recorded flick.
      Release(velocities: [2.901895, 7.760844], expected: 4.11663, accuracy: 1e-5),
      Release(velocities: [1, 2, 3], expected: 0.75 * 2 + 0.25 * 3),
      // With one callback, or a previous velocity of 0, only the latest counts.
      Release(velocities: [3], expected: 3), Release(velocities: [0, 3], expected: 3),
      Release(velocities: [], expected: 0),
      // Below 0.25 points per millisecond in both axes, content within the edges stays.
      Release(velocities: [4, 0.24], expected: 0),
      Release(velocities: [4, 0.25], expected: 3.0625),
      Release(velocities: [0.1, 0.26], expected: 0.14),
      Release(velocities: [0.2, 0.2], expected: 0),
      Release(velocities: [0.2, 0.2], across: 0.16, expected: 0.2),
      // Beyond an edge there is no threshold. A recorded trackpad, held for 267 ms beyond the end.
      Release(
        velocities: [0.006707, 0.006707], isStill: true, isBeyondEdge: true, expected: 0.00503,
        accuracy: 1e-5),
      Release(velocities: [0.006707, 0.006707], isStill: true, expected: 0),
      Release(velocities: [0.006707, 0.006707], isBeyondEdge: true, expected: 0.006707),
    ])
  private func release(_ release: Release) {
    var velocity = ReleaseVelocity()
    for y in release.velocities {
      // The first difference counts in full, so this is a pan of exactly this velocity.
      var pan = PanVelocity(down: PanSample(time: 0, x: 0, y: 0))
      pan.add(PanSample(time: 1, x: -release.across, y: -y))
      velocity.note(pan)
    }
    let value = velocity.value(isStill: release.isStill, isBeyondEdge: release.isBeyondEdge)
    #expect(abs(value - release.expected) <= release.accuracy)
    #expect(release.expected != 0 || value == 0)
  }
}
