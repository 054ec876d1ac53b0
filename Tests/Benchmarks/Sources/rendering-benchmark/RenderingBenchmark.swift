import HeaderBehaviors
import HeaderRendering
import ScrollSimulator

/// Compares rendering a five-second gesture with simulating it ten times over.
struct RenderingBenchmark {
  /// A flick up and a pull back that together take five seconds.
  static let gesture = "drag -400 over 300; lift; wait 2200; drag 300 over 700; hold 300; lift"

  private let statements: [GestureStatement]
  private let configuration: SimulatorConfiguration

  /// Medians of many rounds, in microseconds.
  struct Result {
    let name: String
    let tenSimulations: Double
    let rendering: Double
    let byteCount: Int

    var ratio: Double { rendering / tenSimulations }
  }

  init() throws {
    statements = try GestureScript(RenderingBenchmark.gesture).statements
    var configuration = SimulatorConfiguration()
    configuration.safeAreaTop = 59
    self.configuration = configuration
  }

  func result(for technique: HeaderTechnique) throws -> Result {
    let recording = try record(technique)
    var count = 0
    let tenSimulations = try RenderingBenchmark.median {
      for _ in 0..<10 { count += try record(technique).rows.count }
    }
    let rendering = RenderingBenchmark.median { count += recording.svg(.animation).utf8.count }
    // So that nothing measured is without use.
    precondition(count > 0)
    return Result(
      name: technique.descriptor.name, tenSimulations: tenSimulations, rendering: rendering,
      byteCount: recording.svg(.animation).utf8.count)
  }

  private func record(_ technique: HeaderTechnique) throws -> HeaderRecording {
    var playback = GesturePlayback(statements, configuration: configuration)
    return HeaderRecording(
      of: try technique.makeDriver(), playing: &playback, configuration: configuration)
  }

  private static func median(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    var times: [Double] = []
    for _ in 0..<200 {
      let parts = try clock.measure(body).components
      times.append(Double(parts.seconds) * 1e6 + Double(parts.attoseconds) / 1e12)
    }
    return times.sorted()[times.count / 2]
  }
}
