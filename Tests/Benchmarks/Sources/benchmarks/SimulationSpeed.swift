import Foundation
import HeaderBehaviors
import HeaderCore
import HeaderFormats
import ScrollSimulator

/// The speed of a simulation compared with real time, at 120 frames per second.
enum SimulationSpeed {
  private static let rounds = 11
  private static let script = """
    drag -320 over 160; lift; wait 1200
    drag -500 over 200; lift; wait 1200
    drag 300 over 400; lift; wait 1000
    drag 620 over 140; lift; wait 1200
    """

  static func rows() throws -> [Row] {
    try HeaderCatalog.standard.techniques.map { technique in
      var configuration = SimulatorConfiguration()
      configuration.contentSize = 20_000
      configuration.frameRate = 120
      let text = String(repeating: script + "\n", count: 50)
      let statements = try GestureScript(text).statements
      let driver = try technique.makeDriver()
      var simulatedSeconds = 0.0
      let subject = Subject("simulation") {
        let simulation = Simulation(driver: driver, configuration: configuration, observer: nil)
        var playback = GesturePlayback(statements, configuration: configuration)
        simulation.run(&playback)
        simulatedSeconds = simulation.scrollView.time / 1000
      }
      let measured = Measurement.paired(
        rounds: rounds, reference: Subject("nothing") {}, [subject])[0]
      let speed = simulatedSeconds / measured.seconds
      return Row(
        subject: technique.descriptor.name, reference: "real time",
        referenceAmount: String(format: "%.0f s", simulatedSeconds),
        amount: measured.seconds.millisecondsText, ratio: speed, goal: 2000...Double.infinity)
    }
  }
}
