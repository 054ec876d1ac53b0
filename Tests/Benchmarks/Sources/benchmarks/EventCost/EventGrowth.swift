import Foundation

/// Whether an event costs the same, and memory stays where it is, however many came before.
struct EventGrowth: Family {
  let name = "growth"

  private static let rounds = 100
  private static let fewest = 1000
  private static let most = 10_000_000

  func rows() throws -> [Row] {
    try EventPaths.all().flatMap { paths in
      let path = paths.forwarder
      let memoryBefore = peakMemory()
      let measurement = measure(path)
      let memory = (before: memoryBefore, after: peakMemory())
      return [
        Row(
          subject: "\(paths.technique), of 10,000,000 events", reference: "of 1,000",
          referenceAmount: measurement.referenceSeconds.nanosecondsText,
          amount: measurement.seconds.nanosecondsText, ratio: measurement.ratio,
          goal: .atMost(1.2)),
        Row(
          subject: "\(paths.technique), peak memory", reference: "before",
          referenceAmount: "\(memory.before) KiB", amount: "\(memory.after) KiB",
          ratio: Double(memory.after) / Double(memory.before), goal: .atMost(1.2)),
      ]
    }
  }

  /// Seconds per event, in ten million at a stretch beside a thousand at a time.
  ///
  /// The ten million are timed piece by piece, each beside as many that come a thousand at a time.
  private func measure(_ path: EventPath) -> Measurement {
    let piece = EventGrowth.most / EventGrowth.rounds
    let few = Subject("few") {
      for _ in 0..<piece / EventGrowth.fewest { consume(path.play(EventGrowth.fewest)) }
    }
    let many = Subject("many") { consume(path.play(piece)) }
    let measured = Measurement.paired(rounds: EventGrowth.rounds, reference: few, [many])[0]
    return Measurement(
      name: path.name, referenceSeconds: measured.referenceSeconds / Double(piece),
      seconds: measured.seconds / Double(piece), ratio: measured.ratio)
  }

  /// The most memory this process has had so far, in KiB.
  private func peakMemory() -> Int {
    // 0 is RUSAGE_SELF, whose type is another on every platform.
    var usage = rusage()
    getrusage(0, &usage)
    #if os(Linux)
      return usage.ru_maxrss
    #else
      return usage.ru_maxrss / 1024
    #endif
  }
}
