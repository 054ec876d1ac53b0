/// What moved the content of a record, and where it was: all that is known before a technique is tried.
package struct RecordMotion: Sendable {
  let track: ContentTrack
  /// Points by which the header trembles while it rests.
  let noise: Double
  /// What moved the content in each row, as it was recorded or inferred.
  let ownPhases: [HeaderRecord.Phase]
  /// The same as an overlay would have had it.
  package let phases: [HeaderRecord.Phase]
  /// When an animation began that is first seen in a row, in milliseconds.
  let starts: [Double?]

  /// The motion of `record`.
  package init(_ record: HeaderRecord) {
    track = ContentTrack(record)
    noise = RecordMotion.noise(track)
    let inference = PhaseInference(track, noise: noise, fingers: record.fingers)
    (ownPhases, starts) = (inference.phases, inference.starts)
    phases = track.overlayPhases(ownPhases)
  }

  /// The offset that the scroll view of an overlay would have had in each row: the content's top is as far
  /// above the container's.
  package var offsets: [Double] { track.offsets }

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
