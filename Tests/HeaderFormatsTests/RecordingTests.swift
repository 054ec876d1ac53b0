import SimulationTestSupport
import Testing

@Suite("A recording of a simulation")
struct RecordingTests {
  @Test("replays as the original rows, with reduced motion and an unusual screen")
  func replaysElsewhere() throws {
    let odd = screen(
      content: 777.7, container: 613.3, safeArea: 47, offset: 12, fittingHeight: 71.3,
      insetTop: 9, reducedMotion: true, frameRate: 120)
    for technique in HeaderCatalog.standard.techniques {
      let driver = try technique.makeDriver([])
      let original = try recordSimulation(
        of: driver, gesture: assortedGestures[0], configuration: odd)
      let recording = try ScrollRecording(original.text)
      let again = try technique.makeDriver(recording.technique.parameters)
      let replayed = recording.records.compactMap { again.replay($0) }
      let events = original.rows.filter { $0.event != nil }.map(\.unstaged)
      #expect("\(replayed)" == "\(events)")
    }
  }
}
