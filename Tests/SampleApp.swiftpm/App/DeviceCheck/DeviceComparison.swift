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

  /// Compares `recording` with the simulation of its technique; `makeDriver` gives a driver that has
  /// not been started. `nil` for a recording without a start, or in which nothing moved.
  init?(_ recording: DeviceRecording, makeDriver: () -> any HeaderDriving) {
    guard let screen = recording.screen else { return nil }
    let rows = recording.rows(answeredBy: makeDriver())
    var (offsets, bottoms) = (TimeSeries(), TimeSeries())
    for row in rows where row.cause != nil {
      offsets.append(row.finalOffset, at: row.time)
      bottoms.append(row.layout.headerMaxY, at: row.time)
    }
    guard !offsets.times.isEmpty else { return nil }
    deviceEvents = recording.events.comparableNames
    count = offsets.times.count
    let step = 1000 / screen.frameRate / Double(Self.steps)
    var best: (mean: Double, playback: DevicePlayback)?
    for phase in 0..<Self.steps {
      let playback = DevicePlayback(
        recording, on: screen, phase: Double(phase) * step, driver: makeDriver())
      let simulated = playback.offsets
      for late in 0..<(Self.latest * Self.steps) {
        let delay = Double(late) * step
        let distance = Distance(offsets, simulated, delay: delay)
        if best.map({ distance.mean < $0.mean }) ?? true {
          best = (distance.mean, playback)
          content = distance
          self.delay = delay
        }
      }
    }
    guard let best else { return nil }
    header = Distance(bottoms, best.playback.headerBottoms, delay: delay)
    simulatedEvents = best.playback.eventNames
  }
}

extension DeviceComparison.Distance {
  /// How far `device` is from `simulated`, at the device's own moments, of which each belongs to a
  /// moment of the simulation `delay` milliseconds before.
  init(_ device: TimeSeries, _ simulated: TimeSeries, delay: Double) {
    self.init()
    guard !device.times.isEmpty else { return }
    for (time, value) in zip(device.times, device.values) {
      let difference = (value - simulated.value(at: time - delay)).magnitude
      mean += difference
      if difference > largest { (largest, largestTime) = (difference, time) }
    }
    mean /= Double(device.times.count)
  }
}
