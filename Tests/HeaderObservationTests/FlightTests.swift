import Foundation
import SimulationTestSupport
import Testing

/// How much of a fling's travel is reported as travel, and how much other movement is.
@Suite("Flights") struct FlightTests {
  private static let pixel: Double = 1.0 / 3

  /// The environment's `FLIGHT_RUNS`, or 500.
  private static let runs =
    ProcessInfo.processInfo.environment["FLIGHT_RUNS"].flatMap { UInt64($0) } ?? 500

  /// Measured on 20,000 flights: with rows and writes, 0.060 % of the travel is lost, and 0.071 % of the
  /// other movement is reported as travel. Without them 0.007 % is lost: second steps of a turn in which
  /// the content bounces at an edge.
  ///
  /// If a phase reports the deceleration, and one reading a turn has travel and rows in one, 1.1 % is lost
  /// and 3.2 % reported as travel. Rows below that grew in the same turn are recognized only if the step
  /// continues the steps before it.
  @Test(
    "phone fault 17: Row corrections, the app's writes and late frames are not reported as travel",
    arguments: [false, true])
  func arbitrary(saysPhase: Bool) {
    var (disturbed, undisturbed) = (FlightScreen.Tally(), FlightScreen.Tally())
    var worst = (points: 0.0, seed: UInt64(0))
    for seed in 0..<Self.runs {
      var flight = ArbitraryFlight(seed: seed, saysPhase: saysPhase)
      let tally = flight.played()
      if tally.lost + tally.gained > worst.points { worst = (tally.lost + tally.gained, seed) }
      if flight.isUndisturbed { undisturbed.add(tally) } else { disturbed.add(tally) }
    }
    let (lost, gained) = saysPhase ? (0.013, 0.04) : (0.001, 0.0011)
    #expect(disturbed.lost < lost * disturbed.travel, "\(worst)")
    #expect(disturbed.gained < gained * disturbed.layout, "\(worst)")
    #expect(undisturbed.lost < 0.0005 * undisturbed.travel)
    #expect(undisturbed.gained < Self.pixel)
  }
}
