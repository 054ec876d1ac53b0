public import HeaderCore
public import ScrollSimulator

/// A call of a technique's driver, with everything that the technique gets.
///
/// A recording is a list of records: what a scroll view reported, independent of the technique that answered.
public struct ScrollRecord: Sendable, Equatable {
  /// The kind of a call.
  public enum Kind: Sendable, Equatable {
    /// The driver started over, as on appearing.
    case start
    /// An event, including a `didStop` that followed from another event.
    case event(ScrollEvent)

    /// The event; `nil` for a start.
    var event: ScrollEvent? { if case .event(let event) = self { event } else { nil } }
  }

  /// Milliseconds since the start of the recording, at least 0.
  public var time: Double
  /// The kind of the call.
  public var kind: Kind
  /// The metrics and the environment.
  public var context: HeaderContext
  /// The finger's y in points; `nil` if none was down or it was not known.
  public var finger: Double?

  /// A record of `kind` in `context`, at `time` in milliseconds.
  public init(time: Double, kind: Kind, context: HeaderContext, finger: Double? = nil) {
    self.time = time
    self.kind = kind
    self.context = context
    self.finger = finger
  }
}

extension HeaderDriving {
  /// Plays a record, and returns the row with the answer; `nil` for a start.
  ///
  /// The answer is not applied: no animation runs, and every record has the scroll view as the recorded technique
  /// moved it. Follow-up events are in the recording, so the answer's own follow-up is ignored.
  public func replay(_ record: ScrollRecord) -> SimulationRow? {
    guard let event = record.kind.event else {
      _ = start(in: record.context)
      return nil
    }
    let update = update(for: event, in: record.context)
    let scroll = record.context.scroll
    let offset = record.context.offset(after: update)
    let isCorrected = update.reaction.immediatePosition != nil && offset.isFinite
    return SimulationRow(
      time: record.time, event: event, finger: record.finger, scroll: scroll,
      environment: record.context.environment, layout: update.layout,
      correctedOffset: isCorrected && offset != scroll.contentOffset ? offset : nil,
      finalPosition: update.reaction.immediatePosition, parts: parts(of: update.layout))
  }
}
