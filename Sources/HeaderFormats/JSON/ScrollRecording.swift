import HeaderCore

/// The events that a scroll view reported to a technique: recorded on a phone, replayed anywhere.
///
/// The format is JSON Lines: an object that names the recorded technique, and then one for every start and every
/// event, in order, with its complete context.
///
///     {"format":"scroll-recording","version":1,"technique":"facebook-hide","parameters":{…}}
///     {"time":0,"event":"start","content_offset":0,"content_size":2000,"bounds":852,…}
///     {"time":16.7,"event":"didScroll","cause":"drag","content_offset":6.5,…}
///
/// `time` is in milliseconds since the start of the recording, and does not decrease. The metrics are
/// `content_offset`, `content_size`, `bounds`, `inset_top`, `inset_bottom`, `header_inset`, `is_tracking`,
/// `is_resting` if the content rests, `unbounded_content_offset`, and `content_velocity` if the host knows it.
/// The environment is `container_height`, `safe_area_top`, `fitting_height` if it is measured,
/// `prefers_reduced_motion`, and `mounting` if it is not `beside`. During a header animation, `visible_layout` has the
/// numbers of the layout on the screen. `finger` is the finger's y if the host knows it. Some events have values:
/// `cause`; `velocity` and `target_content_offset`; `will_decelerate`; `is_collapsed` or `fraction`, and `animated`.
///
/// This type is a complete recording in memory, for a test for example:
///
/// ```swift
/// let recording = try ScrollRecording(text)
/// let driver = try technique.makeDriver(recording.technique.parameters)
/// let rows = recording.records.compactMap { driver.replay($0) }
/// ```
public struct ScrollRecording: Sendable, Equatable {
  /// The recorded technique.
  public var technique: RecordedTechnique
  /// The records, in order.
  public var records: [ScrollRecord]

  /// A recording of `records` with `technique`.
  public init(technique: RecordedTechnique, records: [ScrollRecord]) {
    self.technique = technique
    self.records = records
  }

  /// Reads a recording.
  ///
  /// - Throws: The first line that cannot be read, and why.
  public init(_ text: String) throws(FileError) {
    try self.init(ScrollRecordingReader(FileLines(text, as: .recording)))
  }

  /// Reads the records that remain in `reader`.
  package init(_ reader: consuming ScrollRecordingReader) throws(FileError) {
    self.init(technique: reader.technique, records: [])
    while let record = try reader.next() { records.append(record) }
  }
}

/// Reads a recording as needed, so that memory does not grow with its length.
package struct ScrollRecordingReader {
  /// The recorded technique.
  package let technique: RecordedTechnique
  /// The number of its line, from 1. Empty lines may precede it.
  package let techniqueLine: Int
  private var lines: FileLines
  private var time = 0.0

  /// A reader of the recording in `lines`, which reads the first line.
  package init(_ lines: FileLines) throws(FileError) {
    var lines = lines
    let line = try lines.next() ?? ""
    do throws(FileError.Problem) {
      technique = try RecordedTechnique(JSONObject(line: line))
    } catch {
      throw lines.error(error == .notJSON ? .notARecording(found: line) : error)
    }
    techniqueLine = lines.number
    self.lines = lines
  }

  /// Returns the next record; `nil` at the end of a recording with at least one.
  package mutating func next() throws(FileError) -> ScrollRecord? {
    guard let line = try lines.next() else { return nil }
    do throws(FileError.Problem) {
      let record = try ScrollRecord(JSONObject(line: line))
      guard record.time >= time else { throw .timeWentBackwards(from: time, to: record.time) }
      time = record.time
      return record
    } catch {
      throw lines.error(error)
    }
  }
}
