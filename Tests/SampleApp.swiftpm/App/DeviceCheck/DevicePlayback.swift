import HeaderCore
import ScrollSimulator

/// The same touches on the simulated scroll view: what the phone should have done.
struct DevicePlayback {
  /// What the simulation reported, and the technique answered.
  let rows: [SimulationRow]
  /// Milliseconds by which the touches were moved to meet the simulation's frames.
  let phase: Double

  /// Plays `recording`'s touches to `driver`, which has not been started, on `screen`, every one
  /// `phase` milliseconds later.
  init(
    _ recording: DeviceRecording, on screen: SimulatorConfiguration, phase: Double,
    driver: any HeaderDriving
  ) {
    self.phase = phase
    let touches = recording.touches.map { touch in
      var moved = touch
      moved.time += phase
      return moved
    }
    rows = Simulation.rows(of: driver, touches: touches, configuration: screen)
  }

  /// Where the content was, on the recording's clock.
  var offsets: TimeSeries { series { $0.finalOffset } }

  /// Where the header's bottom edge was, on the recording's clock.
  var headerBottoms: TimeSeries { series { $0.layout.headerMaxY } }

  /// What happened besides the scrolling, in order.
  var eventNames: [String] { rows.compactMap(\.event).comparableNames }

  private func series(_ value: (SimulationRow) -> Double) -> TimeSeries {
    var series = TimeSeries()
    for row in rows { series.append(value(row), at: row.time - phase) }
    return series
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
