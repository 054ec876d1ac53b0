public import HeaderCore
public import ScrollSimulator

/// A gesture as it was played to a technique: all that a picture of it shows.
///
/// ```swift
/// var gesture = GesturePlayback(script.statements, configuration: configuration)
/// let recording = GestureRecording(of: driver, playing: &gesture, configuration: configuration)
/// let picture = recording.svg(.animation)
/// ```
public struct GestureRecording: Sendable {
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
  /// What is on the screen at each time at which something happened, in order; never empty.
  let frames: [HeaderFrame]
  /// The finger's samples, in the order of their times.
  public let touches: [TouchSample]
  /// The small app that pictures draw around the header; `nil` for the technique's own, which is a plain
  /// list for a technique of another package.
  public var scene: HeaderScene?
  /// How many lists share the header; 0 for a header of its own.
  let pageCount: Int
  /// The swipes between them, in the order of their times.
  let swipes: [PageSwipe]
  /// Where lists have been seen that were not the active one.
  let places: [(page: Int, place: ContentPlace)]

  /// Plays everything `source` has to `driver`, until all is at rest. A bar at the bottom, if the
  /// configuration has one, goes with the header, or by the technique of `barDriver`.
  public init<Source: SimulationSource>(
    of driver: any HeaderDriving, barDriver: (any HeaderDriving)? = nil,
    playing source: inout Source,
    configuration: SimulatorConfiguration
  ) throws(Source.Failure) {
    var watched = WatchedSource(source: source)
    defer { source = watched.source }
    let recorder = ScreenRecorder()
    let simulation = Simulation(
      driver: driver, barDriver: barDriver, configuration: configuration, observer: recorder)
    recorder.simulation = simulation
    // The two hold each other.
    defer { recorder.simulation = nil }
    try simulation.run(&watched)
    descriptor = driver.descriptor
    choreography = driver.choreography
    traits = driver.traits
    frameDuration = 1000 / min(max(configuration.frameRate, 1), 1000)
    rows = recorder.rows
    frames = recorder.frames.isEmpty ? [HeaderFrame()] : recorder.frames
    touches = watched.touches
    pageCount = configuration.pages.count
    (swipes, places) = (pageCount > 0 ? watched.swipes : [], recorder.places)
  }
}

/// A source that keeps the touches and the swipes that it gives: rows tell of a finger only while
/// something happens.
private struct WatchedSource<Source: SimulationSource>: SimulationSource {
  var source: Source
  private(set) var touches: [TouchSample] = []
  private(set) var swipes: [PageSwipe] = []

  init(source: Source) {
    self.source = source
  }

  mutating func next() throws(Source.Failure) -> SimulationInput? {
    let input = try source.next()
    switch input?.action {
    case .touch(let sample) where sample.time.isFinite && sample.y.isFinite:
      touches.append(sample)
    case .swipe(let page, let duration):
      swipes.append(PageSwipe(time: input?.time ?? 0, duration: max(0, duration), page: page))
    case .touch, .command, .assignment, .hold, nil: break
    }
    return input
  }
}
