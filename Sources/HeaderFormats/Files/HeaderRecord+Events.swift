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

  fileprivate var isFrame: Bool { name == "animationFrame" }

  /// Returns the phase that begins with this event after `phase`, or continues.
  fileprivate func phase(after phase: HeaderRecord.Phase) -> HeaderRecord.Phase {
    switch (name, cause) {
    case ("didScroll", "layout"): phase
    case ("didScroll", let cause?): HeaderRecord.Phase(rawValue: cause) ?? .rest
    case ("willBeginDragging", _), ("willEndDragging", _): .drag
    case ("willBeginDecelerating", _): .deceleration
    case ("didEndDragging", _), ("didEndDecelerating", _), ("didEndScrollingAnimation", _),
      ("didScrollToTop", _), ("didStop", _):
      .rest
    default: phase
    }
  }
}

extension HeaderRecord {
  /// A record of `events`, with a row for each time, or for each phase if it changes. The header of an event that starts
  /// an animation, or during one, counts as not observed; its frames have it.
  init(_ events: [RecordedEvent]) {
    let container = events.first.map { $0.bounds + $0.scrollViewMinY } ?? 0
    var phase = Phase.rest
    var moments: [(event: RecordedEvent, phase: Phase)] = []
    for (index, event) in events.enumerated() {
      let precedesFling =
        index + 1 < events.count && events[index + 1].name == "willBeginDecelerating"
      if !precedesFling { phase = event.phase(after: phase) }
      if let last = moments.last, last.event.time == event.time, last.phase == phase {
        moments.removeLast()
      }
      moments.append((event, phase))
    }
    // The scroll view beside a header moves in an animation of the header. One in an overlay does not, nor does
    // content under a finger.
    func rows(in mounting: HeaderMounting) -> [Row] {
      moments.indices.map { index in
        let (event, phase) = moments[index]
        let following = moments[(index + 1)...]
        let next = following.first { $0.event.time > event.time }?.event.time ?? event.time
        let isAnimated =
          !event.isFrame
          && following.prefix { $0.event.time <= next }.contains { $0.event.isFrame }
        let moves = event.isFrame && mounting == .beside && phase != .drag
        return Row(
          time: event.time, contentOffset: event.offset, header: isAnimated ? nil : event.header,
          scrollViewMinY: moves ? event.scrollViewMinY : container - event.bounds, phase: phase)
      }
    }
    // The sum of the squares of the content's steps on the screen, which is smallest in the right mounting.
    func unevenness(_ rows: [Row]) -> Double {
      let path = rows.map { $0.contentOffset - ($0.scrollViewMinY ?? 0) }
      return zip(path, path.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
    }
    let (beside, overlay) = (rows(in: .beside), rows(in: .overlay))
    let isOverlay = unevenness(overlay) < unevenness(beside)
    self.init(rows: isOverlay ? overlay : beside)
    mounting = isOverlay ? .overlay : nil
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
          time: record.time, name: event.name, cause: event.cause?.rawValue,
          offset: scroll.contentOffset, bounds: scroll.bounds, scrollViewMinY: minY,
          header: header)
      })
    guard let environment = recording.records.first?.context.environment else { return }
    safeAreaTop = environment.safeAreaTop
    containerHeight = environment.containerHeight
  }
}
