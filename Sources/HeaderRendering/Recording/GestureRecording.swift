public import HeaderCore
public import ScrollSimulator

/// A gesture that was played to a technique, with everything that a picture shows.
///
/// ```swift
/// var gesture = GesturePlayback(script.statements, configuration: configuration)
/// let recording = GestureRecording(of: driver, playing: &gesture, configuration: configuration)
/// let picture = recording.svg(.animation)
/// ```
public struct GestureRecording: Sendable {
  /// The technique's name, title and summary.
  public let descriptor: HeaderDescriptor
  /// The technique's name, or another one, in a picture of several techniques.
  package var name: String
  /// The choreography of the header.
  public let choreography: HeaderChoreography
  /// The traits of the technique.
  public let traits: HeaderTraits
  /// Milliseconds between two display frames, above 0.
  public let frameDuration: Double
  /// All events with their answers, and all frames of animations.
  public let rows: [SimulationRow]
  /// The screen at each time at which something happened, in order; never empty.
  let frames: [HeaderFrame]
  /// The samples of the finger, in the order of their times.
  public let touches: [TouchSample]
  /// The scene around the header; `nil` for the technique's own, or a plain list if it has none.
  public var scene: HeaderScene?
  /// The number of lists that share the header; 0 for a single list.
  let pageCount: Int
  /// The swipes to lists that exist, in the order of their times.
  let swipes: [PageSwipe]
  /// The places of lists that were visible but not active.
  let places: [(page: Int, place: ContentPlace)]

  /// Plays all inputs of `source` to `driver` until everything rests. A configured bar at the bottom moves with
  /// the header, or by the technique of `barDriver`.
  public init<Source: SimulationSource>(
    of driver: any HeaderDriving, barDriver: (any HeaderDriving)? = nil,
    playing source: inout Source,
    configuration: SimulatorConfiguration
  ) throws(Source.Failure) {
    var inputs: [SimulationInput] = []
    while let input = try source.next() { inputs.append(input) }
    let recorder = ScreenRecorder()
    let simulation = Simulation(
      driver: driver, barDriver: barDriver, configuration: configuration, observer: recorder)
    recorder.simulation = simulation
    // Breaks the reference cycle between the two.
    defer { recorder.simulation = nil }
    var playback = InputPlayback(inputs)
    simulation.run(&playback)
    descriptor = driver.descriptor
    name = descriptor.name
    choreography = driver.choreography
    traits = driver.traits
    frameDuration = 1000 / min(max(configuration.frameRate, 1), 1000)
    rows = recorder.rows
    frames = recorder.frames.isEmpty ? [HeaderFrame()] : recorder.frames
    places = recorder.places
    pageCount = configuration.pages.count
    // Rows have a finger only while something happens, so the inputs are kept too.
    var touches: [TouchSample] = []
    var swipes: [PageSwipe] = []
    for input in inputs {
      if case .touch(let sample) = input.action, sample.time.isFinite, sample.y.isFinite {
        touches.append(sample)
      } else if case .swipe(let page, let duration) = input.action, page > 0, page <= pageCount {
        swipes.append(PageSwipe(time: input.time, duration: max(0, duration), page: page))
      }
    }
    (self.touches, self.swipes) = (touches, swipes)
  }
}
