import HeaderBehaviors
import HeaderCore
import HeaderFormats
import HeaderRendering
import ScrollSimulator

/// The time to draw five seconds of a gesture, compared with ten simulations of it.
enum Rendering {
  private static let rounds = 101
  /// A flick up and a pull back, which take five seconds.
  private static let gesture =
    "drag -400 over 300; lift; wait 2200; drag 300 over 700; hold 300; lift"

  static func rows() throws -> [Row] {
    let statements = try GestureScript(gesture).statements
    var configuration = SimulatorConfiguration()
    configuration.safeAreaTop = 59
    return try HeaderCatalog.standard.techniques.map { technique in
      let driver = try technique.makeDriver()
      func record() -> GestureRecording {
        var playback = GesturePlayback(statements, configuration: configuration)
        return GestureRecording(of: driver, playing: &playback, configuration: configuration)
      }
      let recording = record()
      let simulating = Subject("simulating") {
        for _ in 0..<10 { consume(Double(record().rows.count)) }
      }
      let rendering = Subject("render") { consume(Double(recording.svg(.animation).utf8.count)) }
      let measured = Measurement.paired(
        rounds: rounds, reference: simulating, [rendering])[0]
      return Row(
        subject: technique.descriptor.name, reference: "ten simulations",
        referenceAmount: measured.referenceSeconds.millisecondsText,
        amount: measured.seconds.millisecondsText, ratio: measured.ratio, goal: 0...1)
    }
  }
}
