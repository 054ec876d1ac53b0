/// A named piece of work to time.
struct Subject {
  let name: String
  let work: () -> Void

  init(_ name: String, _ work: @escaping () -> Void) {
    self.name = name
    self.work = work
  }
}

/// The time of a subject, compared with a reference that was timed in the same rounds.
struct Measurement {
  let name: String
  /// Median seconds of the reference.
  let referenceSeconds: Double
  /// Median seconds of the subject.
  let seconds: Double
  /// Median of the rounds' ratios of subject to reference.
  ///
  /// Both are timed one after the other, so other work of the machine slows both.
  let ratio: Double
}

extension Measurement {
  /// Times `reference` and each of `subjects` in `rounds` rounds, after one round that does not count.
  static func paired(
    rounds: Int, reference: Subject, _ subjects: [Subject]
  ) -> [Measurement] {
    var referenceTimes: [Double] = []
    var times = subjects.map { _ in [Double]() }
    for round in 0...rounds {
      let referenceTime = seconds(of: reference.work)
      let subjectTimes = subjects.map { seconds(of: $0.work) }
      guard round > 0 else { continue }
      referenceTimes.append(referenceTime)
      for (index, time) in subjectTimes.enumerated() { times[index].append(time) }
    }
    return zip(subjects, times).map { subject, times in
      Measurement(
        name: subject.name, referenceSeconds: median(referenceTimes), seconds: median(times),
        ratio: median(zip(times, referenceTimes).map { $0 / $1 }))
    }
  }

  private static func seconds(of work: () -> Void) -> Double {
    let duration = ContinuousClock().measure(work)
    let (seconds, attoseconds) = duration.components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
