public import HeaderCore
public import ScrollSimulator

/// One thing that reached a technique's driver, with everything the technique could look at.
///
/// A recording is a list of these, in order: what a scroll view reported, independent of the
/// technique that answered.
public struct ScrollRecord: Sendable, Equatable {
  /// What reached the driver.
  public enum Kind: Sendable, Equatable {
    /// The driver started over, as on appearing.
    case start
    /// An event, a `didStop` that followed from another one included.
    case event(ScrollEvent)
  }

  /// Milliseconds since the recording began, at least 0.
  public var time: Double
  /// What reached the driver.
  public var kind: Kind
  /// The metrics and what surrounded them.
  public var context: HeaderContext
  /// The finger's y in points, `nil` when none was down or the host did not know.
  public var finger: Double?

  /// A record of `kind` in `context`, `time` milliseconds in.
  public init(time: Double, kind: Kind, context: HeaderContext, finger: Double? = nil) {
    self.time = time
    self.kind = kind
    self.context = context
    self.finger = finger
  }
}

extension HeaderDriving {
  /// Takes in what was recorded, and gives the row of the answer; `nil` for a start, which has none.
  ///
  /// The answer is to the very report that was recorded: it is not applied, so no animation runs,
  /// and a technique other than the recorded one answers what the recorded one made of the scroll
  /// view. What followed from an event is in the recording, so the answer's own follow-up is left
  /// alone.
  public func replay(_ record: ScrollRecord) -> SimulationRow? {
    guard case .event(let event) = record.kind else {
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
