package import HeaderCore

/// A record as any technique hears of it: what moved the content, and where it was.
package struct RecordMotion: Sendable {
  let track: ContentTrack
  /// Points by which the header trembles while it rests.
  let noise: Double
  /// What moved the content in each row, as it was recorded or inferred.
  let ownPhases: [HeaderRecord.Phase]
  let script: RecordScript
  /// Where the offsets may be counted from.
  let origins: [FitOrigin]
  /// What was seen, and on which screen.
  let record: HeaderRecord

  /// The motion of `record`.
  package init(_ record: HeaderRecord) {
    self.record = record
    track = ContentTrack(record)
    noise = RecordMotion.noise(track)
    let inference = PhaseInference(track, noise: noise, fingers: record.fingers)
    ownPhases = inference.phases
    script = RecordScript(
      track, phases: track.overlayPhases(ownPhases), starts: inference.starts, noise: noise)
    origins = record.hasKnownOrigin ? [.shifted(0)] : RecordMotion.origins(script)
  }

  /// A host on the record's screen.
  var player: RecordPlayer {
    RecordPlayer(record, scale: noise > 0.02 ? 0.5 / max(0.5, 4 * noise) : 3)
  }

  /// A row of the record, with the header that a technique shows in it.
  package struct Moment: Sendable {
    /// Milliseconds since the record began.
    package let time: Double
    /// Where the content's top is in the container.
    package let contentMinY: Double
    /// What was seen.
    package let seen: HeaderSight?
    /// What the technique shows.
    package let layout: HeaderLayout
  }

  /// The rows as `technique` shows them with `values`: the content goes where it went, counted from the
  /// origin that brings the header nearest to the recorded one.
  ///
  /// - Complexity: O(*n*) for a record of *n* rows.
  package func moments(
    of technique: HeaderTechnique, _ values: [HeaderParameterAssignment]
  ) -> [Moment] {
    var best = (cost: Double.infinity, moments: [Moment]())
    for origin in origins {
      guard let driver = try? technique.makeDriver(values) else { continue }
      var (cost, moments) = (0.0, [Moment]())
      let player = player
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

  /// The median of the small steps from row to row; 0 for a header that stands still where it rests.
  private static func noise(_ track: ContentTrack) -> Double {
    var steps: [Double] = []
    for row in track.rows.indices.dropFirst() {
      guard let before = track.rows[row - 1].header, let after = track.rows[row].header else {
        continue
      }
      let step = before.distance(to: after)
      if step < 2 { steps.append(step) }
    }
    steps.sort()
    return steps.isEmpty ? 0 : steps[steps.count / 2]
  }
}
