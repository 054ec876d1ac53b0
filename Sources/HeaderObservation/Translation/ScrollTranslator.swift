import HeaderCore
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
/// calls (``didReceive(_:)``). Then a change of the offset has a known cause:
///
///     interacting         drag
///     decelerating        deceleration; if the step is too large, programmatic when the phase changes
///     animating           programmatic
///     idle, tracking      layout, unless a phase in the same turn says otherwise
///
/// For all other scroll views, the samples have the content's offset and height, the pan gesture's state, and two
/// flags, from which the cause is inferred.
///
/// The samples between two sleeps of the run loop are one ``Turn``. Nothing here counts frames, and all limits
/// are in seconds, so that the scroll view and the display may run at any rate.
package struct ScrollTranslator {
  /// What moves the content, as far as it is known.
  enum State {
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
  /// Height of the content that was reported.
  var contentSize: Double
  var state = State.resting
  /// What was observed since the run loop woke up.
  var turn = Turn()

  /// The longest pause in an animated scroll by the app, in seconds. After a longer one it has ended, and two moves
  /// that are further apart are not one scroll.
  static let longestPause = 0.1
  /// Seconds after the lift within which a scroll view reports the end of a fling that the finger stopped.
  private static let stoppingTime = 1.0 / 60
  /// The most events for one sample. Without a limit, a technique that moves the content in every answer would never
  /// let it end.
  static let eventLimit = 16

  /// A translator that begins at `sample`, at rest or not.
  package init(_ sample: ScrollSample) {
    self.sample = sample
    offset = sample.offset
    contentSize = sample.contentSize
    state =
      sample.isDecelerating ? .decelerating(Flight()) : sample.isTracking ? .touched : .resting
  }

  /// Where a dragging finger has put the content, without the rubber band.
  var position: Double? {
    if case .dragging(let drag) = state { drag.finger.position } else { nil }
  }

  /// Whether ``turnEnded(at:in:)`` has to be called at the end of this turn.
  var needsTurns: Bool {
    switch state {
    case _ where sample.hasPhase: hasMoved || !turn.isEmpty
    case .resting: !turn.isEmpty
    case .moved(let move): move.isInTurn || !turn.isEmpty
    case .dragging, .lifted, .released, .decelerating, .caught, .stopping, .touched, .scrolling:
      true
    }
  }

  /// The time at which a turn has to end even without a callback, in seconds; `nil` if it need not.
  var wakeTime: Double? {
    switch state {
    case .scrolling(let scroll) where !sample.hasPhase:
      scroll.lastTime + ScrollTranslator.longestPause
    case .stopping(let liftTime): liftTime + ScrollTranslator.stoppingTime
    case .resting, .dragging, .lifted, .released, .decelerating, .caught, .touched, .moved,
      .scrolling:
      nil
    }
  }

  /// The kind of motion of the content.
  var motion: HostMotion {
    switch state {
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
  mutating func didMoveContent(to offset: Double, position: Double) {
    self.offset = offset
    guard case .dragging(var drag) = state else { return }
    drag.finger.shift(to: position)
    state = .dragging(drag)
  }

  /// Counts `points` above the content as content from now on. Nothing moves.
  mutating func contentDidGrow(above points: Double) {
    offset += points
    contentSize += points
  }

  /// Sets the offset without an event.
  mutating func resetOffset(to offset: Double) {
    (self.offset, sample.offset) = (offset, offset)
  }

  /// Notes that the host ended the motion of the content, and if it is `scrolling`, moves it from `time` on, in
  /// seconds. Returns the event if that ended the user's travel.
  mutating func interruptMotion(scrolling: Bool, at time: Double) -> ScrollEvent? {
    let next = scrolling ? State.scrolling(AppScroll(lastTime: time, isOwn: true)) : .resting
    if sample.hasPhase { sample.move(by: scrolling ? .animating : .idle) }
    switch state {
    case .lifted, .released, .decelerating, .caught: return stop(as: next)
    case .resting, .dragging, .stopping, .touched, .moved, .scrolling:
      state = next
      return nil
    }
  }

  /// Waits for a finger that has not dragged to lift.
  mutating func waitForLift() {
    guard sample.isTracking else { return }
    switch state {
    case .resting, .moved: state = .touched
    case .dragging, .lifted, .released, .decelerating, .caught, .stopping, .touched, .scrolling:
      break
    }
  }
}
