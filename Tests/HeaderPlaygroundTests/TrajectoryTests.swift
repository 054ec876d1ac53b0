import HeaderBehaviors
import HeaderFormats
import HeaderPlayground
import ScrollSimulator
import SimulationTestSupport
import Testing

/// A session has frame by frame the rows of a simulation, and of the tool.
@Suite("A session moves like the simulation")
struct TrajectoryTests {
  @Test(
    "A replayed gesture gives the simulation's rows", arguments: techniqueNames,
    HeaderMounting.allCases)
  func replay(name: String, mounting: HeaderMounting) throws {
    for gesture in assortedGestures {
      let host = try SessionHost(name, mounting: mounting)
      let touches = try touches(of: gesture)
      for touch in touches { try host.session.recording.append(touch) }
      let start = host.recorder.rows.count
      host.session.replay()
      host.settle()
      let rows = host.recorder.rows.dropFirst(start)
      let expected = SimulationTestSupport.rows(
        of: try makeDriver(name), touches: touches, configuration: host.session.configuration)
      #expect(Array(rows) == expected, "\(gesture)")
    }
  }

  @Test(
    "A recorded gesture exports the rows of its recording", arguments: techniqueNames,
    HeaderMounting.allCases)
  func live(name: String, mounting: HeaderMounting) throws {
    for interval in [1000.0 / 60, 1000.0 / 60 + 0.4, 1000.0 / 144, 31.0] {
      let host = try SessionHost(name, mounting: mounting)
      host.interval = interval
      let start = host.recorder.rows.count
      host.session.record()
      host.wait(400)
      host.drag(by: -190, over: 260)
      host.wait(700)
      host.drag(by: 130, over: 420)
      host.settle(limit: 120)
      host.wait(2500)
      host.session.stop()
      let seen = host.recorder.rows.dropFirst(start).map { $0.csvLine }.joined()
      let exported = host.session.trajectory
      #expect(exported == (host.recorder.rows.first?.csvHeading ?? "") + seen)
      #expect(host.session.recording.touches.count > 50)
      let trace = try TouchTrace(host.session.recording.trace)
      #expect(trace.touches == host.session.recording.touches && trace.touches[0].time == 0)
    }
  }
}
