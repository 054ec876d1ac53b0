import HeaderCore
import HeaderFormats
import ScrollSimulator

/// A recorded gesture: the touches, UIKit's events, and what moving the header cost. All times are milliseconds on one
/// clock.
struct DeviceRecording: Sendable {
  /// The requested gesture.
  var prompt: DeviceCheckPrompt
  /// Device pixels per point.
  var scale: Double
  /// The touches as they reached the app, at most one per frame.
  var touches: [TouchSample] = []
  /// The events that reached the technique, the start first.
  var records: [ScrollRecord] = []
  /// Writes to the views during the gesture.
  var writes: WriteTally = [:]
  /// The run loop's turns during the gesture.
  var turns = TurnLog()
  /// Milliseconds spent in setting the list's offset, observers and UIKit included.
  var milliseconds = 0.0
  /// The events that the list's delegate got; `nil` if the delegate is SwiftUI's.
  var delegateEvents: [ScrollEvent]?
  /// Display link callbacks per second; `nil` without a link.
  var linkRate: Double?
  /// Whether the screen can be simulated: rows of one height under fixed bars.
  var isSimulated = true

  /// Sets all costs to zero.
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

  /// Whether any event's metrics fulfil `condition`.
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

  /// The screen for the simulated scroll view; `nil` without a start or a drag. The content offset is the first drag's:
  /// at the start the header is not placed yet.
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
