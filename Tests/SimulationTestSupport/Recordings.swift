public import HeaderBehaviors
import HeaderFormats
public import ScrollSimulator

/// Plays the script `gesture` to `driver` through a recorder, and returns the recording's text and the
/// simulation's rows.
public func recordSimulation(
  of driver: any HeaderDriving, gesture: String,
  configuration: SimulatorConfiguration = SimulatorConfiguration()
) throws -> (text: String, rows: [SimulationRow]) {
  var text = RecordedTechnique(of: driver).line + "\n"
  var simulation: Simulation?
  let recorder = RecordingHeaderDriver(
    driver, clock: { simulation?.scrollView.time ?? 0 },
    finger: { simulation?.scrollView.finger }
  ) { text += ($0.line ?? "") + "\n" }
  let rows = RowRecorder()
  let played = Simulation(driver: recorder, configuration: configuration, observer: rows)
  simulation = played
  var playback = GesturePlayback(try script(gesture), configuration: configuration)
  played.run(&playback)
  return (text, rows.rows)
}
