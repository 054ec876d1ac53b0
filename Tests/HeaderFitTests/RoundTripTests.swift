import Foundation
import HeaderBehaviors
import HeaderFit
import ScrollSimulator
import SimulationTestSupport
import Testing

/// Headers of the catalog, simulated with parameters of their own, and found again.
@Suite(.serialized) struct RoundTripTests {
  /// How many more are tried with all techniques, as `FIT_TRIPS` says, after those that
  /// `FIT_TRIPS_FROM` passes over.
  private static let count = number("FIT_TRIPS")
  private static let first = number("FIT_TRIPS_FROM")

  private static func number(_ name: String) -> UInt64 {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } ?? 0
  }

  @Test(
    "A technique is found in what was seen of it, with its own parameters",
    arguments: [0, 5, 6, 8, 9, 10])
  func own(seed: Int) throws {
    let trip = try RoundTrip(seed: UInt64(seed), strokes: 4)
    let fitter = HeaderFitter(trip.record)
    let fit = fitter.fit(of: trip.technique)
    #expect(fit.isFit, "\(trip.technique.descriptor.name), seed \(seed)")
    #expect(trip.misses(of: fit, fitter) == [], "\(trip.technique.descriptor.name), seed \(seed)")
  }

  @Test(
    "Of hundreds, nearly all are found among all techniques", .enabled(if: count > 0),
    arguments: [(false, 0.98), (true, 0.9)])
  func many(isDegraded: Bool, share: Double) throws {
    var (found, wrong) = (0, 0)
    // None of these was looked at while the search was made.
    for seed in 2_000_000 + Self.first..<2_000_000 + Self.first + Self.count {
      let trip = try RoundTrip(seed: seed, isDegraded: isDegraded)
      let fitter = HeaderFitter(trip.record)
      let fits = HeaderCatalog.standard.techniques.map { fitter.fit(of: $0) }
      let name = trip.technique.descriptor.name
      guard let fit = FitRanking(fits).best.first(where: { $0.technique.descriptor.name == name })
      else {
        print("not found: seed \(seed), \(name), \(trip.configuration.mounting)")
        continue
      }
      found += 1
      let misses = trip.misses(of: fit, fitter)
      if !misses.isEmpty { wrong += 1 }
      for miss in misses { print("seed \(seed), \(name): \(miss)") }
    }
    print("found \(found) of \(Self.count), \(wrong) with another value, degraded: \(isDegraded)")
    #expect(Double(found) >= share * Double(Self.count))
  }

  @Test(
    "10,000 rows and all techniques take 10 s at most, and ten times as many ten times as long",
    .enabled(if: count > 0), arguments: [10_000, 100_000])
  func duration(count: Int) throws {
    var record = HeaderRecord(rows: [])
    let trip = try RoundTrip(seed: 40)
    let length = (trip.record.rows.last?.time ?? 0) + 100
    for index in 0..<1000 where record.rows.count < count {
      record.rows += trip.record.rows.map { row in
        var row = row
        row.time += Double(index) * length
        return row
      }
    }
    record.rows.removeLast(record.rows.count - count)
    record.contentSize = trip.record.contentSize
    record.hasKnownOrigin = true
    let start = ContinuousClock.now
    let fitter = HeaderFitter(record)
    for technique in HeaderCatalog.standard.techniques { _ = fitter.fit(of: technique) }
    let duration = ContinuousClock.now - start
    print("\(count) rows: \(duration)")
    #expect(duration < .seconds(count / 1000))
  }
}

extension RoundTrip {
  /// The parameters that the record tells, and that `fit` has otherwise: heights by more than 0.4 pt, times
  /// by more than 20 ms, anything else outside the range that the record tells.
  func misses(of fit: TechniqueFit, _ fitter: HeaderFitter) -> [String] {
    let ranges = fitter.ranges(of: fit)
    // By another rule that moves the same, a threshold is another.
    let isSameRule = assignments.allSatisfy { truth in
      if case .number = truth.value { true } else { fit.values.contains(truth) }
    }
    return assignments.compactMap { truth in
      guard case .number(let number) = truth.value,
        let range = ranges.first(where: { $0.name == truth.name })?.range,
        case .number(let found) = fit.values.first(where: { $0.name == truth.name })?.value,
        let unit = technique.parameters.first(where: { $0.name == truth.name })?.unit
      else { return nil }
      guard isSameRule || unit == "pt" || unit == "s" else { return nil }
      let slack = unit == "pt" ? 0.4 : unit == "s" ? 0.02 : 0.005
      let isNear = (found - number).magnitude <= slack + 1e-9
      let isInRange = range.lowerBound - slack <= number && number <= range.upperBound + slack
      // A time is to be found itself, where the record has an animation to tell it by.
      let isTold = unit == "s" && range.upperBound - range.lowerBound < 0.1
      return isNear || isInRange && !isTold
        ? nil : "\(truth.name) \(number), found \(found) in \(range)"
    }
  }
}
