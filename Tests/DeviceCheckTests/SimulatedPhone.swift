import SimulationTestSupport

@testable import DeviceCheck

/// A phone whose UIKit is the simulated scroll view: what a check says of it is known beforehand.
@MainActor
struct SimulatedPhone {
  var configuration = SimulatorConfiguration()

  init() {
    configuration.mounting = .overlay
    configuration.contentSize = 4000
  }

  /// What a person does in `gesture`, recorded.
  func record(_ prompt: DeviceCheckPrompt, _ gesture: String) throws -> DeviceRecording {
    var recording = DeviceRecording(prompt: prompt, scale: configuration.scale)
    recording.touches = try touches(of: gesture, configuration: configuration)
    let log = EventLog()
    let simulation = Simulation(
      driver: HeaderDriver(RecordedHeader(log: log)),
      configuration: configuration, observer: nil)
    log.begin { simulation.scrollView.time }
    var playback = TouchPlayback(recording.touches)
    simulation.run(&playback)
    recording.records = log.records
    return recording
  }
}

extension DeviceRecording {
  /// The same, with each report changed.
  func changingRecords(_ change: (inout ScrollRecord) -> Void) -> DeviceRecording {
    var changed = self
    for index in changed.records.indices { change(&changed.records[index]) }
    return changed
  }
}
