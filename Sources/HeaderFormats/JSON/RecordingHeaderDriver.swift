public import HeaderCore

/// A driver that hands out everything that reaches the driver it stands in front of.
///
/// ```swift
/// var records: [ScrollRecord] = []
/// let driver = RecordingHeaderDriver(
///   HeaderDriver(TwitterCondenseHeader()), clock: { CACurrentMediaTime() * 1000 }
/// ) { records.append($0) }
/// ```
///
/// It stands wherever a driver does, on any host, and changes no answer. There is a record for every
/// start and every event, the `didStop` that a host delivers as a follow-up included. A record is handed
/// over before the technique answers, so a recording of a crash ends with the event that led to it.
///
/// A recording as text is the first line of ``RecordedTechnique`` and a line for each ``ScrollRecord``;
/// ``init(_:writingTo:)`` writes them to a file.
public final class RecordingHeaderDriver: WrappingHeaderDriver {
  /// The driver that answers.
  public let driver: any HeaderDriving

  private let clock: () -> Double
  private let finger: () -> Double?
  private let onRecord: (ScrollRecord) -> Void
  private var startTime: Double?
  private var time = 0.0

  /// A driver that answers as `driver` does, and hands every record to `onRecord`.
  ///
  /// - Parameters:
  ///   - driver: The driver that answers.
  ///   - clock: Gives milliseconds from any point on; the recording begins with the first call. A
  ///     clock that goes backwards stands still.
  ///   - finger: Gives the finger's y in points, `nil` when none is down; a host that does not know
  ///     leaves it out.
  ///   - onRecord: Takes each record, in order.
  public init(
    _ driver: any HeaderDriving, clock: @escaping () -> Double,
    finger: @escaping () -> Double? = { nil }, onRecord: @escaping (ScrollRecord) -> Void
  ) {
    self.driver = driver
    self.clock = clock
    self.finger = finger
    self.onRecord = onRecord
  }

  /// Hands out the start, and starts over, or continues with the header seen as `layout`.
  public func start(continuing layout: HeaderLayout?, in context: HeaderContext) -> HeaderLayout {
    record(.start, in: context)
    return driver.start(continuing: layout, in: context)
  }

  /// Hands out `event`, and lets the driver answer it.
  public func update(for event: ScrollEvent, in context: HeaderContext) -> HeaderUpdate {
    record(.event(event), in: context)
    return driver.update(for: event, in: context)
  }

  private func record(_ kind: ScrollRecord.Kind, in context: HeaderContext) {
    let now = clock()
    let start = startTime ?? now
    startTime = start
    time = max(time, now - start)
    onRecord(ScrollRecord(time: time, kind: kind, context: context, finger: finger()))
  }
}
