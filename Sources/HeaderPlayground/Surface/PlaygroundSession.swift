import HeaderBehaviors
public import HeaderCore
import HeaderFit
import HeaderRendering
import ScrollPhysics
public import ScrollSimulator

/// A phone with a technique, on a host's clock, which a page shows and its controls change.
///
/// ```swift
/// let session = try PlaygroundSession(technique)
/// session.touch(.down, x: 196, y: 426, at: now)
/// session.advance(to: now)          // once per display frame
/// draw(session.frame.numbers)
/// ```
///
/// It runs frame by frame what `Simulation` runs at once: a gesture that is recorded here gives the rows of
/// `headers simulate --trace`. A frame does not allocate.
public final class PlaygroundSession {
  /// The source of touches, and whether they are recorded.
  public enum Mode: Int, Sendable {
    /// The user's finger moves the content, without a recording.
    case live
    /// A recording begins with the next touch; time stands still until then.
    case armed
    /// Every touch is recorded.
    case recording
    /// Recorded touches move the content.
    case replaying
  }

  /// The technique.
  public let technique: HeaderTechnique
  /// The values of the settings, in order.
  var settings = PlaygroundSetting.all.map { $0.value(of: PlaygroundSetting.standard) }
  /// The screen and the content at the start, from the settings.
  public internal(set) var configuration: SimulatorConfiguration
  /// The mode.
  public internal(set) var mode = Mode.live
  /// The latest recording. Call ``record()`` or ``clearRecording()`` before it gets touches from a file or a link.
  public var recording = TouchRecording()
  /// The speed of everything except fingers; 1 is real time.
  public var speed = 1.0
  /// Whether time stands still.
  public internal(set) var isPaused = false
  /// Whether frames continue at rest while a phone beside it moves, so that both have the same time, and the same
  /// touches give the same recording.
  public var isKeptAwake = false
  /// The numbers to draw, as of now. Their address is constant.
  public var frame: PlaygroundFrame {
    drawnFrame.update(from: self)
    return drawnFrame
  }
  private let drawnFrame = PlaygroundFrame()
  /// Records the rows.
  public var observer: (any SimulationObserver)? {
    didSet { for view in simulation.scrollViews { view.observer = observer } }
  }

  private(set) var simulation: Simulation
  var choreography: HeaderChoreography {
    didSet { elements = scene.elements(of: choreography) }
  }
  /// The scene around the header.
  let scene: HeaderScene
  /// The elements in the header, back to front: the choreography's, and the scene's additional ones.
  private(set) var elements: [SceneElement]
  var clock = PlaygroundClock()
  var travelFinger = TravelFinger()
  /// A turn between the lists: the list in the middle of the screen at its start, from 0, with a fraction between
  /// two, and the swipe.
  var turn: (start: Double, swipe: PageSwipe)?
  /// Touches for later frames.
  var waiting: [TouchSample] = []
  var replayed: ArraySlice<SimulationInput> = []
  /// A header that was recorded elsewhere.
  var seen = HeaderRecord(rows: [])
  /// The rows of it that a replay has not shown yet.
  var comingMoments: ArraySlice<RecordMotion.Moment> = []
  /// The row that a replay shows instead of the simulation.
  var moment: RecordMotion.Moment?
  /// The layout on the screen, also during an animation.
  var visibleLayout = HeaderLayout.zero
  /// The time of the last finished frame in milliseconds; below 0 before the first.
  var finishedTime = -1.0
  /// The plot's time at the start of the simulation, in milliseconds.
  var epoch = 0.0
  /// The list; of several, the active one.
  var scrollView: SimulatedScrollView { simulation.scrollView }
  /// The metrics that the technique gets.
  var metrics: ScrollMetrics {
    var metrics = scrollView.metrics
    if let moment { metrics.contentOffset = moment.layout.scrollViewMinY - moment.contentMinY }
    return metrics
  }
  /// The content's top on the screen.
  var contentMinY: Double {
    moment?.contentMinY
      ?? scrollView.environment.contentMinY(of: scrollView.metrics, under: visibleLayout)
  }
  /// Points of the content that the header takes, like a table header view.
  var headerShareOfContent: Double {
    technique.traits.liesInContent ? scrollView.layout.headerHeight : 0
  }

  /// A phone with `technique` and its default parameters, at the top of its content.
  public init(_ technique: HeaderTechnique) throws(HeaderParameterError) {
    self.technique = technique
    configuration = PlaygroundSetting.standard
    let driver = try technique.makeDriver()
    choreography = driver.choreography
    scene = HeaderScene(for: technique.descriptor)
    elements = scene.elements(of: choreography)
    simulation = Simulation(driver: driver, configuration: configuration, observer: nil)
    waiting.reserveCapacity(64)
    appear()
  }

  deinit {
    simulation.detach()
  }

  /// The value of each parameter, in the technique's order.
  public var assignments: [HeaderParameterAssignment] { simulation.forwarder.driver.assignments }

  /// Whether nothing will change without input.
  public var isIdle: Bool {
    mode == .live && simulation.isAtRest && scrollView.touchedY == nil && waiting.isEmpty
      && !travelFinger.isActive && turn == nil
  }

  /// Whether the host has to call in every display frame.
  public var needsFrames: Bool {
    !isPaused && mode != .armed && !isIdle
  }

  /// The screen and the content for this header. A header in the content of a list has only that list.
  var screen: SimulatorConfiguration {
    var screen = configuration
    if technique.traits.liesInContent { screen.pages = [] }
    return screen
  }

  /// Returns a driver for the bar at the bottom, if it has its own technique.
  func makeBarDriver() -> (any HeaderDriving)? {
    guard case .choice(let mover) = settings.last else { return nil }
    return try? HeaderCatalog.standard[mover]?.makeDriver()
  }

  // MARK: Appearing

  /// Makes a new scroll view under `driver`: at its top, or where the old one was.
  func rebuild(_ driver: any HeaderDriving, keepsPlace: Bool) {
    var start = screen
    let place =
      moment == nil
      ? metrics.contentOffset : metrics.contentOffsetRange.clamp(metrics.contentOffset)
    // Of several lists, the first one appears.
    let keepsPlace = keepsPlace && (simulation.pages?.activeIndex ?? 0) == 0
    let isAtTop =
      moment == nil && scrollView.contentOffset <= scrollView.contentOffsetRange.minimum
    let isCollapsed = (moment?.layout ?? scrollView.layout).collapsedFraction >= 0.5
    (moment, comingMoments) = (nil, [])
    if keepsPlace, !isAtTop { start.contentOffset = place }
    epoch = keepsPlace ? epoch + max(0, finishedTime) : 0
    choreography = driver.choreography
    simulation.detach()
    simulation = Simulation(
      driver: driver, barDriver: makeBarDriver(), configuration: start, observer: observer)
    waiting.removeAll(keepingCapacity: true)
    travelFinger = TravelFinger()
    turn = nil
    clock = PlaygroundClock()
    finishedTime = -1
    appear()
    // A header that follows the position is where its offset says; others have to be asked.
    if keepsPlace, isCollapsed, technique.traits.movedBy != .position {
      scrollView.perform(.setCollapsed(true, animated: false))
      // In an overlay the content stayed, and its offset is counted from the edge of a different header.
      if !isAtTop, scrollView.metrics.contentOffset != place {
        scrollView.perform(.assignContentOffset(place))
      }
      show()
    }
  }

  private func appear() {
    simulation.appear()
    show()
  }

  /// Updates the layout on the screen.
  func show() {
    visibleLayout = scrollView.visibleLayout
  }
}
