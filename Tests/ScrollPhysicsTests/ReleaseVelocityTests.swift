import SimulationTestSupport
import Testing

@Suite("Release velocity")
struct ReleaseVelocityTests {
  /// A pan that called back with each of `velocities`.
  private func release(after velocities: [Double], across: Double = 0) -> ReleaseVelocity {
    var release = ReleaseVelocity()
    for velocity in velocities {
      // The first difference counts at full strength: a pan of exactly this velocity.
      var pan = PanVelocity(down: PanSample(time: 0, x: 0, y: 0))
      pan.add(PanSample(time: 1, x: -across, y: -velocity))
      release.note(pan)
    }
    return release
  }

  private func thrown(_ velocities: [Double], across: Double = 0) -> Double {
    release(after: velocities, across: across).value(isStill: false, isBeyondEdge: false)
  }

  @Test("Three quarters of the previous velocity and a quarter of the latest")
  func blend() {
    // A recorded flick: 2.901895 and 7.760844 pt/ms at its two callbacks.
    #expect(abs(thrown([2.901895, 7.760844]) - 4.11663) < 1e-5)
    // Sums of two products of numbers near 1 are exact to 1e-15.
    #expect(abs(thrown([1, 2, 3]) - (0.75 * 2 + 0.25 * 3)) <= 1e-15)
  }

  @Test("With one callback the latest alone")
  func single() {
    #expect(abs(thrown([3]) - 3) <= 1e-15)
    #expect(thrown([]) == 0)
    #expect(abs(thrown([0, 3]) - 3) <= 1e-15, "a previous velocity of exactly 0 counts as none")
  }

  @Test("Within the edges a latest velocity below 0.25 points per millisecond throws nothing")
  func threshold() {
    #expect(thrown([4, 0.24]) == 0)
    #expect(thrown([4, 0.25]) > 3)
    #expect(thrown([0.1, 0.26]) < ReleaseVelocity.threshold, "the blend may well be slower")
    #expect(thrown([0.1, 0.26]) > 0)
  }

  @Test("A finger that is fast enough across throws along as well")
  func across() {
    #expect(thrown([0.2, 0.2]) == 0)
    #expect(thrown([0.2, 0.2], across: 0.16) > 0, "0.2 and 0.16 are 0.256 together")
  }

  @Test("Beyond an edge there is no threshold, and what was before survives a stop")
  func beyondEdge() {
    let slow = release(after: [0.006707, 0.006707])
    // A recorded trackpad, held for 267 ms beyond the end.
    #expect(abs(slow.value(isStill: true, isBeyondEdge: true) - 0.00503) < 1e-5)
    #expect(slow.value(isStill: true, isBeyondEdge: false) == 0)
    #expect(abs(slow.value(isStill: false, isBeyondEdge: true) - 0.006707) < 1e-15)
  }
}
