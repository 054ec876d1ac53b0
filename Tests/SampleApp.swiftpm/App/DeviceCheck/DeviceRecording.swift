import HeaderCore
import HeaderFormats
import ScrollSimulator

/// What a phone did while a person followed one prompt: the touches, what UIKit made of them, and
/// what moving the header cost. All times are milliseconds on one clock.
struct DeviceRecording: Sendable {
  /// What was asked for.
  var prompt: DeviceCheckPrompt
  /// Device pixels per point.
  var scale: Double
  /// The touches as they reached the app, one per display frame at most.
  var touches: [TouchSample] = []
  /// What reached the technique, the start first.
  var records: [ScrollRecord] = []
  /// What was done to the views meanwhile.
  var writes: WriteTally = [:]
  /// The turns of the run loop meanwhile.
  var turns = TurnLog()
  /// Milliseconds it took to set the list's offset, with all that observers did and UIKit's part.
  var milliseconds = 0.0
  /// What the list told its delegate; `nil` where the delegate is SwiftUI's.
  var delegateEvents: [ScrollEvent]?
  /// Ticks of a display link in a second; `nil` without one.
  var linkRate: Double?
  /// Whether a simulation has the like of it: rows of one height under bars that stay.
  var isSimulated = true

  /// Begins to count anew, once everything is in place.
  mutating func forgetCosts() {
    (writes, turns, milliseconds) = ([:], TurnLog(), 0)
  }

  /// The technique that moved the header.
  var technique: RecordedTechnique { RecordedTechnique(of: RecordedHeader.makeDriver()) }

  /// The events that reached the technique, in order.
  var events: [ScrollEvent] {
    records.compactMap { record in
      if case .event(let event) = record.kind { event } else { nil }
    }
  }

  /// Whether the content was ever where `condition` says.
  func reaches(_ condition: (ScrollMetrics) -> Bool) -> Bool {
    records.contains { condition($0.context.scroll) }
  }

  /// The recording as a file that `headers replay` reads.
  var text: String {
    ([technique.line] + records.compactMap(\.line)).map { $0 + "\n" }.joined()
  }

  /// The technique's answer to each event.
  var rows: [SimulationRow] {
    let driver = RecordedHeader.makeDriver()
    return records.compactMap { driver.replay($0) }
  }

  /// The screen, as the simulated scroll view is to have it; `nil` without a start, or a drag. Where
  /// the content is to be is told with the first drag: at the start the header has no place yet.
  var screen: SimulatorConfiguration? {
    guard let start = records.first(where: { $0.kind == .start }),
      let drag = records.first(where: { $0.kind == .event(.willBeginDragging) })
    else { return nil }
    let (scroll, environment) = (start.context.scroll, start.context.environment)
    var screen = SimulatorConfiguration()
    screen.containerHeight = environment.containerHeight
    screen.contentSize = scroll.contentSize
    screen.safeAreaTop = environment.safeAreaTop
    screen.contentInset.bottom = scroll.adjustedContentInset.bottom
    screen.mounting = environment.mounting
    screen.contentOffset = drag.context.scroll.contentOffset
    screen.fittingHeight = environment.fittingHeight
    screen.prefersReducedMotion = environment.prefersReducedMotion
    screen.scale = scale
    screen.frameRate = frameRate
    return screen
  }

  /// Display frames per second, 60 or 120: how often the offset changed while the content moved.
  var frameRate: Double {
    let times = records.compactMap { record in
      if case .event(.didScroll) = record.kind { record.time } else { nil }
    }
    let gaps = zip(times, times.dropFirst()).map { $1 - $0 }.filter { $0 > 1 }.sorted()
    guard !gaps.isEmpty else { return 60 }
    // Half-way between a frame of 8.3 ms and one of 16.7.
    return gaps[gaps.count / 2] < 12.5 ? 120 : 60
  }
}
