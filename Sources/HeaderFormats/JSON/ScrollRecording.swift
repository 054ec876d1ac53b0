import HeaderCore

/// What a scroll view reported to a technique: recorded on a phone, replayed anywhere.
///
/// JSON Lines: one object that says which technique was recorded, then one for every start and
/// every event, in order, with the whole context it was delivered in.
///
///     {"format":"scroll-recording","version":1,"technique":"facebook-hide","parameters":{…}}
///     {"time":0,"event":"start","content_offset":0,"content_size":2000,"bounds":852,…}
///     {"time":16.7,"event":"didScroll","cause":"drag","content_offset":6.5,…}
///
/// `time` is milliseconds since the recording began and never goes backwards. The metrics are
/// `content_offset`, `content_size`, `bounds`, `inset_top`, `inset_bottom`, `header_inset`,
/// `is_tracking`, `is_resting` where nothing moves the content, `unbounded_content_offset`, and
/// `content_velocity` where the host knows it; what surrounds them `container_height`, `safe_area_top`,
/// `fitting_height` where it is measured, and `prefers_reduced_motion`. While a header animation runs, `visible_layout` has the six numbers of
/// what is on screen; `finger` is the finger's y where the host knows it. Some events have values of
/// their own: `cause`; `velocity` and `target_content_offset`; `will_decelerate`; `is_collapsed` and
/// `animated`.
///
/// This is a whole recording in memory, as a test has it:
///
/// ```swift
/// let recording = try ScrollRecording(text)
/// let driver = try technique.makeDriver(recording.technique.parameters)
/// let rows = recording.records.compactMap { driver.replay($0) }
/// ```
public struct ScrollRecording: Sendable, Equatable {
  /// What it was recorded with.
  public var technique: RecordedTechnique
  /// What was recorded, in order.
  public var records: [ScrollRecord]

  /// A recording of `records`, made with `technique`.
  public init(technique: RecordedTechnique, records: [ScrollRecord]) {
    self.technique = technique
    self.records = records
  }

  /// The recording that `text` spells.
  ///
  /// - Throws: The first line that cannot be read, and why.
  public init(_ text: String) throws(FileError) {
    self = try ScrollRecording(FileLines(text, as: .recording))
  }

  /// The recording in `lines`.
  package init(_ lines: FileLines) throws(FileError) {
    var reader = try ScrollRecordingReader(lines)
    self.init(technique: reader.technique, records: [])
    while let record = try reader.next() { records.append(record) }
  }
}

/// Reads a recording as it is needed: memory does not grow with its length.
package struct ScrollRecordingReader {
  /// What the recording was made with.
  package let technique: RecordedTechnique
  /// The line that says so, the first being 1: empty lines may stand before it.
  package let techniqueLine: Int
  private var lines: FileLines
  private var time = 0.0

  /// A reader of the recording in `lines`, once its first line is read.
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

  /// The next record; `nil` at the end of a recording that had some.
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
