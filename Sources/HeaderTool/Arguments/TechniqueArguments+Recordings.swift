import HeaderRendering
import ScrollSimulator

extension TechniqueArguments {
  /// Plays what the command line asks for to each technique in turn, or else to each its own example.
  func recordings(_ console: Console) throws(ToolError) -> [HeaderRecording] {
    let configuration = try SimulationOptions.configuration(from: values, command: command)
    var inputs: [SimulationInput] = []
    var recordings: [HeaderRecording] = []
    for (index, technique) in techniques.enumerated() {
      // A pipe can be read once only.
      if index == 0 || !GestureSource.isGiven(in: values) {
        var source = try GestureSource(
          self, playing: technique.descriptor.example, configuration, console)
        inputs = []
        while let input = try source.next() { inputs.append(input) }
      }
      let driver = try technique.makeDriver()
      var playback = InputPlayback(inputs)
      recordings.append(
        HeaderRecording(of: driver, playing: &playback, configuration: configuration))
    }
    return recordings
  }
}
