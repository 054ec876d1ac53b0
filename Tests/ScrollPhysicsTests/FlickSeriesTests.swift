import SimulationTestSupport
import Testing

/// How much further content flies when fast flicks follow each other.
@Suite("Flick series")
struct FlickSeriesTests {
  /// A flick of `distance` points within the edges, on content that moves, ending at `time`.
  private func flick(
    _ series: inout FlickSeries, at time: Double, distance: Double = 240, velocity: Double = 2,
    isOnMovingContent: Bool = true
  ) {
    series.fingerDidLand(at: time - 100, onMovingContent: isOnMovingContent)
    series.panDidMove(velocity: velocity, distance: 0, isBeyondEdge: false)
    series.panDidMove(velocity: velocity, distance: distance, isBeyondEdge: false)
    series.fingerDidLift(at: time, velocity: velocity, isBeyondEdge: false)
  }

  /// The series after `count` flicks, 500 ms apart.
  private func series(_ count: Int, distance: Double = 240) -> FlickSeries {
    var series = FlickSeries()
    for index in 0..<count {
      flick(&series, at: Double(index) * 500, distance: distance, isOnMovingContent: index > 0)
    }
    return series
  }

  @Test("Three flicks fly as their velocity says, the fourth further, and each after it further")
  func growth() {
    #expect((0...3).map { series($0).multiplier } == [1, 1, 1, 1])
    // m = m0 + (1 + (n - 3) / 2) min(240 / 240, 0.9), with n the flicks before.
    let grown = (4...6).map { series($0).multiplier }
    let expected = [1 + 0.9, 1.9 + 1.5 * 0.9, 3.25 + 2 * 0.9]
    #expect(zip(grown, expected).allSatisfy { abs($0 - $1) < 1e-12 })
  }

  @Test("A short drag gains in proportion, and nothing gains without end")
  func limits() {
    // Three flicks count without a gain, and the fourth gains by 60 of 240 points.
    #expect(abs(series(4, distance: 60).multiplier - 1.25) < 1e-12)
    #expect(abs(series(4, distance: -60).multiplier - 1.25) < 1e-12, "in either direction")
    #expect(series(40).multiplier == FlickSeries.largestMultiplier)
  }

  @Test("A finger that lands on content at rest, or late, begins anew")
  func landing() {
    var atRest = series(5)
    atRest.fingerDidLand(at: 2100, onMovingContent: false)
    #expect(atRest.multiplier == 1)
    var inTime = series(5)
    inTime.fingerDidLand(at: 2000 + 1000, onMovingContent: true)
    #expect(inTime.multiplier > 3)
    var late = series(5)
    late.fingerDidLand(at: 2000 + 1000.1, onMovingContent: true)
    #expect(late.multiplier == 1)
  }

  @Test("Turning round, going slowly or leaving the edges begins anew, standing still does not")
  func callbacks() {
    func multiplier(velocity: Double, isBeyondEdge: Bool = false) -> Double {
      var series = series(5)
      series.fingerDidLand(at: 2100, onMovingContent: true)
      series.panDidMove(velocity: velocity, distance: 10, isBeyondEdge: isBeyondEdge)
      return series.multiplier
    }
    #expect(multiplier(velocity: 2) > 3)
    #expect(multiplier(velocity: -2) == 1)
    #expect(multiplier(velocity: 0.129) == 1)
    #expect(multiplier(velocity: 0.131) > 3)
    #expect(multiplier(velocity: 0) > 3)
    #expect(multiplier(velocity: 2, isBeyondEdge: true) == 1)
  }

  @Test("A release slower than 0.6 points per millisecond, or beyond an edge, ends the series")
  func releases() {
    for (velocity, isBeyondEdge, keeps) in [
      (0.6, false, true), (-0.6, false, true), (0.599, false, false), (0, false, false),
      (2, true, false),
    ] {
      var series = series(5)
      series.fingerDidLift(at: 2500, velocity: velocity, isBeyondEdge: isBeyondEdge)
      #expect((series.multiplier > 1) == keeps, "\(velocity) \(isBeyondEdge)")
    }
  }
}
