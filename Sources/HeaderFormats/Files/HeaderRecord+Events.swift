package import HeaderCore
package import HeaderFit

/// A row of a simulation, or an event of a recording, with the header after it.
struct RecordedEvent {
  /// The time in milliseconds.
  var time: Double
  /// The event's name, or `animationFrame`.
  var name: String
  /// Why the offset changed, for a `didScroll`.
  var cause: String?
  /// The content offset that the technique got.
  var offset: Double
  /// The height of the scroll view that the technique got.
  var bounds: Double
  /// The top edge of the scroll view after the answer.
  var scrollViewMinY: Double
  /// The header after the answer; `nil` if it was not observed.
  var header: HeaderSight?

  /// The phase that begins with this event; `nil` if it does not change.
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
  /// A record of `events`. The header of an event that starts an animation counts as not observed.
  init(_ events: [RecordedEvent]) {
    var phase = Phase.rest
    let container = events.first.map { $0.bounds + $0.scrollViewMinY } ?? 0
    self.init(
      rows: events.indices.map { index in
        let event = events[index]
        let precedesFling =
          index + 1 < events.count && events[index + 1].name == "willBeginDecelerating"
        phase = precedesFling ? phase : event.phase ?? phase
        let next = events[(index + 1)...].first { $0.time > event.time }
        let isFrame = event.name == "animationFrame"
        let isAnimated = !isFrame && next?.name == "animationFrame"
        // An event has the scroll view's final place; an animation frame has the one on the screen.
        return Row(
          time: event.time, contentOffset: event.offset,
          header: isAnimated ? nil : event.header,
          scrollViewMinY: isFrame ? event.scrollViewMinY : container - event.bounds,
          phase: phase)
      })
    containerHeight = max(1, container)
    hasKnownOrigin = true
  }
}

extension HeaderRecord {
  /// A record of `recording`. The header is what `driver` answers. Without a driver only its lower edge is known,
  /// from the scroll view's top edge. The header of an event that starts an animation counts as not observed.
  package init(_ recording: ScrollRecording, answeredBy driver: (any HeaderDriving)?) {
    self.init(
      recording.records.compactMap { record -> RecordedEvent? in
        guard let event = record.kind.event else {
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
