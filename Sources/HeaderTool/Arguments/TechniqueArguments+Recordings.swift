import HeaderRendering
import ScrollSimulator

extension TechniqueArguments {
  /// Plays what the command line asks for, or else `script`, to each technique in turn.
  func recordings(
    playing script: String, _ console: Console
  ) throws(ToolError) -> [HeaderRecording] {
    let configuration = try SimulationOptions.configuration(from: values, command: command)
    var source = try GestureSource(self, playing: script, configuration, console)
    // A pipe can be read once only.
    var inputs: [SimulationInput] = []
    while let input = try source.next() { inputs.append(input) }
    var recordings: [HeaderRecording] = []
    for technique in techniques {
      let driver = try technique.makeDriver()
      var playback = InputPlayback(inputs)
      recordings.append(
        HeaderRecording(of: driver, playing: &playback, configuration: configuration))
    }
    return recordings
  }
}
