#if !hasFeature(Embedded)
  /// What a finger did, recorded: a whole touch trace in memory, as a test has it.
  ///
  /// ```swift
  /// let trace = try TouchTrace(text)
  /// let rows = Simulation.rows(of: driver, touches: trace.touches)
  /// ```
  ///
  /// The text is CSV, as ``TouchTraceParser`` has it. A long trace is read while it is played, by
  /// ``TouchTraceReader``.
  public struct TouchTrace: Sendable, Equatable {
    /// What was recorded, in order.
    public var touches: [TouchSample]

    /// A trace of `touches`.
    public init(_ touches: [TouchSample]) {
      self.touches = touches
    }

    /// The trace that `text` spells.
    public init(_ text: String) throws(TouchTraceError) {
      var parser = TouchTraceParser()
      var touches: [TouchSample] = []
      let bytes = Array(text.utf8)
      for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        if let touch = try parser.sample(in: line) { touches.append(touch) }
      }
      try parser.finish()
      self.init(touches)
    }
  }
#endif
