import HeaderCore
package import HeaderFit

/// One row of a simulation, or one event of a recording, with the header after it.
package struct RecordedEvent {
  /// Milliseconds.
  package var time: Double
  /// The event's name, or `animationFrame`.
  package var name: String
  /// Why the offset changed, for a `didScroll`.
  package var cause: String?
  /// The offset that the technique was told.
  package var offset: Double
  /// Height of the scroll view as the technique was told.
  package var bounds: Double
  /// Top edge of the scroll view after the answer.
  package var scrollViewMinY: Double
  /// The header that was answered; `nil` where it was not seen.
  package var header: HeaderSight?

  /// An event with everything that a row says of it.
  package init(
    time: Double, name: String, cause: String?, offset: Double, bounds: Double,
    scrollViewMinY: Double, header: HeaderSight?
  ) {
    self.time = time
    self.name = name
    self.cause = cause
    self.offset = offset
    self.bounds = bounds
    self.scrollViewMinY = scrollViewMinY
    self.header = header
  }

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
  /// The record of `events`. An answer that an animation leads to is not seen yet.
  package init(_ events: [RecordedEvent]) {
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
        return Row(
          time: event.time, contentOffset: event.offset,
          header: isAnimated ? nil : event.header, scrollViewMinY: container - event.bounds,
          phase: phase)
      })
    containerHeight = max(1, container)
    hasKnownOrigin = true
  }
}
