#if !hasFeature(Embedded)
  /// A driver that writes down everything that reaches the driver it stands in front of.
  ///
  /// ```swift
  /// let driver = RecordingHeaderDriver(
  ///   HeaderDriver(TwitterCondenseHeader()), clock: { CACurrentMediaTime() * 1000 }
  /// ) { file.write(Data($0.utf8)) }
  /// ```
  ///
  /// It stands wherever a driver does, on any host, and changes no answer. The lines, one after the
  /// other, are a recording: the first one with the first call, one for every start and every event
  /// after it, the `didStop` that a host delivers as a follow-up included.
  ///
  /// A line is handed over before the technique answers, so a recording of a crash ends with the
  /// event that led to it. A call with a number that is not finite has no line: JSON spells no such
  /// number, and a driver does nothing in a context that has one. The only number it would not
  /// ignore is a velocity or a target of `willEndDragging`.
  ///
  /// Making a line allocates its text; the driver behind it allocates nothing.
  public final class RecordingHeaderDriver: HeaderDriving {
    /// The driver that answers.
    public let driver: any HeaderDriving

    private let clock: () -> Double
    private let finger: () -> Double?
    private let sink: (String) -> Void
    private var hasBegun = false
    private var startTime: Double?
    private var time = 0.0

    /// A driver that answers as `driver` does, and hands every line to `sink`, its line feed
    /// included.
    ///
    /// `clock` gives milliseconds from whenever; the recording begins with the first call. A clock
    /// that goes backwards, or is no number, stands still. `finger` gives the finger's y in points,
    /// `nil` when none is down; a host that does not know leaves it out.
    public init(
      _ driver: any HeaderDriving, clock: @escaping () -> Double,
      finger: @escaping () -> Double? = { nil }, sink: @escaping (String) -> Void
    ) {
      self.driver = driver
      self.clock = clock
      self.finger = finger
      self.sink = sink
    }

    /// The recorded technique's own descriptor.
    public var descriptor: HeaderDescriptor { driver.descriptor }
    /// The recorded technique's own traits.
    public var traits: HeaderTraits { driver.traits }
    /// The value of each of the recorded technique's parameters.
    public var assignments: [HeaderParameterAssignment] { driver.assignments }
    /// The recorded technique's own choreography.
    public var choreography: HeaderChoreography { driver.choreography }
    /// The last layout answered.
    public var layout: HeaderLayout { driver.layout }

    /// Writes the start down, and starts over.
    public func start(in context: HeaderContext) -> HeaderLayout {
      record(.start, in: context)
      return driver.start(in: context)
    }

    /// Writes the start down, and goes on with the header seen as `layout`.
    public func start(continuing layout: HeaderLayout, in context: HeaderContext) -> HeaderLayout {
      record(.start, in: context)
      return driver.start(continuing: layout, in: context)
    }

    /// Lets the driver make `assignments`.
    public func replaceParameters(
      _ assignments: [HeaderParameterAssignment], in context: HeaderContext
    ) throws(HeaderParameterError) -> HeaderLayout {
      try driver.replaceParameters(assignments, in: context)
    }

    /// Writes `event` down, and lets the driver answer it.
    public func update(for event: ScrollEvent, in context: HeaderContext) -> HeaderUpdate {
      record(.event(event), in: context)
      return driver.update(for: event, in: context)
    }

    private func record(_ kind: ScrollRecord.Kind, in context: HeaderContext) {
      if !hasBegun {
        hasBegun = true
        sink(RecordedTechnique(name: descriptor.name, parameters: assignments).line + "\n")
      }
      advance(to: clock())
      let finger = finger().flatMap { $0.isFinite ? $0 : nil }
      let record = ScrollRecord(time: time, kind: kind, context: context, finger: finger)
      if let line = record.line { sink(line + "\n") }
    }

    private func advance(to now: Double) {
      guard now.isFinite else { return }
      let start = startTime ?? now
      startTime = start
      let elapsed = now - start
      if elapsed.isFinite { time = max(time, elapsed) }
    }
  }
#endif
