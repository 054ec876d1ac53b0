import SimulationTestSupport
import Testing

@Suite("Flick series")
struct FlickSeriesTests {
  /// Returns the series after `count` flicks of `distance` points, 500 ms apart.
  private func series(_ count: Int, distance: Double = 240) -> FlickSeries {
    var series = FlickSeries()
    for index in 0..<count {
      let time = Double(index) * 500
      series.fingerDidLand(at: time - 100, onMovingContent: index > 0)
      series.panDidMove(velocity: 2, distance: 0, isBeyondEdge: false)
      series.panDidMove(velocity: 2, distance: distance, isBeyondEdge: false)
      series.fingerDidLift(at: time, velocity: 2, isBeyondEdge: false)
    }
    return series
  }

  @Test("From the fourth flick on, each goes further")
  func growth() {
    #expect((0...3).map { series($0).multiplier } == [1, 1, 1, 1])
    // m = m0 + (1 + (n - 3) / 2) min(240 / 240, 0.9), with n the flicks before.
    let grown = (4...6).map { series($0).multiplier }
    let expected = [1 + 0.9, 1.9 + 1.5 * 0.9, 3.25 + 2 * 0.9]
    #expect(zip(grown, expected).allSatisfy { abs($0 - $1) < 1e-12 })
  }

  @Test("A short drag adds less, and the multiplier has a limit")
  func limits() {
    // The fourth flick adds 60 of 240 points.
    #expect(abs(series(4, distance: 60).multiplier - 1.25) < 1e-12)
    #expect(abs(series(4, distance: -60).multiplier - 1.25) < 1e-12, "in either direction")
    #expect(series(40).multiplier == FlickSeries.largestMultiplier)
  }

  @Test("A finger that lands on resting content, or late, ends the series")
  func landing() {
    for (time, isMoving, continues) in [
      (2100, false, false), (2000 + 1000, true, true), (2000 + 1000.1, true, false),
    ] {
      var series = series(5)
      series.fingerDidLand(at: time, onMovingContent: isMoving)
      #expect((series.multiplier > 3) == continues && (continues || series.multiplier == 1))
    }
  }

  @Test("A turn, a slow drag or an edge ends the series; a drag that stops does not")
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

  @Test("A release below 0.6 points per millisecond, or beyond an edge, ends the series")
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
