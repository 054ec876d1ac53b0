/// Something that is timed: a name, and the work, done once per call.
struct Subject {
  let name: String
  let work: () -> Void

  init(_ name: String, _ work: @escaping () -> Void) {
    self.name = name
    self.work = work
  }
}

/// What one subject took beside a reference that was timed in the same rounds.
struct Measurement {
  let name: String
  /// Median seconds of the reference.
  let referenceSeconds: Double
  /// Median seconds of the subject.
  let seconds: Double
  /// Median of the rounds' own ratios, subject to reference.
  ///
  /// Both halves of a ratio were timed a moment apart, so whatever else the machine was doing slowed
  /// both of them.
  let ratio: Double
}

extension Measurement {
  /// Times `reference` and every one of `subjects` in turn, `rounds` times over, after one round that
  /// does not count.
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
