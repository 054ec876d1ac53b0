import HeaderCore

/// A record made ready for the search: what all techniques are tried with.
struct FitMaterial: Sendable {
  let track: ContentTrack
  let script: RecordScript
  /// The moments of the script's beginning that tell something: most parameters are found there, and most
  /// techniques shown to be others.
  let sketch: RecordScript
  let screen: RecordScreen
  let levels: RecordLevels
  let origins: [FitOrigin]
  /// Points by which the header trembles while it rests.
  let noise: Double

  /// Milliseconds by which what moves the header may have begun earlier or later than the script says.
  let timeSlack: Double

  /// Errors of up to this, in points, are none.
  var tolerance: Double { 1 + 3 * noise }

  init(_ record: HeaderRecord) {
    let motion = RecordMotion(record)
    (track, noise) = (motion.track, motion.noise)
    timeSlack = record.rows.contains { $0.phase == nil } && record.fingers.isEmpty ? 50 : 0
    var screen = RecordScreen(record)
    if noise > 0.02 { screen.scale = 0.5 / max(0.5, 4 * noise) }
    self.screen = screen
    script = RecordScript(track, phases: motion.phases, starts: motion.starts, noise: noise)
    levels = RecordLevels(
      track, phases: motion.ownPhases, safeAreaTop: record.safeAreaTop, noise: noise)
    sketch = script.sketch(way: levels.largest - levels.smallest)
    origins = record.hasKnownOrigin ? [.shifted(0)] : FitMaterial.origins(script)
  }

  /// Where the offsets may be counted from: as they are; from the top of the list, where it was seen;
  /// where the content touches the header's foot, or its top, most often; and from far above. Where all that is
  /// known of a header is its lower edge, and the list was pulled, from its top alone: any other origin comes
  /// with a height of its own.
  private static func origins(_ script: RecordScript) -> [FitOrigin] {
    if script.returnsToTop { return [.top] }
    var feet: [Double] = []
    var tops: [Double] = []
    for step in script.steps {
      guard let sight = step.sight else { continue }
      feet.append(-step.offset - sight.maxY)
      if let minY = sight.minY { tops.append(-step.offset - minY) }
    }
    let places = [feet, tops].compactMap { commonest($0) }
    return [.shifted(0), .top] + places.map { .shifted($0) } + [.shifted(1e5)]
  }

  /// The value that most are within half a point of.
  private static func commonest(_ values: [Double]) -> Double? {
    var counts: [Int: Int] = [:]
    for value in values where value.magnitude < 1e9 {
      counts[Int(value.rounded()), default: 0] += 1
    }
    guard let best = counts.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) }) else {
      return nil
    }
    let near = values.filter { ($0 - Double(best.key)).magnitude <= 1 }.sorted()
    return near.isEmpty ? nil : near[near.count / 2]
  }

  /// What is tried for `parameter` before smaller steps.
  func candidates(for parameter: HeaderParameterDescription) -> [HeaderParameterValue] {
    switch parameter.domain {
    case .flag: return [.flag(true), .flag(false)]
    case .choices(let choices): return choices.map { .choice($0) }
    case .range(let minimum, let maximum):
      let numbers: [Double]
      switch parameter.unit {
      case "pt": numbers = levels.points + levels.delays + [0, 5, 10, 20, 40]
      case "s": numbers = levels.seconds + [0, 0.1, 0.2, 0.3, 0.45]
      default:
        let shares = levels.shares + levels.shares.map { 1 - $0 } + [0, 0.25, 0.5, 0.75, 1]
        numbers = shares.map { minimum + (maximum - minimum) * $0 }
      }
      return numbers.filter { minimum <= $0 && $0 <= maximum }.map { .number($0) }
    }
  }
}
