package import HeaderCore
import ScrollPhysics

/// Turns phases and geometry, as SwiftUI reports them from iOS 18 on, into events.
///
///     idle ▶ interacting              willBeginDragging, then drags
///     interacting ▶ decelerating      didEndDragging, willBeginDecelerating, then decelerations
///     interacting, decelerating ▶ idle      the matching end
///     decelerating ▶ idle, far away         didStop, then programmatic: the app has cut it short
///     decelerating ▶ tracking         caught: nothing has stopped yet
///     animating                       programmatic, until idle
///     geometry while idle             layout
///
/// Which of two callbacks of one turn comes first is not documented, and either order gives the same
/// events. A phase comes with the geometry at its change; where that is not known yet, the phase came
/// first, and what lies between is told before or after the change, as whatever moved it. An offset
/// that changes while nothing is known to move it is kept until the phase comes, or until
/// ``turnEnded()`` says that none does.
package struct PhaseTranslator {
  /// What moves the content.
  enum State {
    case resting
    /// A finger is down on content that rested, or that the app was moving, and has not dragged.
    case touched
    case dragging
    case decelerating
    /// A finger holds content that a fling was moving, and has not dragged.
    case caught
    /// The app moves the content.
    case scrolling
  }

  /// An event that is to be told, and what is so by then.
  struct Step {
    var event: ScrollEvent
    var offset: Double
    var motion: HostMotion
  }

  /// Where the technique takes the content to be.
  package private(set) var offset: Double
  /// What moves it, as far as it has been told.
  package private(set) var motion = HostMotion.resting
  var state = State.resting
  private var steps: [Step] = []
  /// Where the content is once all steps have been told.
  var reached: Double
  var contentSize: Double
  /// By how much the content's height has changed, and when.
  var growth = (amount: 0.0, time: -Double.infinity)
  /// The last step of a drag or a deceleration.
  var stride = 0.0
  /// Whether the geometry of this turn has come.
  var hasGeometry = false
  /// Where the content is although nothing is known to have moved it.
  var unexplained: Double?
  /// Whether something waits for a finger to lift that has not dragged.
  var needsStop = false
  /// Whether the fling ends where the technique wants it: its last step is then one of its own,
  /// however small, and not the pixels'.
  var isSentElsewhere = false
  /// Whether the host moves the content.
  var isOwn = false
  /// Whether the content has been elsewhere than at the top since the app began to move it.
  var comesFromBelow = false

  /// How long a change of the content's height may be ahead of the offset, in seconds.
  static let growthLag = 0.025

  /// A scroll view as it is found, at rest.
  package init(_ geometry: ObservedGeometry) {
    offset = geometry.offset
    reached = geometry.offset
    contentSize = geometry.contentSize
  }

  /// Whether ``turnEnded()`` has to be told of the end of this turn of the run loop.
  package var needsTurns: Bool { unexplained != nil || hasGeometry }

  /// The next event; `nil` once nothing is left to say.
  package mutating func next() -> ScrollEvent? {
    guard !steps.isEmpty else { return nil }
    let step = steps.removeFirst()
    (offset, motion) = (step.offset, step.motion)
    return step.event
  }

  // MARK: Telling

  mutating func say(
    _ event: ScrollEvent, at target: Double? = nil
  ) {
    reached = target ?? reached
    steps.append(Step(event: event, offset: reached, motion: stateMotion))
  }

  /// What moves the content once everything has been told.
  var stateMotion: HostMotion {
    switch state {
    case .resting: .resting
    case .touched, .caught, .dragging: .tracking
    case .decelerating: .decelerating
    case .scrolling: .scrolling
    }
  }

  /// A change that is no event is so at once, unless events come first.
  mutating func motionFollows() {
    if steps.isEmpty { motion = stateMotion }
  }

  // MARK: What the host does

  /// Takes the content to be at `offset`: nothing is reported of the way there.
  package mutating func resetOffset(to offset: Double) {
    (self.offset, reached, unexplained) = (offset, offset, nil)
  }

  /// The host has ended whatever moved the content; if it is `scrolling`, it moves the content itself
  /// from now on. Gives whether a fling was ended.
  package mutating func interruptMotion(scrolling: Bool) -> Bool {
    let wasInFlight = motion == .decelerating
    state = scrolling ? .scrolling : .resting
    (comesFromBelow, isOwn) = (false, scrolling)
    motion = stateMotion
    return wasInFlight
  }

  /// The fling that begins ends elsewhere than it would by itself.
  package mutating func flingIsSentElsewhere() {
    isSentElsewhere = true
  }

  /// The host waits for a finger to lift that has not dragged.
  package mutating func waitForLift() {
    if state == .touched { needsStop = true }
  }
}

/// What moves the content of a scroll view that says so itself, as SwiftUI's does from iOS 18 on.
package enum ObservedPhase: Sendable, Equatable, CaseIterable {
  /// Nothing does.
  case idle
  /// A finger is down, and has not dragged yet. Not every platform has this phase.
  case tracking
  /// A finger drags the content.
  case interacting
  /// The content goes on by itself after a finger has let go of it.
  case decelerating
  /// The content moves because the app, or a tap on the status bar, asked for it.
  case animating
}
