/// Content left to itself after a finger lifted: it decelerates, meets an edge, bounces, and rests.
///
///     offset                  ___
///     edge  ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄_-┄┄┄-__┄┄┄┄┄
///                       _-'
///                    .-'
///                  ,'
///           ───────────────────────────── time
///              decelerates │ bounces │ rests
///
/// A value, advanced by whoever has the clock. Steps shorter than a millisecond are skipped, as
/// UIScrollView skips them.
public struct Fling: Sendable, Equatable {
  /// Where the content is and how fast it goes. Assigning `offset` continues from the new value.
  public var motion: ScrollMotion
  /// How it slows down.
  public let deceleration: Deceleration

  /// Points that sums of offsets may be off by. Content that lies beyond an edge by no more than
  /// that lies on it: as a bounce it would lose 15 % of its speed with every frame at 60 Hz.
  private static let roundingError = 1e-9

  /// A fling that starts at `motion`.
  public init(_ motion: ScrollMotion, deceleration: Deceleration = .normal) {
    self.motion = motion
    self.deceleration = deceleration
  }

  /// Moves on by one display frame of `milliseconds` within `range`.
  ///
  /// A frame that crosses an edge is split there: at `t = dt (edge - x) / (x' - x)`, where x' is
  /// the offset the whole frame would have reached, the rest being spent in the bounce.
  public mutating func advance(by milliseconds: Double, in range: ScrollRange) {
    guard milliseconds >= 1 else { return }
    let start = range.clamp(motion.offset)
    guard (motion.offset - start).magnitude < Fling.roundingError else {
      bounce(at: start, milliseconds: milliseconds)
      return
    }
    motion.offset = start
    var free = motion
    deceleration.step(&free, milliseconds: milliseconds)
    guard !range.contains(free.offset) else {
      motion = free
      return
    }
    let edge = range.clamp(free.offset)
    let untilEdge = milliseconds * (edge - motion.offset) / (free.offset - motion.offset)
    deceleration.step(&motion, milliseconds: untilEdge)
    bounce(at: edge, milliseconds: milliseconds - untilEdge)
  }

  /// Whether the content has come to rest in `range`; it then belongs at
  /// ``restingOffset(in:grid:)``.
  public func hasFinished(in range: ScrollRange) -> Bool {
    range.contains(motion.offset)
      ? motion.velocity.magnitude <= Deceleration.stoppingVelocity
      : EdgeBounce(edge: range.clamp(motion.offset), deceleration: deceleration).hasSettled(motion)
  }

  /// The offset to rest at: the edge if the content is beyond one, else the nearest pixel.
  public func restingOffset(in range: ScrollRange, grid: PixelGrid) -> Double {
    range.clamp(grid.rounded(motion.offset))
  }

  private mutating func bounce(at edge: Double, milliseconds: Double) {
    EdgeBounce(edge: edge, deceleration: deceleration).step(&motion, milliseconds: milliseconds)
  }
}
