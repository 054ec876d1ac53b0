/// The time of a piece of work, compared with a reference that was timed in the same rounds.
struct Measurement {
  /// Median seconds of the reference.
  let referenceSeconds: Double
  /// Median seconds of the work.
  let seconds: Double
  /// Median of the rounds' ratios of the work to the reference.
  ///
  /// Both are timed one after the other, so other work of the machine slows both.
  let ratio: Double

  /// Times `reference` and `subject` in `rounds` rounds, after one round that does not count.
  init(rounds: Int, reference: () -> Void, subject: () -> Void) {
    let times = (0...rounds).map { _ in
      (reference: Measurement.seconds(of: reference), subject: Measurement.seconds(of: subject))
    }.dropFirst()
    referenceSeconds = Measurement.median(times.map(\.reference))
    seconds = Measurement.median(times.map(\.subject))
    ratio = Measurement.median(times.map { $0.subject / $0.reference })
  }

  private static func seconds(of work: () -> Void) -> Double {
    let (seconds, attoseconds) = ContinuousClock().measure(work).components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
