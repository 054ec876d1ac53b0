import HeaderCore
import ScrollSimulator

/// The distance between the phone and the simulated scroll view under the same touches.
///
/// Two numbers are unknown and constant during a gesture: how late a touch reaches the view, and when in a frame it
/// arrives. Both are tried in quarters of a frame. The pair with the smallest mean distance counts, and its delay is
/// reported.
struct DeviceComparison: Sendable, Equatable {
  /// The distance between two series.
  struct Distance: Sendable, Equatable {
    /// The largest difference, in points.
    var largest = 0.0
    /// The mean of all differences, in points.
    var mean = 0.0
  }

  /// The distance of the content.
  var content = Distance()
  /// The distance of the header's bottom edge.
  var header = Distance()
  /// Milliseconds by which the phone is later than the simulation.
  var delay = 0.0
  /// The number of compared moments.
  var count = 0
  /// The phone's events, without those of scrolling.
  var deviceEvents: [String] = []
  /// The simulation's events, without those of scrolling.
  var simulatedEvents: [String] = []

  /// Whether both report the same events in the same order.
  var eventsAgree: Bool { deviceEvents == simulatedEvents }

  /// The steps of a frame in which both are tried.
  private static let steps = 4
  /// The largest delay in frames.
  private static let latest = 3

  /// Compares `recording` with the simulation of its technique. `nil` if it has no start, or nothing moved.
  init?(_ recording: DeviceRecording) {
    guard let screen = recording.screen else { return nil }
    let moves = recording.rows.filter { $0.cause != nil }
    guard !moves.isEmpty else { return nil }
    let offsets = TimeSeries(moves) { $0.finalOffset }
    let bottoms = TimeSeries(moves) { $0.layout.headerMaxY }
    deviceEvents = recording.events.comparableNames
    count = offsets.times.count
    content.mean = .infinity
    let step = 1000 / screen.frameRate / Double(Self.steps)
    for phase in (0..<Self.steps).map({ Double($0) * step }) {
      let rows = recording.simulated(on: screen, phase: phase)
      let simulated = TimeSeries(rows) { $0.finalOffset }
      for delay in (0...Self.latest * Self.steps).map({ Double($0) * step }) {
        let distance = Distance(offsets, simulated, delay: delay)
        guard distance.mean < content.mean else { continue }
        (content, self.delay) = (distance, delay)
        header = Distance(bottoms, TimeSeries(rows) { $0.layout.headerMaxY }, delay: delay)
        simulatedEvents = rows.compactMap(\.event).comparableNames
      }
    }
  }
}

extension DeviceComparison.Distance {
  /// The distance of `device` from `simulated` at the device's moments, each compared with the simulation `delay`
  /// milliseconds before.
  init(_ device: TimeSeries, _ simulated: TimeSeries, delay: Double) {
    self.init()
    for (time, value) in zip(device.times, device.values) {
      let difference = (value - simulated.value(at: time - delay)).magnitude
      mean += difference
      largest = max(largest, difference)
    }
    mean /= Double(max(1, device.times.count))
  }
}

extension DeviceRecording {
  /// Returns the rows of the simulated scroll view under the same touches, on the recording's clock. The touches are
  /// `phase` milliseconds later, relative to its frames.
  fileprivate func simulated(
    on screen: SimulatorConfiguration, phase: Double
  ) -> [SimulationRow] {
    var touches = touches
    for index in touches.indices { touches[index].time += phase }
    var rows = Simulation.rows(
      of: RecordedHeader.makeDriver(), touches: touches, configuration: screen)
    for index in rows.indices { rows[index].time -= phase }
    return rows
  }
}

extension [ScrollEvent] {
  /// The names of the events that both sides report. A change of geometry is reported by one side only, as is a finger
  /// that is about to lift; and the number of steps may differ.
  var comparableNames: [String] {
    compactMap { event in
      switch event {
      case .didScroll, .didStop, .geometryDidChange, .contentReplaced, .setFraction,
        .willEndDragging:
        nil
      case .willBeginDragging, .didEndDragging, .willBeginDecelerating, .didEndDecelerating,
        .didEndScrollingAnimation, .didScrollToTop:
        event.name
      }
    }
  }
}
