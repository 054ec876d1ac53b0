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
/// A value, advanced by the host that has the clock. Steps shorter than a millisecond are skipped,
/// as UIScrollView skips them. A delegate may send it to another target, see
/// ``retarget(to:insteadOf:in:)``.
public struct Fling: Sendable, Equatable {
  /// Where the content is and how fast it goes. Assigning `offset` continues from the new value.
  public var motion: ScrollMotion
  /// How it slows down.
  public private(set) var deceleration: Deceleration
  /// By how much every step within the edges goes further than the velocity says; 1 from the first
  /// bounce on. See `FlickSeries`.
  public private(set) var multiplier: Double
  /// Where it goes, if it was retargeted.
  public private(set) var target: Double?

  /// Whether it began beyond an edge and was retargeted: the bounce pulls to the target then.
  private var isPulledToTarget = false

  /// Points that sums of offsets may be off by. Content that lies beyond an edge by no more than
  /// that lies on it: as a bounce it would lose 15 % of its speed with every frame at 60 Hz.
  private static let roundingError = 1e-9

  /// A fling that starts at `motion`.
  public init(
    _ motion: ScrollMotion, deceleration: Deceleration = .normal, multiplier: Double = 1
  ) {
    self.motion = motion
    self.deceleration = deceleration
    self.multiplier = multiplier
  }

  /// The `targetContentOffset` announced for it, neither clamped nor rounded.
  public var announcedTarget: Double {
    deceleration.announcedTarget(of: motion, multiplier: multiplier)
  }

  /// Moves on by one display frame of `milliseconds` within `range`.
  ///
  /// A frame that crosses an edge is split there: at `t = dt (edge - x) / (x' - x)`, where x' is
  /// the offset the whole frame would have reached, the rest being spent in the bounce.
  public mutating func advance(by milliseconds: Double, in range: ScrollRange) {
    guard milliseconds >= 1 else { return }
    if let target {
      if range.contains(target) || range.contains(motion.offset) {
        approach(range.clamp(target), milliseconds: milliseconds)
        return
      }
      self.target = nil
    }
    let start = range.clamp(motion.offset)
    guard (motion.offset - start).magnitude < Fling.roundingError else {
      bounce(at: start, milliseconds: milliseconds)
      return
    }
    motion.offset = start
    var free = motion
    deceleration.step(&free, milliseconds: milliseconds, multiplier: multiplier)
    guard !range.contains(free.offset) else {
      motion = free
      return
    }
    let edge = range.clamp(free.offset)
    let untilEdge = milliseconds * (edge - motion.offset) / (free.offset - motion.offset)
    deceleration.step(&motion, milliseconds: untilEdge, multiplier: multiplier)
    bounce(at: edge, milliseconds: milliseconds - untilEdge)
  }

  /// Whether the content has come to rest in `range`; it then belongs at
  /// ``restingOffset(in:grid:)``.
  public func hasFinished(in range: ScrollRange) -> Bool {
    if let target, !isPulledToTarget { return motion.offset == range.clamp(target) }
    guard target != nil || !range.contains(motion.offset) else {
      return motion.velocity.magnitude <= Deceleration.stoppingVelocity
    }
    let edge = range.clamp(target ?? motion.offset)
    return EdgeBounce(edge: edge, deceleration: deceleration).hasSettled(motion)
  }

  /// The offset to rest at: the target if it was given one, the edge if the content is beyond one,
  /// else the nearest pixel.
  public func restingOffset(in range: ScrollRange, grid: PixelGrid) -> Double {
    range.clamp(target ?? grid.rounded(motion.offset))
  }

  private mutating func bounce(at edge: Double, milliseconds: Double) {
    multiplier = 1
    EdgeBounce(edge: edge, deceleration: deceleration).step(&motion, milliseconds: milliseconds)
  }
}

// MARK: - Retargeting

extension Fling {
  /// A jump to a target that is not far goes at this rate.
  private static let shortHop = Deceleration(rate: 0.985)
  /// The slowest deceleration that a nearer target asks for.
  private static let slowestRate = 0.999
  /// Points that are covered at 0.01 points per millisecond, in 100 seconds; a target that is further
  /// away, as none on a screen is, is jumped to.
  private static let longestCreep = 1000.0

  /// Sends the fling, which has not moved yet, to `target` instead of the `announced` one; both are
  /// in `range` and on pixels.
  ///
  /// With the distance d = (target - offset) / m, the stopping velocity f = 0.01 with the sign of v
  /// (of d where v is 0), and r the rate:
  ///
  ///     |d| < 1e-7                            v = 0
  ///     not farther than announced            v kept, r' = min(exp(-(v - f) / d), 0.999)
  ///     farther, or v = 0                     v' = f - d ln r, r kept; where |v'| < 0.25:
  ///                                           r' = 0.985, v' = f - d ln r'
  ///     behind the motion                     kept: the first step jumps to it
  ///     released beyond an edge               kept: the bounce pulls to it
  ///     both beyond an edge, the range being
  ///     another now                           dropped: a bounce as any
  ///
  /// On reaching or passing the target the offset is set to it and stops; slower than 0.01 short of
  /// it, it goes on at 0.01, at a rate of 0.985 where r' is lower: a step of 0.01 at a low rate covers
  /// next to nothing, and a fling at 6 points per millisecond to a target one point ahead would take
  /// minutes.
  ///
  /// No recording of a retargeted fling was found: all of this is a modelling choice, made after
  /// public notes (grade C).
  public mutating func retarget(
    to target: Double, insteadOf announced: Double, in range: ScrollRange
  ) {
    self.target = target
    guard range.contains(motion.offset) else {
      isPulledToTarget = true
      return
    }
    let velocity = motion.velocity
    let distance = (target - motion.offset) / multiplier
    guard distance.magnitude >= 1e-7 else {
      motion.velocity = 0
      return
    }
    guard velocity * distance >= 0 else { return }
    let isNearer = (target - motion.offset).magnitude <= (announced - motion.offset).magnitude
    guard velocity == 0 || !isNearer else {
      slowDown(over: distance)
      return
    }
    let stopping = distance < 0 ? -Deceleration.stoppingVelocity : Deceleration.stoppingVelocity
    motion.velocity = stopping - distance * deceleration.logarithm
    guard motion.velocity.magnitude < ReleaseVelocity.threshold else { return }
    deceleration = Fling.shortHop
    motion.velocity = stopping - distance * deceleration.logarithm
  }

  /// Puts the content at `offset` and goes on from there. One that has a target ahead keeps its
  /// velocity and slows down over the distance that is left, a modelling choice as well.
  public mutating func move(to offset: Double) {
    guard offset != motion.offset else { return }
    motion.offset = offset
    guard let target, !isPulledToTarget else { return }
    let distance = (target - offset) / multiplier
    guard motion.velocity * distance > 0, distance.magnitude >= 1e-7 else { return }
    slowDown(over: distance)
  }

  /// The rate with which the velocity, kept as it is, is spent over `distance`, which lies ahead.
  private mutating func slowDown(over distance: Double) {
    let excess = max(0, motion.velocity.magnitude - Deceleration.stoppingVelocity)
    let rate = ElementaryFunctions.exp(-excess / distance.magnitude)
    // A rate of 0 has no logarithm; that of the smallest number stops as soon.
    deceleration = Deceleration(
      rate: max(min(rate, Fling.slowestRate), Double.leastNormalMagnitude))
  }

  private mutating func approach(_ target: Double, milliseconds: Double) {
    guard !isPulledToTarget else {
      bounce(at: target, milliseconds: milliseconds)
      return
    }
    deceleration.step(&motion, milliseconds: milliseconds, multiplier: multiplier)
    let left = target - motion.offset
    let isSlow = motion.velocity.magnitude < Deceleration.stoppingVelocity
    if left * motion.velocity <= 0 || isSlow && left.magnitude > Fling.longestCreep {
      motion = ScrollMotion(offset: target, velocity: 0)
    } else if isSlow {
      if deceleration.rate < Fling.shortHop.rate { deceleration = Fling.shortHop }
      motion.velocity =
        left < 0 ? -Deceleration.stoppingVelocity : Deceleration.stoppingVelocity
    }
  }
}
