/// Recognizes a pan from a finger's samples: when it begins, its translation, and the release velocity.
///
///     finger    down   moves      slop crossed
///     ──────────┼──────┼──────────┼────────┼──────────────────────────▶ display frames
///     gate             │◀── 25 ms ──▶│ open
///     callbacks                      began  changed  changed …
///
/// A pan begins when the finger has crossed the slop of 10 points and the system's gate is open, 25 ms
/// after the first sample that differs from the down sample.
///
///     gate open when the slop is crossed    translation = travel - 10, the excess counts at once
///     gate shut then                        no callback; on the first frame at or after the
///                                           opening the pan begins, and its translation is counted
///                                           from the newest sample: the travel until then is lost
///     content was moving when it landed     the excess is lost as well
///
/// It gets at most one sample per display frame, the newest. `PanStartVectorTests` plays recordings to it.
/// Rules that no recording reaches are marked below.
///
/// A value, which a host with a clock advances.
///
/// - Complexity: O(1) a frame, no allocation.
package struct PanRecognizer: Sendable, Equatable {
  /// What the pan reports on a frame.
  package enum Callback: Sendable, Equatable {
    /// The pan begins.
    case began
    /// The pan goes on with a new sample.
    case changed
  }

  private enum Phase: Equatable {
    /// The slop is not crossed.
    case possible
    /// The slop is crossed, and the gate is shut.
    case recognized
    /// The pan has begun over content that it stopped. The slop, measured from here, is not crossed yet.
    case pressing(from: Double)
    /// The content follows. `base` is the finger's y at translation 0.
    case panning(base: Double)
  }

  /// The input.
  package let input: PanInput
  /// The velocity of the input.
  package private(set) var velocity: PanVelocity

  private let down: PanSample
  private let hasCaught: Bool
  private var newest: PanSample
  private var opening: Double?
  private var phase = Phase.possible
  private var release = ReleaseVelocity()

  /// A pan that may begin with `down`. `hasCaught` says whether it landed on moving content.
  package init(_ input: PanInput = .finger, down: PanSample, hasCaught: Bool = false) {
    self.input = input
    self.down = down
    newest = down
    velocity = PanVelocity(input, down: down)
    // There is no recording of a trackpad that catches content. It begins as over resting content, a
    // modeling choice (grade C).
    self.hasCaught = hasCaught && input == .finger
  }

  /// Points of travel that move the content, positive downwards; 0 until the content follows.
  package var translation: Double {
    if case .panning(let base) = phase { newest.y - base } else { 0 }
  }

  /// Whether the pan has begun.
  package var hasBegun: Bool { phase != .possible && phase != .recognized }

  /// Whether the content follows: the pan has begun, and the slop is crossed.
  package var isPanning: Bool {
    if case .panning = phase { true } else { false }
  }

  /// Whether the pan will begin without another sample.
  package var isWaitingForGate: Bool {
    opening != nil && (phase == .recognized || (hasCaught && phase == .possible))
  }

  // MARK: Frames

  /// Handles the display frame at `time`, in milliseconds, which delivers a new `sample`, if any.
  package mutating func frame(at time: Double, delivering sample: PanSample?) -> Callback? {
    if let sample {
      velocity.add(sample)
      if opening == nil, !sample.isAtPlace(of: down) { opening = sample.time + input.gate }
      newest = sample
    }
    let wasBegun = hasBegun
    let isOpen = opening.map { $0 <= time } ?? false
    switch phase {
    case .possible where hasCrossedSlop(from: down.y):
      let slop = newest.y < down.y ? -input.slop : input.slop
      phase = isOpen ? .panning(base: hasCaught ? newest.y : down.y + slop) : .recognized
    case .possible where hasCaught && isOpen:
      // A slow finger on content that it stopped: the pan begins, and the slop is measured from there
      // (grade C, a modeling choice).
      phase = .pressing(from: newest.y)
    case .recognized where isOpen: phase = .panning(base: newest.y)
    case .pressing(let start) where hasCrossedSlop(from: start):
      phase = .panning(base: newest.y)
    case .possible, .recognized, .pressing, .panning: break
    }
    guard hasBegun, !wasBegun || sample != nil else { return nil }
    release.note(velocity)
    return wasBegun ? .changed : .began
  }

  private func hasCrossedSlop(from start: Double) -> Bool {
    (newest.y - start).magnitude >= input.slop
  }

  // MARK: Lift

  /// Handles the finger's lift, which has no sample.
  ///
  /// Returns ``Callback/began`` if the slop was crossed and the gate is still shut. Begin and end are then
  /// reported together, nothing is dragged, and the content is released at the newest velocity (grade C, a
  /// modeling choice).
  package mutating func lift() -> Callback? {
    guard phase == .recognized else { return nil }
    phase = .panning(base: newest.y)
    release.note(velocity)
    return .began
  }

  /// Returns the release velocity, in points per millisecond, of content whose finger lifts at `time`.
  ///
  /// Input that has stopped, see `PanInput.staleness`, releases content within the edges at 0. Beyond an
  /// edge, in recordings, a finger that is held still keeps its full velocity, and a trackpad its previous
  /// velocity.
  package func releaseVelocity(at time: Double, isBeyondEdge: Bool) -> Double {
    guard isPanning else { return 0 }
    let isStale = velocity.isStale(at: time)
    if input == .finger, isStale, !isBeyondEdge { return 0 }
    let isStill = (velocity.x == 0 && velocity.y == 0) || (input == .trackpad && isStale)
    return release.value(isStill: isStill, isBeyondEdge: isBeyondEdge)
  }
}
