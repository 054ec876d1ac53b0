package import HeaderCore
package import HeaderFit

/// One row of a simulation, or one event of a recording, with the header after it.
struct RecordedEvent {
  /// Milliseconds.
  var time: Double
  /// The event's name, or `animationFrame`.
  var name: String
  /// Why the offset changed, for a `didScroll`.
  var cause: String?
  /// The offset that the technique was told.
  var offset: Double
  /// Height of the scroll view as the technique was told.
  var bounds: Double
  /// Top edge of the scroll view after the answer.
  var scrollViewMinY: Double
  /// The header that was answered; `nil` where it was not seen.
  var header: HeaderSight?

  /// What moves the content from this event on; `nil` where it changes nothing.
  fileprivate var phase: HeaderRecord.Phase? {
    switch name {
    case "didScroll": cause.map { HeaderRecord.Phase(rawValue: $0) ?? .rest }
    case "willBeginDragging", "willEndDragging": .drag
    case "willBeginDecelerating": .deceleration
    case "didEndDragging", "didEndDecelerating", "didEndScrollingAnimation", "didStop": .rest
    default: nil
    }
  }
}

extension HeaderRecord {
  /// The record of `events`. A header that an animation has yet to bring counts as not seen.
  init(_ events: [RecordedEvent]) {
    var phase = Phase.rest
    let container = events.first.map { $0.bounds + $0.scrollViewMinY } ?? 0
    self.init(
      rows: events.indices.map { index in
        let event = events[index]
        let isFling =
          index + 1 < events.count && events[index + 1].name == "willBeginDecelerating"
        phase = isFling ? phase : event.phase ?? phase
        let next = events[(index + 1)...].first { $0.time > event.time }
        let isAnimated = next?.name == "animationFrame" && event.name != "animationFrame"
        // A technique is told where the scroll view ends up; meanwhile it goes along with the header.
        let isOnItsWay = event.name == "animationFrame"
        return Row(
          time: event.time, contentOffset: event.offset,
          header: isAnimated ? nil : event.header,
          scrollViewMinY: isOnItsWay ? event.scrollViewMinY : container - event.bounds,
          phase: phase)
      })
    containerHeight = max(1, container)
    hasKnownOrigin = true
  }
}

extension HeaderRecord {
  /// What was seen of the header while `recording` was made: what `driver` answers, or without one the
  /// lower edge, which is where the scroll view begins. A header that an animation has yet to bring counts
  /// as not seen.
  package init(_ recording: ScrollRecording, answeredBy driver: (any HeaderDriving)?) {
    self.init(
      recording.records.compactMap { record -> RecordedEvent? in
        guard case .event(let event) = record.kind else {
          _ = driver?.start(in: record.context)
          return nil
        }
        let (scroll, environment) = (record.context.scroll, record.context.environment)
        let minY = environment.containerHeight - scroll.bounds
        let update = driver?.update(for: event, in: record.context)
        let header: HeaderSight? =
          if let update {
            update.reaction.animation == nil ? HeaderSight(update.layout) : nil
          } else {
            HeaderSight(maxY: record.context.visibleLayout?.headerMaxY ?? minY)
          }
        return RecordedEvent(
          time: record.time, name: event.name, cause: event.cause?.name,
          offset: scroll.contentOffset, bounds: scroll.bounds, scrollViewMinY: minY,
          header: header)
      })
    guard let environment = recording.records.first?.context.environment else { return }
    safeAreaTop = environment.safeAreaTop
    containerHeight = environment.containerHeight
  }
}
