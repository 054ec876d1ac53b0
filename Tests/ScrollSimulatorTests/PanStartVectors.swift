import Foundation
import SimulationTestSupport
import Testing

/// The content of `Tests/Recordings/pan-starts.json`: seven gestures on a real scroll view.
struct PanStartVectors: Decodable {
  private let vectors: [PanStartVector]

  static func load() throws -> [PanStartVector] {
    let text = try PackageFolder.text("Tests/Recordings/pan-starts.json")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(PanStartVectors.self, from: Data(text.utf8)).vectors
  }
}

/// One recorded gesture.
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
  let touches: [[Double]]?
  let scroll: [[Double]]?
  let callbacks: [[Double]]
  let panVelocityAtCallbacks: [Double]
  let tolerance: Double
  let velocityTolerance: Double?
  let releaseVelocity: Double
  let firstFlightFrame: Double?
  let flight: [Double]?
  let flightTolerance: Double?
  let holdMs: Double?
  let rest: Double?
  let caught: Catch?

  /// The screen that it was recorded on.
  var configuration: SimulatorConfiguration {
    var configuration = SimulatorConfiguration()
    configuration.containerHeight = bounds
    configuration.contentSize = content
    configuration.contentOffset = start
    configuration.scale = scale
    // The display of one recording was a little faster than 60 Hz: every one of its 20 flight steps
    // is 16.66611 ms long, found from any of them, and of the others 16.6667.
    configuration.frameRate = name.hasPrefix("trackpad overscroll") ? 1000 / 16.66611 : frameRate
    return configuration
  }

  /// The velocity at every callback, in points per millisecond with the content's sign; `nil` where
  /// it was not recorded.
  var recordedVelocities: [Double?] {
    callbacks.indices.map {
      $0 < panVelocityAtCallbacks.count ? -panVelocityAtCallbacks[$0] / 1000 : nil
    }
  }

  /// Offsets of the frames after the release.
  var flightFrames: [Double] { flight ?? firstFlightFrame.map { [$0] } ?? [] }

  /// What the view is given.
  func samples() throws -> [TouchSample] {
    guard let touches else { return try trackpadSamples() }
    return touches.enumerated().map { index, touch in
      let phase: TouchSample.Phase = index == 0 ? .down : index == touches.count - 1 ? .up : .move
      return TouchSample(time: touch[0], phase: phase, x: 200, y: touch[1])
    }
  }

  /// A trackpad's samples: one event a frame, at the frame that its callback is nearest to.
  ///
  /// The recording begins with the first callback, at time 0. What came before follows from the
  /// velocity there: two events of 9.37 and 10.61 points (inferred by the recording's authors), or
  /// one, at full strength. Nothing was recorded of the axis across. A callback at the same place
  /// whose velocity is another had an event all the same, one across.
  private func trackpadSamples() throws -> [TouchSample] {
    let scroll = try #require(scroll)
    let frame = 1000 / frameRate
    // The slop is not part of the recorded translation.
    let travelled = scroll.map { $0[1] - PanInput.trackpad.slop }
    var samples: [TouchSample] = []
    func add(_ time: Double, _ phase: TouchSample.Phase, _ y: Double, x: Double) {
      samples.append(TouchSample(time: time, phase: phase, x: x, y: 500 + y, input: .trackpad))
    }
    if travelled[0] < -25 {
      add(travelled[0] / panVelocityAtCallbacks[0] * -1000, .down, 0, x: 200)
    } else {
      add(-2 * frame, .down, 0, x: 200)
      add(-frame, .move, -9.37, x: 200)
    }
    var x = 200.0
    for (index, y) in travelled.enumerated() {
      if index > 0, y == travelled[index - 1],
        panVelocityAtCallbacks[index] != panVelocityAtCallbacks[index - 1]
      {
        x += 1
      }
      add((scroll[index][0] / frame).rounded() * frame, .move, y, x: x)
    }
    let last = try #require(samples.last)
    add(last.time + (holdMs ?? frame), .up, last.y - 500, x: x)
    return samples
  }
}
