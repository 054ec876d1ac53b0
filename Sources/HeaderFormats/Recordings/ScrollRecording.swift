#if !hasFeature(Embedded)
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
  /// `is_tracking` and `unbounded_content_offset`; what surrounds them `container_height`,
  /// `safe_area_top`, `fitting_height` where it is measured, and `prefers_reduced_motion`. While a
  /// header animation runs, `visible_layout` has the six numbers of what is on screen; `finger` is
  /// the finger's y where the host knows it. Some events have values of their own: `cause`;
  /// `velocity` and `target_content_offset`; `will_decelerate`; `is_collapsed` and `animated`.
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
    public init(_ text: String) throws(ScrollRecordingError) {
      var parser = ScrollRecordingParser()
      var records: [ScrollRecord] = []
      let bytes = Array(text.utf8)
      for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        if let record = try parser.record(in: line) { records.append(record) }
      }
      try parser.finish()
      guard let technique = parser.technique else {
        throw ScrollRecordingError(line: 1, problem: .emptyFile)
      }
      self.init(technique: technique, records: records)
    }
  }
#endif
