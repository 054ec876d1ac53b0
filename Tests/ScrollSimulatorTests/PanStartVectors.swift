import Foundation
import SimulationTestSupport
import Testing

/// The content of `Tests/Recordings/pan-starts.json`, which describes its numbers: seven gestures on a real scroll
/// view.
struct PanStartVectors: Decodable {
  private let vectors: [PanStartVector]

  static func load() throws -> [PanStartVector] {
    let text = try PackageFolder.text("Tests/Recordings/pan-starts.json")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(PanStartVectors.self, from: Data(text.utf8)).vectors
  }
}

/// A recorded gesture.
struct PanStartVector: Decodable {
  struct Catch: Decodable {
    let lastFlightOffset: Double
    let velocityPtPerMs: Double
  }

  let name: String
  let content: Double
  let bounds: Double
  let scale: Double
  let frameRate: Double
  let start: Double
  private let input: String
  private let touches: [[Double]]
  let callbacks: [[Double]]
  let tolerance: Double
  let velocityTolerance: Double
  let releaseVelocity: Double
  let flight: [Double]
  let flightTolerance: Double
  let rest: Double?
  let caught: Catch?

  /// The screen of the recording.
  var configuration: SimulatorConfiguration {
    var configuration = SimulatorConfiguration()
    configuration.containerHeight = bounds
    configuration.contentSize = content
    configuration.contentOffset = start
    configuration.scale = scale
    configuration.frameRate = frameRate
    return configuration
  }

  /// The recorded touches.
  var samples: [TouchSample] {
    touches.enumerated().map { index, touch in
      TouchSample(
        time: touch[0], phase: index == 0 ? .down : index == touches.count - 1 ? .up : .move,
        x: touch.count > 2 ? touch[2] : 200, y: touch[1],
        input: input == "trackpad" ? .trackpad : .finger)
    }
  }
}
