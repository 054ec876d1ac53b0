public import HeaderCore

/// A driver that records all calls of the driver that it wraps.
///
/// ```swift
/// var records: [ScrollRecord] = []
/// let driver = RecordingHeaderDriver(
///   HeaderDriver(TwitterCondenseHeader()), clock: { CACurrentMediaTime() * 1000 }
/// ) { records.append($0) }
/// ```
///
/// It works with any host, and does not change answers. There is a record for every start and every event,
/// including a `didStop` that a host delivers as a follow-up. It records before the technique answers, so that a
/// recording of a crash ends with the event that caused it.
///
/// A recording as text is ``RecordedTechnique/line`` followed by a line for each ``ScrollRecord``.
/// ``init(_:writingTo:)`` writes a file.
public final class RecordingHeaderDriver: WrappingHeaderDriver {
  /// The wrapped driver.
  public let driver: any HeaderDriving

  private let clock: () -> Double
  private let finger: () -> Double?
  private let onRecord: (ScrollRecord) -> Void
  private var startTime: Double?
  private var time = 0.0

  /// A driver that answers like `driver`, and passes every record to `onRecord`.
  ///
  /// - Parameters:
  ///   - driver: The driver that answers.
  ///   - clock: Returns milliseconds from any origin; the recording begins with the first call. Decreasing
  ///     times are clamped.
  ///   - finger: Returns the finger's y in points; `nil` if none is down or it is not known.
  ///   - onRecord: Receives each record, in order.
  public init(
    _ driver: any HeaderDriving, clock: @escaping () -> Double,
    finger: @escaping () -> Double? = { nil }, onRecord: @escaping (ScrollRecord) -> Void
  ) {
    self.driver = driver
    self.clock = clock
    self.finger = finger
    self.onRecord = onRecord
  }

  /// Records the start, and passes it to the driver.
  public func start(continuing layout: HeaderLayout?, in context: HeaderContext) -> HeaderLayout {
    record(.start, in: context)
    return driver.start(continuing: layout, in: context)
  }

  /// Records `event`, and lets the driver answer it.
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
