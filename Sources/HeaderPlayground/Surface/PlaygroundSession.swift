import HeaderBehaviors
public import HeaderCore
import HeaderFit
import HeaderRendering
import ScrollPhysics
public import ScrollSimulator

/// One phone with one technique, on a host's clock: what a page shows and what its controls change.
///
/// ```swift
/// let session = try PlaygroundSession(technique)
/// session.touch(.down, x: 196, y: 426, at: now)
/// session.advance(to: now)          // once per display frame
/// draw(session.frame.numbers)
/// ```
///
/// It runs frame by frame what `Simulation` runs at once: a recorded gesture played here gives the
/// rows that `headers simulate --trace` prints. A frame allocates nothing.
public final class PlaygroundSession {
  /// What the touches come from, and where they go.
  public enum Mode: Int, Sendable {
    /// The user's finger moves the content, and nothing is kept.
    case live
    /// A recording begins with the next touch; time stands still until then.
    case armed
    /// Every touch is kept.
    case recording
    /// Touches that are kept move the content.
    case replaying
  }

  /// The technique.
  public let technique: HeaderTechnique
  /// The value of each setting, in their order.
  var settings = PlaygroundSetting.all.map { $0.description.defaultValue }
  /// The screen and the content on appearing, as the settings have it.
  public internal(set) var configuration: SimulatorConfiguration
  /// Where the touches come from.
  public internal(set) var mode = Mode.live
  /// The newest recording.
  public internal(set) var recording = TouchRecording()
  /// How fast what moves by itself goes, 1 being real time. A finger is always in real time.
  public var speed = 1.0
  /// Whether time stands still.
  public internal(set) var isPaused = false
  /// Whether frames go on at rest, for as long as a phone beside it moves: then both are at the same
  /// time, and the same touches give both the same recording.
  public var isKeptAwake = false
  /// The numbers to draw, as of the last call.
  public let frame = PlaygroundFrame()
  /// Who writes the rows down.
  public var observer: (any SimulationObserver)? {
    didSet { for view in simulation.scrollViews { view.observer = observer } }
  }

  private(set) var simulation: Simulation
  var choreography: HeaderChoreography {
    didSet { elements = scene.elements(of: choreography) }
  }
  /// The small app around the header.
  let scene: HeaderScene
  /// What is drawn in the header, back to front: the choreography's elements, and the app's own.
  private(set) var elements: [SceneElement]
  var clock = PlaygroundClock()
  var travel = TravelFinger()
  /// How the lists are on their way from side to side: which of them was in the middle of the screen at
  /// its beginning, 0 being the first and between two a fraction, and where they go.
  var turn: (start: Double, swipe: PageSwipe)?
  /// Touches for frames to come.
  var waiting: [TouchSample] = []
  var replayed: ArraySlice<SimulationInput> = []
  /// What was seen of a header elsewhere.
  var seen = HeaderRecord(rows: [])
  /// The rows of it that a replay has not come to yet.
  var comingMoments: ArraySlice<RecordMotion.Moment> = []
  /// The row that a replay shows in place of the simulation.
  var moment: RecordMotion.Moment?
  /// What is on screen, an animation's frame included.
  var visibleLayout = HeaderLayout.zero
  /// Milliseconds of the frame that was finished last; below 0 before the first.
  var finishedTime = -1.0
  /// Milliseconds of the plot's time at the simulation's beginning.
  var epoch = 0.0
  /// The list, or of several the active one.
  var scrollView: SimulatedScrollView { simulation.scrollView }
  /// What the technique is told of the content.
  var metrics: ScrollMetrics {
    var metrics = scrollView.metrics
    if let moment { metrics.contentOffset = moment.layout.scrollViewMinY - moment.contentMinY }
    return metrics
  }
  /// Where the content's top is on the screen.
  var contentMinY: Double {
    moment?.contentMinY
      ?? scrollView.environment.contentMinY(of: scrollView.metrics, under: visibleLayout)
  }
  /// Points of the content that the header itself takes up, as a table header view does.
  var headerShareOfContent: Double {
    technique.traits.liesInContent ? scrollView.layout.headerHeight : 0
  }

  /// A phone on which `technique` is as its document has it, and lies at its top.
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

  /// Whether nothing will change any more without input.
  public var isIdle: Bool {
    mode == .live && simulation.isAtRest && scrollView.touchedY == nil && waiting.isEmpty
      && !travel.isActive && turn == nil
  }

  /// Whether a host has to call for every display frame.
  public var needsFrames: Bool {
    !isPaused && mode != .armed && !isIdle
  }

  /// The screen and the content as this header has them: one that lies in the content of a list has
  /// that list alone.
  var screen: SimulatorConfiguration {
    var screen = configuration
    if technique.traits.liesInContent { screen.pages = [] }
    return screen
  }

  /// A driver for the bar at the bottom, if a technique of its own moves that.
  func makeBarDriver() -> (any HeaderDriving)? {
    guard case .choice(let mover) = settings.last else { return nil }
    return try? HeaderCatalog.standard[mover]?.makeDriver()
  }

  // MARK: Appearing

  /// Puts a new scroll view under `driver`: at its top, or where the old one was.
  func rebuild(_ driver: any HeaderDriving, keepsPlace: Bool) {
    var start = screen
    let place =
      moment == nil
      ? metrics.contentOffset : metrics.contentOffsetRange.clamp(metrics.contentOffset)
    // Of several lists the first one appears.
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
    travel = TravelFinger()
    turn = nil
    clock = PlaygroundClock()
    finishedTime = -1
    appear()
    // A position-driven header is where its offset says; the others have to be told.
    if keepsPlace, isCollapsed, technique.traits.movedBy != .position {
      scrollView.perform(.setCollapsed(true, animated: false))
      // In an overlay the content has stayed, and is told from the edge of another header.
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

  /// Takes over what is on screen.
  func show() {
    visibleLayout = scrollView.visibleLayout
    frame.update(from: self)
  }
}
