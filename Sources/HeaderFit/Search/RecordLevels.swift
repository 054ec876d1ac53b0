import HeaderCore

/// The sizes, distances, fractions and times in a record, which the search tries first. All are rounded to
/// thousandths.
struct RecordLevels: Sendable {
  /// Lengths in points: heights and places at which the header rests, the ends of its way, and their differences.
  private(set) var points: [Double] = []
  /// How far the content moves after a turn before the header follows, in points.
  private(set) var delays: [Double] = []
  /// The fractions between which animations of the header began, 0 to 1.
  private(set) var shares: [Double] = []
  /// The durations of animations of the header, in seconds.
  private(set) var seconds: [Double] = []
  /// The lower edges of the largest and the smallest header at rest.
  private(set) var largest = 0.0
  private(set) var smallest = 0.0

  /// The levels of `motion`.
  init(_ motion: RecordMotion) {
    let (noise, safeAreaTop) = (motion.noise, motion.record.safeAreaTop)
    let sights = motion.track.rows.compactMap { $0.header }
    guard let first = sights.first else { return }
    let slack = 0.75 + 2 * noise
    var rests = Tally(slack: slack)
    var edges = Tally(slack: slack)
    var (start, count) = (first, 0)
    var feet: [Double] = []
    for sight in sights + [HeaderSight(maxY: .infinity)] {
      if sight.distance(to: start) < slack {
        count += 1
        continue
      }
      if count >= 6 {
        edges.add(start.maxY, Double(count))
        feet.append(start.maxY)
        for bars in safeAreaTop == 0 ? [0] : [safeAreaTop, 0] {
          rests.add(start.maxY - bars, Double(count))
          if let height = start.height { rests.add(height - bars, Double(count)) }
        }
      }
      (start, count) = (sight, 1)
    }
    let ends = sights.map { $0.maxY }
    largest = feet.max() ?? ends.max() ?? 0
    smallest = feet.min() ?? ends.min() ?? 0
    for end in [ends.min() ?? 0, ends.max() ?? 0] { rests.add(end - safeAreaTop, 1) }
    rests.add(-(sights.compactMap { $0.minY }.min() ?? 0), 1)
    let places = edges.heaviest(4)
    for (index, one) in places.enumerated() {
      for other in places[(index + 1)...] {
        rests.add((one.value - other.value).magnitude, min(one.weight, other.weight))
      }
    }
    points = rests.commonest(10)
    measure(motion.track, motion.ownPhases, noise)
  }

  /// Returns the values of `parameter` that the search tries first.
  func values(for parameter: HeaderParameterDescription) -> [HeaderParameterValue] {
    switch parameter.domain {
    case .flag: return [.flag(true), .flag(false)]
    case .choices(let choices): return choices.map { .choice($0) }
    case .range(let minimum, let maximum):
      let numbers: [Double]
      switch parameter.unit {
      case "pt": numbers = points + delays + [0, 5, 10, 20, 40]
      case "s": numbers = seconds + [0, 0.1, 0.2, 0.3, 0.45]
      default:
        let shares = self.shares + self.shares.map { 1 - $0 } + [0, 0.25, 0.5, 0.75, 1]
        numbers = shares.map { minimum + (maximum - minimum) * $0 }
      }
      return numbers.filter { minimum <= $0 && $0 <= maximum }.map { .number($0) }
    }
  }

  /// Measures where and for how long the header animates, and how far the content moves before the header
  /// follows.
  private mutating func measure(
    _ track: ContentTrack, _ phases: [HeaderRecord.Phase], _ noise: Double
  ) {
    let still = 0.05 + 3 * noise
    var delays = Tally(slack: 1 + noise)
    var starts: [Double] = []
    var durations: [Double] = []
    var run: (start: Double, end: Double, way: Double)?
    var (travel, direction, isWaiting) = (0.0, 0.0, true)
    for index in track.rows.indices.dropFirst() {
      guard let before = track.rows[index - 1].header, let after = track.rows[index].header else {
        continue
      }
      let way = before.distance(to: after)
      // The row in which a drag ends may still have a step of it.
      let isOwn = !phases[index].isUserTravel && !phases[index - 1].isUserTravel
      if isOwn, way > still {
        if run == nil, largest > smallest {
          starts.append((before.maxY - smallest) / (largest - smallest))
        }
        run = (
          run?.start ?? track.rows[index - 1].time, track.rows[index].time, (run?.way ?? 0) + way
        )
      } else if let ended = run {
        if ended.way > 2 { durations.append((ended.end - ended.start) / 1000) }
        run = nil
      }
      let step = track.offsets[index] - track.offsets[index - 1]
      guard phases[index].isUserTravel, step.magnitude > noise else { continue }
      if step * direction <= 0 { (travel, direction, isWaiting) = (0, step, true) }
      travel += step.magnitude
      if isWaiting, way > still {
        isWaiting = false
        let delay = travel - min(way, step.magnitude)
        if delay > 1 { delays.add(delay, 1) }
      }
    }
    self.delays = delays.commonest(6)
    seconds = [durations.median, durations.max()].compactMap { $0?.inThousandths }
    starts.sort()
    let pairs = zip([0] + starts, starts + [1]).filter { $1 - $0 > 0.005 }
    shares = pairs.prefix(16).map { (($0 + $1) / 2).inThousandths }
  }
}

/// Counts values that are approximately equal.
private struct Tally {
  let slack: Double
  private var entries: [(value: Double, weight: Double)] = []

  init(slack: Double) {
    self.slack = slack
  }

  mutating func add(_ value: Double, _ weight: Double) {
    guard value > 0.25 else { return }
    if let index = entries.firstIndex(where: { ($0.value - value).magnitude < slack }) {
      entries[index].weight += weight
    } else {
      entries.append((value, weight))
    }
  }

  /// Returns at most `count` of the most frequent values.
  func commonest(_ count: Int) -> [Double] { heaviest(count).map { $0.value.inThousandths } }

  /// The same, with their frequencies.
  func heaviest(_ count: Int) -> ArraySlice<(value: Double, weight: Double)> {
    entries.sorted { ($1.weight, $0.value) < ($0.weight, $1.value) }.prefix(count)
  }
}

extension Double {
  /// Rounded to a thousandth, which is more exact than any measurement.
  var inThousandths: Double { (self * 1000).rounded() / 1000 }
}
