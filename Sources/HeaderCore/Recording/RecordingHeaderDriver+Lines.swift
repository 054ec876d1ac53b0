#if !hasFeature(Embedded)
  extension RecordingHeaderDriver {
    /// A driver that answers as `driver` does, and hands the lines of a recording to `sink`, each with
    /// its line feed: the technique with the first call, then one for every start and every event.
    ///
    /// ```swift
    /// let driver = RecordingHeaderDriver(
    ///   HeaderDriver(TwitterCondenseHeader()), clock: { CACurrentMediaTime() * 1000 }
    /// ) { file.write(Data($0.utf8)) }
    /// ```
    ///
    /// A line is handed over before the technique answers. A call with a number that is not finite has
    /// no line: JSON spells no such number, and a driver does nothing in a context that has one. The
    /// only number it would not ignore is a velocity or a target of `willEndDragging`.
    ///
    /// Making a line allocates its text.
    ///
    /// - Parameters:
    ///   - driver: The driver that answers.
    ///   - clock: Gives milliseconds from any point on; the recording begins with the first call. A
    ///     clock that goes backwards, or is no number, stands still.
    ///   - finger: Gives the finger's y in points, `nil` when none is down; a host that does not know
    ///     leaves it out.
    ///   - sink: Takes each line, in order.
    public convenience init(
      _ driver: any HeaderDriving, clock: @escaping () -> Double,
      finger: @escaping () -> Double? = { nil }, sink: @escaping (String) -> Void
    ) {
      var hasBegun = false
      self.init(
        driver, clock: clock, finger: finger,
        onRecord: { record in
          if !hasBegun {
            hasBegun = true
            sink(RecordedTechnique(of: driver).line + "\n")
          }
          if let line = record.line { sink(line + "\n") }
        })
    }
  }
#endif
