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
/// `content_velocity` where the host knows it; what surrounds them `container_height`, `safe_area_top`, `fitting_height` where it is measured, and
/// `prefers_reduced_motion`. While a header animation runs, `visible_layout` has the six numbers of
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
///
/// A long one is read a line at a time by ``ScrollRecordingReader``.
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
  public init(_ text: String) throws(FileError<Problem>) {
    do throws(FileFailure<Problem, Never>) {
      var reader = try ScrollRecordingReader(TextBytes(text))
      self.init(technique: reader.technique, records: [])
      while let record = try reader.next() { records.append(record) }
    } catch {
      throw error.error
    }
  }
}

extension ScrollRecording {
  /// Why a recording was refused.
  public enum Problem: Error, Equatable, FileProblem {
    /// There is not a single line with anything in it.
    case emptyFile
    /// The first line does not say that this is a recording; `found` is that line, or its
    /// beginning.
    case notARecording(found: String)
    /// The recording is of another version than the one there is.
    case unsupportedVersion(Double, supported: Double)
    /// A line is no JSON object.
    case notJSON
    /// A key is missing. One in a visible layout has `visible_layout.` before it.
    case missingField(String)
    /// The value of a key is of another kind.
    case wrongValue(field: String, expected: ValueKind)
    /// No event has this name; `suggestions` are names close to it, nearest first.
    case unknownEvent(String, suggestions: [String])
    /// No cause has this name.
    case unknownCause(String)
    /// No header is mounted like this.
    case unknownMounting(String)
    /// A record is earlier than the one before it, or than the recording's begin at 0.
    case timeWentBackwards(from: Double, to: Double)
    /// A line is longer than any record could be.
    case lineTooLong(limit: Int)
    /// There is a first line and nothing recorded.
    case noRecords
  }

  /// What kind of value a key has.
  public enum ValueKind: Sendable, Equatable, CaseIterable {
    /// A finite number.
    case number
    /// `true` or `false`.
    case flag
    /// Text.
    case text
    /// An object.
    case object
    /// A number, `true` or `false`, or text: what a parameter may be.
    case parameter
  }
}
