public import HeaderCore
public import ScrollSimulator

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
      time: record.time, kind: .event(event), finger: record.finger, scroll: scroll,
      environment: record.context.environment, layout: update.layout,
      correctedOffset: isCorrected && offset != scroll.contentOffset ? offset : nil,
      finalPosition: update.reaction.immediatePosition)
  }
}
