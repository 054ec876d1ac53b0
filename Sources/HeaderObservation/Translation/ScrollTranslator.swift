package import HeaderCore
import ScrollPhysics

/// Turns what a scroll view says of itself into events, one at a time.
///
///                 pan begins            pan ends
///     resting ───────────────▶ dragging ─────────▶ resting
///      ▲   ▲                    ▲     │
///      │   │         pan begins │     ▼ and the content goes on
///      │   └── caught ◀──── decelerating
///      │ lifted      finger      │
///      └─────────────────────────┘ stands still
///
/// A scroll view tells its delegate of all this, and there is one delegate, which is the app's. What
/// an observer sees is the content's offset and size, the pan gesture's state, and two flags. That
/// the content moved is plain from these; why it moved has to be inferred:
///
///     a pan goes on, and its translation agrees          drag
///     it disagrees: the difference was made by           layout, programmatic
///     the content decelerates, once per frame            deceleration
///     more than once per frame, by as much as the        layout
///     content grew, or against its direction
///     nothing moves it                                   programmatic, or layout on the way back
///                                                        into the range and onto the pixels
package struct ScrollTranslator {
  /// What moves the content.
  enum Phase {
    case resting
    /// The pan goes on.
    case dragging
    /// It has ended. Whether the content goes on by itself is known a moment later.
    case lifted
    /// The content goes on by itself, which has not been said yet.
    case released
    case decelerating
    /// A finger holds content that a fling was moving, and has not dragged.
    case caught
    /// That finger has lifted.
    case stopping
    /// A finger is down on content that rested, or that the app was moving, and has not dragged.
    case touched
    /// The app has moved the content in this frame or the last.
    case moved
    /// The app has moved the content in two frames running.
    case scrolling
  }

  /// Where the technique takes the content to be.
  package internal(set) var offset: Double
  /// The finger that drags.
  package internal(set) var finger: FingerPosition?
  var phase = Phase.resting
  var contentSize: Double
  /// The pan's translation at the last event; `nil` before the first of a drag.
  var translation: Double?
  /// By how much the content's height has changed since the last frame.
  var growth = 0.0
  /// Whether the content is about to decelerate, and the scroll view does not say so yet.
  var isFlagExpected = false
  var hasMovedInFrame = false
  /// The last frame's step of a deceleration, and when it was made.
  var step = 0.0
  var stepTime = -Double.infinity
  /// When a finger that had caught a fling lifted.
  var liftTime = 0.0
  var arrivesAtTop = false
  /// Whether the display's callback comes after a frame's step, not before it.
  var ticksFollowSteps = false

  /// Frames in which nothing has moved.
  var quietFrames = 0

  /// An animated scroll has ended once it has not moved for more frames than this; it takes one or
  /// two to begin.
  static let patience = 2
  /// How many events a host reports at most of one look: a client that moves the content in answer to
  /// each would never let it end.
  package static let eventLimit = 16
  /// Steps and corrections that are closer than this, in seconds, are one frame's.
  static let sameFrame = 0.004

  /// A scroll view as it is found, at rest or not.
  package init(_ sample: ScrollSample) {
    offset = sample.offset
    contentSize = sample.contentSize
    phase = sample.isDecelerating ? .decelerating : sample.isTracking ? .touched : .resting
  }

  /// Whether something moves the content, or holds it, so that every frame has to be looked at.
  package var isActive: Bool { phase != .resting }

  /// What moves the content of a scroll view that says `sample`.
  package func motion(_ sample: ScrollSample) -> HostMotion {
    if phase == .released || isFlagExpected { return .decelerating }
    if sample.isHeld { return .tracking }
    switch phase {
    case .dragging, .lifted: return .tracking
    case .resting, .caught, .stopping, .touched, .moved: return .resting
    case .released, .decelerating: return .decelerating
    case .scrolling: return .scrolling
    }
  }

  // MARK: What the host does

  /// The host has moved the content to `offset`, where it shows `position`; a drag or a fling goes on
  /// from there.
  package mutating func didMoveContent(to offset: Double, position: Double) {
    self.offset = offset
    finger?.shift(to: position)
  }

  /// Takes the content to be at `offset`: nothing is reported of the way there.
  package mutating func resetOffset(to offset: Double) {
    self.offset = offset
  }

  /// The host has ended whatever moved the content; if it is `scrolling`, it moves the content itself
  /// from now on. Gives whether a drag or a fling was ended.
  @discardableResult
  package mutating func interruptMotion(scrolling: Bool) -> Bool {
    let wasTravel = [.lifted, .released, .decelerating, .caught].contains(phase)
    finger = nil
    phase = scrolling ? .scrolling : .resting
    quietFrames = 0
    return wasTravel
  }

  /// The host waits for a finger to lift that has not dragged.
  package mutating func waitForLift() {
    if phase == .resting || phase == .moved { phase = .touched }
  }
}

/// What a scroll view says of itself at one moment.
package struct ScrollSample: Equatable {
  /// The content offset.
  package var offset: Double
  /// Height of the content.
  package var contentSize: Double
  /// Whether a finger is down.
  package var isTracking: Bool
  /// Whether the pan gesture has begun and goes on. A trackpad drags without a finger, and a pan
  /// that lies on another view may leave `isTracking` false.
  package var isPanning: Bool
  /// Whether the content moves by itself after a drag.
  package var isDecelerating: Bool
  /// The pan gesture's translation, in points.
  package var translation: Double
  /// When it was read, in seconds.
  package var time: Double

  /// What a scroll view says at `time`.
  package init(
    offset: Double, contentSize: Double, isTracking: Bool, isPanning: Bool, isDecelerating: Bool,
    translation: Double, time: Double
  ) {
    self.offset = offset
    self.contentSize = contentSize
    self.isTracking = isTracking
    self.isPanning = isPanning
    self.isDecelerating = isDecelerating
    self.translation = translation
    self.time = time
  }

  /// Whether the user holds the content.
  package var isHeld: Bool { isTracking || isPanning }

  /// The same, with `points` more of content above the first row.
  func led(by points: Double) -> ScrollSample {
    var sample = self
    sample.offset += points
    sample.contentSize += points
    return sample
  }

  /// The same, in a container that begins `points` above the view.
  func lowered(by points: Double) -> ScrollSample {
    var sample = self
    sample.offset -= points
    return sample
  }
}

/// A scroll view that is looked at: the translator, and the last look.
package struct SampledScroll {
  private var translator: ScrollTranslator
  private var sample: ScrollSample

  /// A scroll view as it is found.
  package init(_ sample: ScrollSample) {
    self.sample = sample
    translator = ScrollTranslator(sample)
  }

  /// Where the content is, as far as it has been told.
  package var offset: Double { translator.offset }
  /// Where a dragging finger has put it, counted without edges.
  package var position: Double? { translator.finger?.position }
  /// What moves it.
  package var motion: HostMotion { translator.motion(sample) }
  /// Whether every frame has to be looked at.
  package var isActive: Bool { translator.isActive }

  /// The scroll view was looked at: it says `sample`.
  package mutating func update(_ sample: ScrollSample) {
    self.sample = sample
  }

  /// The next event; `nil` once nothing is left to say.
  package mutating func next(in viewport: ScrollViewport) -> ScrollEvent? {
    translator.next(towards: sample, in: viewport)
  }

  /// A frame has passed since the last look.
  package mutating func framePassed(in viewport: ScrollViewport) -> ScrollEvent? {
    translator.framePassed(at: sample, in: viewport)
  }

  package mutating func resetOffset(to offset: Double) {
    translator.resetOffset(to: offset)
  }

  package mutating func interruptMotion(scrolling: Bool) {
    translator.interruptMotion(scrolling: scrolling)
  }

  package mutating func waitForLift() {
    if sample.isTracking { translator.waitForLift() }
  }
}
