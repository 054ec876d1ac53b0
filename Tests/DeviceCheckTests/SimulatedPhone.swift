import SimulationTestSupport

@testable import DeviceCheck

/// A phone whose UIKit is the simulated scroll view: what a check says of it is known beforehand.
struct SimulatedPhone {
  var configuration = SimulatorConfiguration()
  var makeDriver: () -> any HeaderDriving = { HeaderDriver(TwitterCondenseHeader()) }

  init() {
    configuration.mounting = .overlay
    configuration.contentSize = 4000
  }

  /// What a person does in `gesture`, recorded.
  func record(_ prompt: DeviceCheckPrompt, _ gesture: String) throws -> DeviceRecording {
    let driver = makeDriver()
    var recording = DeviceRecording(
      prompt: prompt, technique: RecordedTechnique(of: driver), scale: configuration.scale)
    recording.touches = try touches(of: gesture, configuration: configuration)
    let log = RecordLog()
    let recorder = RecordingHeaderDriver(driver, clock: { log.scrollView?.time ?? 0 }) {
      log.records.append($0)
    }
    let simulation = Simulation(driver: recorder, configuration: configuration, observer: nil)
    log.scrollView = simulation.scrollView
    var playback = TouchPlayback(recording.touches)
    simulation.run(&playback)
    recording.records = log.records
    return recording
  }

  private final class RecordLog {
    var records: [ScrollRecord] = []
    var scrollView: SimulatedScrollView?
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
