import SimulationTestSupport

@testable import DeviceCheck

/// A phone whose UIKit is the simulated scroll view, for which the verdict is known.
@MainActor
struct SimulatedPhone {
  var configuration = SimulatorConfiguration()

  init() {
    configuration.mounting = .overlay
    configuration.contentSize = 4000
  }

  /// Returns the recording of `gesture`.
  func record(_ prompt: DeviceCheckPrompt, _ gesture: String) throws -> DeviceRecording {
    var recording = DeviceRecording(prompt: prompt, scale: configuration.scale)
    recording.touches = try touches(of: gesture, configuration: configuration)
    let log = EventLog()
    let simulation = Simulation(
      driver: HeaderDriver(RecordedHeader(log: log)),
      configuration: configuration, observer: nil)
    log.begin { simulation.scrollView.time }
    var playback = InputPlayback(recording.touches)
    simulation.run(&playback)
    recording.records = log.records
    return recording
  }
}

extension DeviceRecording {
  /// Returns a copy with every record changed by `change`.
  func changingRecords(_ change: (inout ScrollRecord) -> Void) -> DeviceRecording {
    var changed = self
    for index in changed.records.indices { change(&changed.records[index]) }
    return changed
  }
}
