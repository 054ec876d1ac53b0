import HeaderCore
import ScrollSimulator

/// How far the phone and the simulated scroll view are apart under the same touches.
///
/// The two clocks differ by what a touch takes from the glass to the app. That is one number for a
/// whole gesture: the one at which the two are closest on average is taken, and said.
struct DeviceComparison: Sendable, Equatable {
  /// Two series, side by side.
  struct Distance: Sendable, Equatable {
    /// The largest difference, in points.
    var largest = 0.0
    /// When that was, in milliseconds on the recording's clock.
    var largestTime = 0.0
    /// The mean of all differences, in points.
    var mean = 0.0
  }

  /// How far the content was apart.
  var content = Distance()
  /// How far the header's bottom edge was apart.
  var header = Distance()
  /// Milliseconds by which the phone was later than the simulation.
  var delay = 0.0
  /// The moments that were compared.
  var count = 0
  /// What the phone reported, beside the scrolling.
  var deviceEvents: [String] = []
  /// What the simulation did.
  var simulatedEvents: [String] = []

  /// Whether both report the same, in the same order.
  var eventsAgree: Bool { deviceEvents == simulatedEvents }

  /// A quarter of a frame: finer than that no frame's time is known.
  private static let steps = 4
  /// Frames by which a phone may be late.
  private static let latest = 3

  /// Compares `recording` with the simulation of its technique. `nil` for a recording without a start, or
  /// in which nothing moved.
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
      for delay in (0..<Self.latest * Self.steps).map({ Double($0) * step }) {
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
  /// How far `device` is from `simulated`, at the device's own moments, of which each belongs to a
  /// moment of the simulation `delay` milliseconds before.
  init(_ device: TimeSeries, _ simulated: TimeSeries, delay: Double) {
    self.init()
    for (time, value) in zip(device.times, device.values) {
      let difference = (value - simulated.value(at: time - delay)).magnitude
      mean += difference
      if difference > largest { (largest, largestTime) = (difference, time) }
    }
    mean /= Double(max(1, device.times.count))
  }
}

extension DeviceRecording {
  /// The same touches on the simulated scroll view, every one `phase` milliseconds later so that they meet
  /// its frames: what the phone should have done, on the recording's clock.
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
  /// The names of what a person does and what follows from it. What only one side reports, a new
  /// geometry for example, or that a finger will lift, which a scroll view tells its delegate alone,
  /// says nothing about the other; nor does how many steps the content took.
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
