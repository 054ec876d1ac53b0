package import HeaderCore
import ScrollPhysics

/// Translates samples of a scroll view into events, one at a time.
///
///                 pan begins            pan ends
///     resting ───────────────▶ dragging ─────────▶ resting
///      ▲   ▲                    ▲     │
///      │   │         pan begins │     ▼ and the content continues
///      │   └── caught ◀──── decelerating
///      │ lifted      finger      │
///      └─────────────────────────┘ stands still
///
/// Some scroll views report what moves the content (``ObservedPhase``), and an app may forward its delegate's
/// calls (``didReceive(_:)``). These are exact:
///
///     interacting         drag
///     decelerating        deceleration; too far for one: programmatic, once the phase changes
///     animating           programmatic
///     idle, tracking      layout, unless a phase in the same turn says otherwise
///
/// For all other scroll views, the samples have the content's offset and size, the pan gesture's state, and two
/// flags. These show that the content moved; why it moved is inferred:
///
///     a pan, and its translation agrees                  drag
///     a pan, and the rest that it does not explain       layout, programmatic
///     a deceleration, and the change is a step           deceleration
///     a deceleration, and it is not (``Flight``)         layout
///     neither                                            programmatic, or layout if it leads back
///                                                        into the range or onto a pixel
///
/// The samples between two sleeps of the run loop are one ``Turn``. Nothing here counts frames, and all limits
/// are in seconds, so that the scroll view and the display may run at any rate.
package struct ScrollTranslator {
  /// What moves the content, as far as it is known.
  enum Phase {
    case resting
    /// A pan is under way.
    case dragging(Drag)
    /// The pan ended. Whether the content decelerates is known by the end of the turn.
    case lifted
    /// The content decelerates, which has not been reported yet.
    case released
    case decelerating(Flight)
    /// A finger stopped a fling, and has not dragged.
    case caught
    /// That finger lifted, at a time in seconds.
    case stopping(since: Double)
    /// A finger is down on content that rested or that the app moved, and has not dragged.
    case touched
    /// The app moved the content in one turn.
    case moved(AppMove)
    /// The app moved the content in two turns, and may continue.
    case scrolling(AppScroll)
  }

  /// A pan that is under way.
  struct Drag {
    var finger: FingerPosition
    /// The pan's translation at the last event; `nil` before the first.
    var translation: Double?
    /// The content's last change by it.
    var step = 0.0
  }

  /// A single move of resting content by the app.
  struct AppMove {
    /// The time of the move, in seconds.
    var time: Double
    /// Whether it took place in this turn.
    var isInTurn = true
  }

  /// An animated scroll by the app.
  struct AppScroll {
    /// The time of the last movement, or of the beginning, in seconds.
    var lastTime: Double
    /// Whether the host began it.
    var isOwn = false
    /// Whether it just arrived at the top.
    var arrivesAtTop = false
  }

  /// The latest sample.
  package var sample: ScrollSample
  /// The offset that was reported to the technique.
  package internal(set) var offset: Double
  var phase = Phase.resting
  var contentSize: Double
  var turn = Turn()

  /// The longest pause in an animated scroll by the app, in seconds. After a longer one it has ended, and two moves
  /// that are further apart are not one scroll.
  static let longestPause = 0.1
  /// Seconds within which a scroll view reports the end of a fling that a finger stopped.
  private static let stoppingTime = 1.0 / 60
  /// The most events for one sample. A client that moves the content in every answer would otherwise never let
  /// it end.
  package static let eventLimit = 16

  /// A translator that begins at `sample`, at rest or not.
  package init(_ sample: ScrollSample) {
    self.sample = sample
    offset = sample.offset
    contentSize = sample.contentSize
    phase =
      sample.isDecelerating ? .decelerating(Flight()) : sample.isTracking ? .touched : .resting
  }

  /// Where a dragging finger has put the content, without the rubber band.
  package var position: Double? {
    if case .dragging(let drag) = phase { drag.finger.position } else { nil }
  }

  /// Whether ``turnEnded(at:in:)`` has to be called at the end of this turn.
  package var needsTurns: Bool {
    switch phase {
    case _ where sample.isExact: hasMoved || !turn.isEmpty
    case .resting: !turn.isEmpty
    case .moved(let move): move.isInTurn || !turn.isEmpty
    case .dragging, .lifted, .released, .decelerating, .caught, .stopping, .touched, .scrolling:
      true
    }
  }

  /// The time at which a turn has to end even without a callback, in seconds; `nil` if it need not.
  package var wakeTime: Double? {
    switch phase {
    case .scrolling(let scroll) where !sample.isExact:
      scroll.lastTime + ScrollTranslator.longestPause
    case .stopping(let liftTime): liftTime + ScrollTranslator.stoppingTime
    case .resting, .dragging, .lifted, .released, .decelerating, .caught, .touched, .moved,
      .scrolling:
      nil
    }
  }

  /// The kind of motion of the content.
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

  // MARK: Changes by the host

  /// Notes that the host moved the content to `offset`, which shows `position`. A drag or a fling continues from
  /// there.
  package mutating func didMoveContent(to offset: Double, position: Double) {
    self.offset = offset
    guard case .dragging(var drag) = phase else { return }
    drag.finger.shift(to: position)
    phase = .dragging(drag)
  }

  /// Counts `points` above the content as content from now on. Nothing moves.
  mutating func contentDidGrow(above points: Double) {
    offset += points
    contentSize += points
  }

  /// Sets the offset without an event.
  package mutating func resetOffset(to offset: Double) {
    (self.offset, sample.offset) = (offset, offset)
  }

  /// Notes that the host ended the motion of the content, and if it is `scrolling`, moves it from `time` on, in
  /// seconds. Returns the event if that ended the user's travel.
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

  /// Waits for a finger that has not dragged to lift.
  package mutating func waitForLift() {
    guard sample.isTracking else { return }
    switch phase {
    case .resting, .moved: phase = .touched
    case .dragging, .lifted, .released, .decelerating, .caught, .stopping, .touched, .scrolling:
      break
    }
  }
}
