public import HeaderBehaviors
import HeaderFormats
public import ScrollSimulator

/// Plays the script `gesture` to `driver` through a recorder, and returns the recording's text.
public func recordSimulation(
  of driver: any HeaderDriving, gesture: String,
  configuration: SimulatorConfiguration = SimulatorConfiguration()
) throws -> String {
  var text = RecordedTechnique(of: driver).line + "\n"
  var view: SimulatedScrollView?
  let recorder = RecordingHeaderDriver(
    driver, clock: { view?.time ?? 0 }, finger: { view?.finger }
  ) { text += ($0.line ?? "") + "\n" }
  let played = PlayedScreen(recorder, on: configuration)
  view = played.view
  try played.play(gesture)
  return text
}
