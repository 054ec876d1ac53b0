import HeaderCore

/// The lengths and fractions in a record, which the search tries first. All are rounded to thousandths.
struct RecordLevels: Sendable {
  /// Lengths in points: heights and places at which the header rests, and their differences.
  private(set) var points: [Double] = []
  /// The fractions between which animations of the header began, 0 to 1.
  private(set) var shares: [Double] = []
  /// The lower edges of the largest and the smallest header at rest.
  private(set) var largest = 0.0
  private(set) var smallest = 0.0

  /// The content's travel in which the header goes its whole way, if it moves more slowly than the content; in points.
  private var travel: Double?

  /// The fewest frames of a header at rest.
  private static let restCount = 6.0

  /// The levels of `motion`.
  init(_ motion: RecordMotion) {
    let safeAreaTop = motion.record.safeAreaTop
    let sights = motion.track.rows.compactMap { $0.header }
    guard !sights.isEmpty else { return }
    let slack = 0.75 + 2 * motion.noise
    let all = RecordLevels.rests(in: motion, slack: slack)
    // A finger may hold a header that it has pulled out.
    let unpulled = all.filter { !$0.isPulled }
    let rests = unpulled.isEmpty ? all : unpulled
    let edges = sights.map { $0.maxY }
    let ends = (lowest: edges.min() ?? 0, highest: edges.max() ?? 0)
    largest = rests.map { $0.sight.maxY }.max() ?? ends.highest
    smallest = rests.map { $0.sight.maxY }.min() ?? ends.lowest

    var lengths = Tally(slack: slack)
    var restEdges = Tally(slack: slack)
    for (sight, count, _) in all {
      restEdges.add(sight.maxY, count)
      for bars in safeAreaTop == 0 ? [0] : [safeAreaTop, 0] {
        lengths.add(sight.maxY - bars, count)
        if let height = sight.height { lengths.add(height - bars, count) }
      }
    }
    let places = restEdges.heaviest(4)
    for (index, one) in places.enumerated() {
      for other in places[(index + 1)...] {
        lengths.add((one.value - other.value).magnitude, min(one.weight, other.weight))
      }
    }
    points = lengths.heaviest(10).map { $0.value.inThousandths }
    measureShares(motion)
    measureTravel(motion)
  }

  /// Returns the headers that stay within `slack` points for some frames, the number of these frames at 60 Hz, and
  /// whether the content was beyond its top then.
  private static func rests(
    in motion: RecordMotion, slack: Double
  ) -> [(sight: HeaderSight, count: Double, isPulled: Bool)] {
    let seen = motion.track.rows.indices.compactMap { row in
      motion.track.rows[row].header.map { (row: row, time: motion.track.rows[row].time, sight: $0) }
    }
    var rests: [(sight: HeaderSight, count: Double, isPulled: Bool)] = []
    var first = 0
    for index in seen.indices {
      let next = seen[min(index + 1, seen.count - 1)]
      if next.row > seen[index].row, next.sight.distance(to: seen[first].sight) < slack { continue }
      // A record may have no rows while nothing moves.
      let (start, end) = (seen[first].time, next.time)
      let count = max(Double(index + 1 - first), (end - start) * 0.06)
      if count >= restCount,
        var rest = seen[first...index].last(where: { $0.time <= (start + end) / 2 })
      {
        if motion.noise > 0.02 {
          let sights = seen[first...index].map { $0.sight }
          rest.sight.maxY = sights.map { $0.maxY }.median ?? 0
          rest.sight.minY = sights.compactMap { $0.minY }.median
        }
        let top = motion.script.pulledTop ?? -.infinity
        let isPulled = motion.track.offsets[rest.row] < top - slack
        rests.append((rest.sight, count, isPulled))
      }
      first = index + 1
    }
    return rests
  }

  /// Returns the values of `parameter` that the search tries first.
  func values(for parameter: HeaderParameterDescription) -> [HeaderParameterValue] {
    switch parameter.domain {
    case .flag: return [.flag(true), .flag(false)]
    case .choices(let choices): return choices.map { .choice($0) }
    case .range(let minimum, let maximum):
      let numbers: [Double]
      switch parameter.unit {
      case "pt": numbers = (travel.map { [$0] } ?? []) + points + [0, 5, 10, 20, 40]
      case "s": numbers = [0, 0.1, 0.2, 0.3, 0.45]
      default:
        let shares = shares + [0, 0.25, 0.5, 0.75, 1]
        numbers = shares.map { minimum + (maximum - minimum) * $0 }
      }
      return numbers.filter { minimum <= $0 && $0 <= maximum }.map { .number($0) }
    }
  }

  /// Measures at which fractions of its way the header begins to animate.
  private mutating func measureShares(_ motion: RecordMotion) {
    guard largest > smallest else { return }
    let (rows, phases) = (motion.track.rows, motion.phases)
    var starts: [Double] = []
    var isAnimating = false
    for row in rows.indices.dropFirst() {
      guard let before = rows[row - 1].header, let after = rows[row].header else { continue }
      // The row in which a drag ends may still have a step of it.
      let isOwn = !phases[row].isUserTravel && !phases[row - 1].isUserTravel
      let moves = isOwn && before.distance(to: after) > 0.05 + 3 * motion.noise
      if moves, !isAnimating { starts.append((before.maxY - smallest) / (largest - smallest)) }
      isAnimating = moves
    }
    starts.sort()
    // A threshold lies between two of these fractions.
    let pairs = zip([0] + starts, starts + [1]).filter { $1 - $0 > 0.005 }
    shares = pairs.prefix(16).map { (($0 + $1) / 2).inThousandths }
  }

  /// Measures how much more slowly the header moves than the content that the user moves.
  private mutating func measureTravel(_ motion: RecordMotion) {
    let (track, phases) = (motion.track, motion.phases)
    let paces = track.rows.indices.dropFirst().compactMap { row -> Double? in
      guard phases[row].isUserTravel, let before = track.rows[row - 1].header,
        let after = track.rows[row].header
      else { return nil }
      let (way, step) = (before.distance(to: after), track.offsets[row] - track.offsets[row - 1])
      guard way > 1 + 8 * motion.noise, way < 2 * step.magnitude else { return nil }
      return way / step.magnitude
    }
    guard paces.count >= 6, let pace = paces.median, pace < 0.95 else { return }
    travel = ((largest - smallest) / pace).inThousandths
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

  /// Returns at most `count` of the most frequent values, with their frequencies.
  func heaviest(_ count: Int) -> ArraySlice<(value: Double, weight: Double)> {
    entries.sorted { ($1.weight, $0.value) < ($0.weight, $1.value) }.prefix(count)
  }
}

extension Double {
  /// Rounded to a thousandth, which is more exact than any measurement.
  var inThousandths: Double { (self * 1000).rounded() / 1000 }
}
