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
    (track, noise, screen) = (motion.track, motion.noise, motion.screen)
    (script, origins) = (motion.script, motion.origins)
    timeSlack = record.rows.contains { $0.phase == nil } && record.fingers.isEmpty ? 50 : 0
    levels = RecordLevels(
      track, phases: motion.ownPhases, safeAreaTop: record.safeAreaTop, noise: noise)
    sketch = script.sketch(way: levels.largest - levels.smallest)
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
