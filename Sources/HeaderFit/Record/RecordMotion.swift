package import HeaderCore

/// A record as events for any technique.
package struct RecordMotion: Sendable {
  let track: ContentTrack
  /// The noise of the header at rest, in points.
  let noise: Double
  /// The phase of each row, recorded or inferred.
  let phases: [HeaderRecord.Phase]
  let script: RecordScript
  /// The possible origins of the offsets.
  let origins: [OffsetOrigin]
  /// The record.
  let record: HeaderRecord

  /// Analyzes `record`.
  package init(_ record: HeaderRecord) {
    self.record = record
    track = ContentTrack(record)
    noise = RecordMotion.noise(track)
    let inference = PhaseInference(track, noise: noise, fingers: record.fingers)
    phases = inference.phases
    script = RecordScript(
      track, phases: track.overlayPhases(phases), starts: inference.animationStarts, noise: noise)
    origins = record.hasKnownOrigin ? [.shifted(0)] : RecordMotion.origins(script)
  }

  /// Returns a new host with the record's screen. If the record is noisy, its pixels are so large that it ignores
  /// the noise.
  func makePlayer() -> RecordPlayer {
    RecordPlayer(record, scale: noise > 0.02 ? 0.5 / max(0.5, 4 * noise) : 3)
  }

  /// A row of the record, with the header that a technique shows in it.
  package struct Moment: Sendable {
    /// Milliseconds since the start of the record.
    package let time: Double
    /// The content's top in the container.
    package let contentMinY: Double
    /// The recorded header.
    package let seen: HeaderSight?
    /// The technique's header.
    package let layout: HeaderLayout
  }

  /// Returns the rows with the header of `technique` at `values`. The content moves as recorded, from the origin
  /// that brings the header nearest to the recorded one.
  ///
  /// - Complexity: O(*n*) for a record of *n* rows.
  package func moments(
    of technique: HeaderTechnique, _ values: [HeaderParameterAssignment]
  ) -> [Moment] {
    var best = (cost: Double.infinity, moments: [Moment]())
    for origin in origins {
      guard let driver = try? technique.makeDriver(values) else { continue }
      var (cost, moments) = (0.0, [Moment]())
      let player = makePlayer()
      player.play(script, to: driver, origin: origin) { step, layout in
        cost += step.sight?.cost(of: layout) ?? 0
        moments.append(
          Moment(
            time: step.time, contentMinY: -player.contentOffset, seen: step.sight, layout: layout))
        return cost < best.cost
      }
      if cost < best.cost { best = (cost, moments) }
    }
    return best.moments
  }

  /// Returns the possible origins of the offsets: unchanged; the smallest resting offset as the top of the list; the
  /// places where the content most often touches the header's lower and upper edge; and far above. If only the lower
  /// edge is known and the list was pulled from its top, the top is the only origin: any other would fit as well,
  /// with a different header height.
  private static func origins(_ script: RecordScript) -> [OffsetOrigin] {
    if script.returnsToTop { return [.top] }
    let feet = script.steps.compactMap { step in step.sight.map { -step.offset - $0.maxY } }
    let tops = script.steps.compactMap { step in step.sight?.minY.map { -step.offset - $0 } }
    let places = [feet, tops].compactMap { commonest($0) }
    return [.shifted(0), .top] + places.map { .shifted($0) } + [.shifted(1e5)]
  }

  /// Returns the median of the values within one point of the most common whole number.
  private static func commonest(_ values: [Double]) -> Double? {
    var counts: [Int: Int] = [:]
    for value in values where value.magnitude < 1e9 {
      counts[Int(value.rounded()), default: 0] += 1
    }
    let best = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    return best.flatMap { best in
      values.filter { ($0 - Double(best.key)).magnitude <= 1 }.median
    }
  }

  /// Returns the median of the small steps between rows; 0 for a header that stands still at rest.
  private static func noise(_ track: ContentTrack) -> Double {
    let steps = zip(track.rows, track.rows.dropFirst()).compactMap { row, next -> Double? in
      guard let before = row.header, let after = next.header else { return nil }
      return before.distance(to: after)
    }
    return steps.filter { $0 < 2 }.median ?? 0
  }
}
