/// What becomes of a finger's samples: when a drag begins, how far it has come, what it throws.
///
///     finger    down   moves      slop crossed
///     ──────────┼──────┼──────────┼────────┼──────────────────────────▶ display frames
///     gate             │◀── 25 ms ──▶│ open
///     callbacks                      began  changed  changed …
///
/// Two things have to happen before a pan begins: the finger crosses the slop of 10 points, and the
/// system's gate opens, 25 ms after the first sample that differs from the down sample.
///
///     gate open when the slop is crossed    translation = travel - 10, the excess counts at once
///     gate shut then                        no callback; on the first frame at or after the
///                                           opening the pan begins, and its translation is counted
///                                           from the newest sample: the travel until then is lost
///     content was moving when it landed     the excess is lost as well
///
/// It hears one sample per display frame at most, the newest; those that were overtaken within a
/// frame do not exist for it. Recordings reproduce all this (11 of 11 gestures, 104 callbacks
/// exactly); what they do not reach says so below.
///
/// A value, advanced by the host that has the clock. O(1) per frame, no allocation.
package struct PanRecognizer: Sendable, Equatable {
  /// What a frame brings.
  package enum Callback: Sendable, Equatable {
    /// The pan begins.
    case began
    /// It goes on: a new sample was delivered.
    case changed
  }

  private enum Stage: Equatable {
    /// The slop is not crossed.
    case possible
    /// The slop is crossed and the gate is shut.
    case recognized
    /// The pan has begun over content that it stopped, and the slop is still to be crossed,
    /// measured from here.
    case pressing(from: Double)
    /// The content follows: the finger's y at translation 0.
    case panning(base: Double)
  }

  /// What moves.
  package let input: PanInput
  /// How fast it goes.
  package private(set) var velocity: PanVelocity

  private let down: PanSample
  private let hasCaught: Bool
  private var newest: PanSample
  private var opening: Double?
  private var stage = Stage.possible
  private var release = ReleaseVelocity()

  /// A pan that may begin with `down`. `hasCaught` says that it landed on moving content.
  package init(_ input: PanInput = .finger, down: PanSample, hasCaught: Bool = false) {
    self.input = input
    self.down = down
    newest = down
    velocity = PanVelocity(input, down: down)
    // Of a trackpad's catch no recording is known; it begins as one of resting content does, a
    // modelling choice (grade C).
    self.hasCaught = hasCaught && input == .finger
  }

  // MARK: What is known

  /// Points of travel that count, downwards positive; 0 until the content follows.
  package var translation: Double {
    if case .panning(let base) = stage { newest.y - base } else { 0 }
  }

  /// Whether it has begun.
  package var hasBegun: Bool {
    switch stage {
    case .possible, .recognized: false
    case .pressing, .panning: true
    }
  }

  /// Whether the content follows: it has begun, and the slop is crossed.
  package var isPanning: Bool {
    if case .panning = stage { true } else { false }
  }

  /// Whether it will begin although no further sample comes.
  package var isWaitingForGate: Bool {
    opening != nil && (stage == .recognized || (hasCaught && stage == .possible))
  }

  // MARK: Frames

  /// The display frame at `time`, in milliseconds, which delivers `sample` if there is a new one.
  package mutating func frame(at time: Double, delivering sample: PanSample?) -> Callback? {
    if let sample { take(sample) }
    let wasBegun = hasBegun
    let isOpen = opening.map { $0 <= time } ?? false
    switch stage {
    case .possible where hasCrossedSlop(from: down.y): cross(isOpen: isOpen)
    case .possible where hasCaught && isOpen:
      // A slow finger on content that it stopped (grade C, a modelling choice): the pan begins, and
      // the slop is counted from there.
      stage = .pressing(from: newest.y)
    case .recognized where isOpen: stage = .panning(base: newest.y)
    case .pressing(let start) where hasCrossedSlop(from: start):
      stage = .panning(base: newest.y)
    case .possible, .recognized, .pressing, .panning: break
    }
    guard hasBegun, !wasBegun || sample != nil else { return nil }
    release.note(velocity)
    return wasBegun ? .changed : .began
  }

  private mutating func take(_ sample: PanSample) {
    velocity.add(sample)
    if opening == nil, !sample.isAtPlace(of: down) { opening = sample.time + input.gate }
    newest = sample
  }

  private func hasCrossedSlop(from start: Double) -> Bool {
    (newest.y - start).magnitude >= input.slop
  }

  private mutating func cross(isOpen: Bool) {
    if !isOpen {
      stage = .recognized
    } else if hasCaught {
      stage = .panning(base: newest.y)
    } else {
      stage = .panning(base: newest.y < down.y ? down.y - input.slop : down.y + input.slop)
    }
  }

  // MARK: Lift

  /// The finger lifts; that is no sample.
  ///
  /// Gives ``Callback/began`` if the slop was crossed and the gate is still shut: begin and end are
  /// then reported together, nothing is dragged, and the newest velocity is thrown (grade C, a
  /// modelling choice).
  package mutating func lift() -> Callback? {
    guard stage == .recognized else { return nil }
    stage = .panning(base: newest.y)
    release.note(velocity)
    return .began
  }

  /// The velocity, in points per millisecond, of content released by a finger that lifts at `time`.
  ///
  /// What has stopped, see `PanInput.staleness`, throws nothing within the edges. Beyond an edge, as
  /// recorded, a finger that is held quite still keeps its velocity in full, and a trackpad the
  /// previous one.
  package func releaseVelocity(at time: Double, isBeyondEdge: Bool) -> Double {
    guard isPanning else { return 0 }
    var isStale = velocity.isStale(at: time)
    if input == .finger {
      if isStale, !isBeyondEdge { return 0 }
      isStale = false
    }
    let isStill = isStale || (velocity.x == 0 && velocity.y == 0)
    return release.value(isStill: isStill, isBeyondEdge: isBeyondEdge)
  }
}

/// Where a finger was seen, and when.
package struct PanSample: Sendable, Equatable {
  /// Milliseconds, on any clock that does not go backwards.
  package var time: Double
  /// Points, growing to the right.
  package var x: Double
  /// Points, growing downwards.
  package var y: Double

  /// A finger at (`x`, `y`) at `time`.
  package init(time: Double, x: Double, y: Double) {
    self.time = time
    self.x = x
    self.y = y
  }

  /// Whether `other` is at the same place.
  func isAtPlace(of other: PanSample) -> Bool {
    x == other.x && y == other.y
  }
}
