import ScrollPhysics
import Testing

@Suite("Release velocity")
struct ReleaseVelocityTests {
  /// The velocity right after samples of a finger that touched down at 0 and moved up by each of
  /// `travels`, one every `interval` milliseconds.
  func release(_ travels: [Double], every interval: Double = 10) -> Double {
    var velocity = ReleaseVelocity(y: 0, time: 0)
    var (y, time) = (0.0, 0.0)
    for travel in travels {
      y -= travel
      time += interval
      velocity.add(y: y, time: time)
    }
    return velocity.value(at: time)
  }

  @Test("The last three differences weigh 0.60, 0.35 and 0.05")
  func weights() {
    // Sums of a few products of numbers near 1 are exact to 1e-15.
    #expect(abs(release([10, 10, 10, 10]) - 1) <= 1e-15)
    #expect(abs(release([0, 30, 20, 40]) - (0.60 * 3 + 0.35 * 2 + 0.05 * 4)) <= 1e-15)
    #expect(abs(release([90, 30, 20, 40]) - release([0, 30, 20, 40])) <= 1e-15)
    // 0.625, 1.125, 1.375 and 1.75 pt/ms, worked out by another program.
    #expect(abs(release([10, 18, 22, 28], every: 16) - 1.24375) <= 1e-14)
  }

  @Test("Differences weigh by the time each of them took")
  func unevenIntervals() {
    var velocity = ReleaseVelocity(y: 500, time: 3)
    velocity.add(y: 480, time: 13)
    velocity.add(y: 476, time: 14)
    velocity.add(y: 426, time: 39)
    #expect(abs(velocity.value(at: 39) - (0.60 * 2 + 0.35 * 4 + 0.05 * 2)) <= 1e-14)
  }

  @Test("A finger going down gives the same speed with the other sign")
  func direction() {
    let up = release([5, 9, 14, 17])
    #expect(up > 0)
    #expect(release([-5, -9, -14, -17]) == -up)
  }

  @Test("The first report has nothing to blend with: a fifth of its difference")
  func noPrevious() {
    #expect(abs(release([20]) - 0.4) <= 1e-15)
    #expect(release([]) == 0)
  }

  @Test("The first report after the pan began blends with none before, but keeps its differences")
  func panBegins() {
    var velocity = ReleaseVelocity(y: 0, time: 0)
    velocity.add(y: -10, time: 10)
    velocity.add(y: -30, time: 20)
    velocity.panWillBegin()
    #expect(velocity.value(at: 20) == 0)
    velocity.add(y: -60, time: 30)
    #expect(abs(velocity.value(at: 30) - (0.8 * 2 + 0.2 * 3)) <= 1e-15)
    velocity.add(y: -100, time: 40)
    #expect(abs(velocity.value(at: 40) - (0.60 * 2 + 0.35 * 3 + 0.05 * 4)) <= 1e-15)
  }

  @Test("A report of exactly 0 counts as none, as UIKit has it")
  func previousReportOfZero() {
    // The reports are 0 and 0.2 * 2: the latest alone.
    #expect(abs(release([30, 0, 0, 20]) - 0.2 * 2) <= 1e-15)
    // A finger that stood almost still has made a report: 0.05 of the only difference there is.
    #expect(abs(release([30, 1e-12, 1e-12, 20]) - 0.05 * 2) <= 1e-12)
  }

  @Test("Whether it flings is up to the latest report alone")
  func threshold() {
    // Latest 0.2 * 0.2 + 0.8 * 0.25 = 0.24: a fast finger that has slowed down does not fling.
    #expect(release([100, 80, 2.5, 2]) == 0)
    // Latest 0.2 * 0.5 + 0.8 * 0.2 = 0.26: the blend may well be slower than the threshold.
    let slow = release([0, 2, 2, 5])
    #expect(slow > 0 && slow < ReleaseVelocity.threshold)
    // At the threshold exactly it flings; every number here is a power of two.
    #expect(release([10, 10, 10, 10], every: 40) == 0.25)
    #expect(release([10, 10, 10, 10], every: 40.01) == 0)
  }

  @Test("A finger that rested before it lifted does not fling")
  func staleness() {
    var velocity = ReleaseVelocity(y: 0, time: 0)
    for step in 1...4 {
      velocity.add(y: Double(step) * -10, time: Double(step) * 10)
    }
    #expect(velocity.value(at: 139.9) == velocity.value(at: 40))
    #expect(velocity.value(at: 40) > 0.9)
    #expect(velocity.value(at: 140) == 0)
    #expect(velocity.value(at: 1000) == 0)
  }

  @Test("A sample no later than the last moves the finger and has no speed")
  func simultaneousSample() {
    var velocity = ReleaseVelocity(y: 0, time: 0)
    velocity.add(y: -10, time: 10)
    velocity.add(y: -20, time: 20)
    let before = velocity.value(at: 20)
    velocity.add(y: -30, time: 20)
    velocity.add(y: -30, time: 15)
    #expect(velocity.value(at: 20) == before)
    velocity.add(y: -40, time: 30)
    // 10 points in 10 ms since the last position, not 20.
    #expect(abs(velocity.value(at: 30) - 0.75 * 1 - 0.25 * 1) <= 1e-15)
  }

  @Test("Faster fingers give faster releases", arguments: seeds)
  func homogeneous(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<200 {
      let travels = (0..<6).map { _ in random.number(in: 5...30) }
      let once = release(travels)
      let twice = release(travels.map { $0 * 2 })
      #expect(once > 0 && abs(twice - 2 * once) <= 1e-14 * twice, "seed \(seed), \(travels)")
    }
  }
}
