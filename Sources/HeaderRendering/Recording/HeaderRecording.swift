public import HeaderCore
public import ScrollSimulator

/// A gesture as it was played to a technique: all that a picture of it shows.
///
/// ```swift
/// var gesture = GesturePlayback(script.statements, configuration: configuration)
/// let recording = HeaderRecording(of: driver, playing: &gesture, configuration: configuration)
/// let picture = recording.svg(.animation)
/// ```
public struct HeaderRecording: Sendable {
  /// The technique's name, title and sentence.
  public let descriptor: HeaderDescriptor
  /// What moves inside the header.
  public let choreography: HeaderChoreography
  /// What moves the header, and whether it lies in the content.
  public let traits: HeaderTraits
  /// Milliseconds between two display frames, above 0.
  public let frameDuration: Double
  /// Every event with its answer, and every frame of a header animation.
  public let rows: [SimulationRow]
  /// The finger's samples, in the order of their times.
  public let touches: [TouchSample]

  /// A recording of `rows`, which `touches` led to on a screen with `frameRate` frames per second.
  public init(
    descriptor: HeaderDescriptor, choreography: HeaderChoreography, traits: HeaderTraits,
    frameRate: Double, rows: [SimulationRow], touches: [TouchSample]
  ) {
    self.descriptor = descriptor
    self.choreography = choreography
    self.traits = traits
    frameDuration = 1000 / (frameRate > 0 ? min(frameRate, 1000) : 60)
    self.rows = rows
    self.touches = touches
  }

  /// Plays everything `source` has to `driver`, until all is at rest.
  public init<Source: SimulationSource>(
    of driver: any HeaderDriving, playing source: inout Source,
    configuration: SimulatorConfiguration
  ) throws(Source.Failure) {
    var watched = WatchedSource(source: source)
    defer { source = watched.source }
    let rows = try Simulation.rows(of: driver, playing: &watched, configuration: configuration)
    self.init(
      descriptor: driver.descriptor, choreography: driver.choreography, traits: driver.traits,
      frameRate: configuration.frameRate, rows: rows, touches: watched.touches)
  }
}

/// A source that keeps the touches that it gives: rows tell of a finger only while something
/// happens.
private struct WatchedSource<Source: SimulationSource>: SimulationSource {
  var source: Source
  private(set) var touches: [TouchSample] = []

  init(source: Source) {
    self.source = source
  }

  mutating func next() throws(Source.Failure) -> SimulationInput? {
    let input = try source.next()
    if case .touch(let sample) = input?.action, sample.time.isFinite, sample.y.isFinite {
      touches.append(sample)
    }
    return input
  }
}
