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
/// Some scroll views say what moves the content (``ObservedPhase``), and an app may forward what its
/// delegate hears (``heard(_:)``). That is exact, and is taken for what it is:
///
///     interacting         drag
///     decelerating        deceleration; so far that it is none: programmatic, once another phase says so
///     animating           programmatic
///     idle, tracking      layout, unless a phase of the same turn says otherwise
///
/// Of all others an observer sees the content's offset and size, the pan gesture's state, and two flags.
/// That the content moved is plain from these; why it moved is inferred:
///
///     a pan goes on, and its translation agrees          drag
///     it disagrees: the difference was made by           layout, programmatic
///     the content decelerates, and this is a step        deceleration
///     it decelerates, and this is none (``Flight``)      layout
///     nothing moves it                                   programmatic, or layout on the way back
///                                                        into the range and onto the pixels
///
/// What is seen between two sleeps of the run loop is one ``Turn``. Nothing here counts frames, and
/// patience is in seconds: what scrolls, and what displays, may do so at any rate.
package struct ScrollTranslator {
  /// What moves the content.
  enum Phase {
    case resting
    /// The pan goes on.
    case dragging(Drag)
    /// It has ended. Whether the content goes on by itself is known by the end of the turn.
    case lifted
    /// The content goes on by itself, which has not been said yet.
    case released
    case decelerating(Flight)
    /// A finger holds content that a fling was moving, and has not dragged.
    case caught
    /// That finger has lifted, at a time in seconds.
    case stopping(since: Double)
    /// A finger is down on content that rested, or that the app was moving, and has not dragged.
    case touched
    /// The app has moved the content, once as far as is known.
    case moved(AppMove)
    /// The app has moved the content in two turns, and may go on.
    case scrolling(AppScroll)
  }

  /// A pan that goes on.
  struct Drag {
    var finger: FingerPosition
    /// The pan's translation at the last event; `nil` before the first.
    var translation: Double?
    /// By how much it has moved the content last.
    var step = 0.0
  }

  /// The app's last move of content that rested.
  struct AppMove {
    /// When it was seen, in seconds.
    var time: Double
    /// Whether it was made in this turn.
    var isInTurn = true
  }

  /// A scroll of the app's.
  struct AppScroll {
    /// When the content was last seen to move, or the scroll to begin, in seconds.
    var lastTime: Double
    /// Whether the host has begun it.
    var isOwn = false
    /// Whether it has just arrived at the top.
    var arrivesAtTop = false
  }

  /// What the scroll view said when it was last looked at.
  package var sample: ScrollSample
  /// Where the technique takes the content to be.
  package internal(set) var offset: Double
  var phase = Phase.resting
  var contentSize: Double
  var turn = Turn()

  /// Seconds without motion after which an animated scroll has ended, and within which a second move
  /// of the app's makes a scroll of two.
  static let patience = 0.1
  /// Seconds after which at the latest a scroll view says that the fling has ended which such a finger
  /// had caught.
  private static let stoppingTime = 1.0 / 60
  /// How many events a host reports at most of one look: a client that moves the content in answer to
  /// each would never let it end.
  package static let eventLimit = 16

  /// A scroll view as it is found, at rest or not.
  package init(_ sample: ScrollSample) {
    self.sample = sample
    offset = sample.offset
    contentSize = sample.contentSize
    phase =
      sample.isDecelerating ? .decelerating(Flight()) : sample.isTracking ? .touched : .resting
  }

  /// Where a dragging finger has put the content, counted without edges.
  package var position: Double? {
    if case .dragging(let drag) = phase { drag.finger.position } else { nil }
  }

  /// Whether the end of this turn has to be told.
  package var needsTurns: Bool {
    switch phase {
    case _ where sample.isExact: hasMoved || !turn.isEmpty
    case .resting: !turn.isEmpty
    case .moved(let move): move.isInTurn || !turn.isEmpty
    case .dragging, .lifted, .released, .decelerating, .caught, .stopping, .touched, .scrolling:
      true
    }
  }

  /// When a turn has to end even if nothing happens, in seconds; `nil` for never.
  package var wakeTime: Double? {
    switch phase {
    case .scrolling(let scroll) where !sample.isExact: scroll.lastTime + ScrollTranslator.patience
    case .stopping(let liftTime): liftTime + ScrollTranslator.stoppingTime
    case .resting, .dragging, .lifted, .released, .decelerating, .caught, .touched, .moved,
      .scrolling:
      nil
    }
  }

  /// What moves the content.
  package var motion: HostMotion {
    switch phase {
    case .released: return .decelerating
    case .decelerating(let flight) where flight.isFlagExpected || !sample.isHeld:
      return .decelerating
    case .dragging, .lifted: return .tracking
    case .scrolling where !sample.isHeld: return .scrolling
    case .resting, .decelerating, .caught, .stopping, .touched, .moved, .scrolling:
      return sample.isHeld ? .tracking : .resting
    }
  }

  // MARK: What the host does

  /// The host has moved the content to `offset`, where it shows `position`; a drag or a fling goes on
  /// from there.
  package mutating func didMoveContent(to offset: Double, position: Double) {
    self.offset = offset
    guard case .dragging(var drag) = phase else { return }
    drag.finger.shift(to: position)
    phase = .dragging(drag)
  }

  /// `points` of what was above the content are counted as content from now on: nothing moves.
  mutating func contentDidGrow(above points: Double) {
    offset += points
    contentSize += points
  }

  /// Takes the content to be at `offset`: nothing is reported of the way there.
  package mutating func resetOffset(to offset: Double) {
    (self.offset, sample.offset) = (offset, offset)
  }

  /// The host has ended whatever moved the content; if it is `scrolling`, it moves the content itself
  /// from `time` on, in seconds. Gives the event if the user's travel was ended by that.
  package mutating func interruptMotion(scrolling: Bool, at time: Double) -> ScrollEvent? {
    let next = scrolling ? Phase.scrolling(AppScroll(lastTime: time, isOwn: true)) : .resting
    if sample.isExact { sample.move(by: scrolling ? .animating : .idle) }
    switch phase {
    case .lifted, .released, .decelerating, .caught: return stop(as: next)
    case .resting, .dragging, .stopping, .touched, .moved, .scrolling:
      phase = next
      return nil
    }
  }

  /// The host waits for a finger to lift that has not dragged.
  package mutating func waitForLift() {
    guard sample.isTracking else { return }
    switch phase {
    case .resting, .moved: phase = .touched
    case .dragging, .lifted, .released, .decelerating, .caught, .stopping, .touched, .scrolling:
      break
    }
  }
}
