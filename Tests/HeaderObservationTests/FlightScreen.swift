import HeaderCore
import HeaderObservation
import ScrollPhysics

/// Decelerating content whose every move has a known cause, and a translator that has to infer it.
struct FlightScreen {
  /// Points that the content moved and that were reported, by cause.
  struct Tally {
    /// The user's travel, and how much of it was reported as something else.
    var (travel, lost) = (0.0, 0.0)
    /// What layout and the app moved, and how much of it was reported as travel.
    var (layout, gained) = (0.0, 0.0)
    /// The reported travel, with its sign.
    var told = 0.0

    mutating func add(_ other: Tally) {
      travel += other.travel
      lost += other.lost
      layout += other.layout
      gained += other.gained
    }
  }

  static let height = 800.0

  private(set) var fling: Fling
  private(set) var contentSize: Double
  /// Seconds.
  private(set) var time = 10.0
  private(set) var tally = Tally()
  private let grid = PixelGrid(scale: 3)
  private let isRounded: Bool
  /// Whether it reports the phase, once in every turn.
  private let saysPhase: Bool
  private var scroll: ScrollTranslator
  private var isTracking = false
  private var isDecelerating = true
  /// How far the content has moved since the last sample.
  private var unseen = (travel: 0.0, layout: 0.0)

  /// Released content. Its offset is rounded to pixels if `isRounded` is true.
  init(_ motion: ScrollMotion, contentSize: Double, isRounded: Bool, saysPhase: Bool) {
    fling = Fling(motion)
    self.contentSize = contentSize
    self.isRounded = isRounded
    self.saysPhase = saysPhase
    // `sample` reads `self`, which needs a translator first.
    scroll = ScrollTranslator(
      ScrollSample(offset: 0, contentSize: 0, phase: .idle, time: 0))
    scroll = ScrollTranslator(sample)
  }

  var hasFinished: Bool { fling.hasFinished(in: viewport.range) }
  var range: ScrollRange { viewport.range }

  private var offset: Double {
    isRounded ? grid.rounded(fling.motion.offset) : fling.motion.offset
  }

  private var viewport: ScrollViewport {
    ScrollViewport(
      range: ScrollRange(minimum: -88, maximum: grid.rounded(contentSize - Self.height)),
      height: Self.height, grid: grid)
  }

  // MARK: Moves

  /// Advances the time.
  mutating func wait(_ milliseconds: Double) { time += milliseconds / 1000 }

  /// Decelerates for a frame of `milliseconds`.
  mutating func step(by milliseconds: Double) {
    let before = offset
    fling.advance(by: milliseconds, in: range)
    unseen.travel += offset - before
    look()
  }

  /// Moves the content as layout or the app does; without a sample if `isSeen` is false.
  mutating func move(by points: Double, isSeen: Bool = true) {
    let before = offset
    fling.motion.offset += points
    unseen.layout += offset - before
    if isSeen { look() }
  }

  /// Grows the content.
  mutating func grow(by points: Double) {
    contentSize += points
    look()
  }

  /// Catches the content with a finger.
  mutating func catchContent() {
    (isTracking, isDecelerating) = (true, false)
    look()
  }

  /// Brings the content to rest.
  mutating func rest() {
    isDecelerating = false
    endTurn()
  }

  mutating func endTurn() {
    look(isLast: true)
    if let event = scroll.turnEnded(at: time, in: viewport) { note(event, from: scroll.offset) }
  }

  // MARK: Samples

  private var sample: ScrollSample {
    var sample = ScrollSample(
      offset: offset, contentSize: contentSize, isTracking: isTracking, isPanning: false,
      isDecelerating: isDecelerating, translation: 0, time: time)
    if saysPhase {
      sample.move(by: isTracking ? .tracking : isDecelerating ? .decelerating : .idle)
    }
    return sample
  }

  private mutating func look(isLast: Bool = false) {
    guard isLast || !saysPhase else { return }
    let toldBefore = tally.told
    scroll.sample = sample
    var before = scroll.offset
    while let event = scroll.next(in: viewport) {
      note(event, from: before)
      before = scroll.offset
    }
    let told = tally.told - toldBefore
    tally.travel += unseen.travel.magnitude
    tally.layout += unseen.layout.magnitude
    // One sample cannot separate the user's travel from the rest; the difference counts as an error.
    if told.magnitude < 1e-6 {
      tally.lost += unseen.travel.magnitude
    } else {
      tally.gained += (told - unseen.travel).magnitude
    }
    unseen = (0, 0)
  }

  private mutating func note(_ event: ScrollEvent, from before: Double) {
    if event.cause?.isUserTravel == true { tally.told += scroll.offset - before }
  }
}
