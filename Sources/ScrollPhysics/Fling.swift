/// The motion of content after a finger has lifted: it decelerates, bounces at an edge, and rests.
///
///     offset                  ___
///     edge  ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄_-┄┄┄-__┄┄┄┄┄
///                       _-'
///                    .-'
///                  ,'
///           ───────────────────────────── time
///              decelerates │ bounces │ rests
///
/// A value, which a host with a clock advances. Steps shorter than a millisecond are skipped, as in
/// UIScrollView. A delegate may change the target with ``retarget(to:insteadOf:in:)``.
public struct Fling: Sendable, Equatable {
  /// The content's offset and velocity. Assigning `offset` continues from the new value.
  public var motion: ScrollMotion
  /// The deceleration between the edges.
  public private(set) var deceleration: Deceleration
  /// The factor of every step's distance within the edges; 1 from the first bounce on. See `FlickSeries`.
  public private(set) var multiplier: Double
  /// The new target, if it was retargeted.
  public private(set) var target: Double?

  /// Whether the content was beyond an edge when it was retargeted. The bounce then pulls to the target.
  private var isPulledToTarget = false

  /// Rounding error of sums of offsets, in points. Content closer to an edge than that is on the edge: a
  /// bounce would take 15 % of its speed with every frame at 60 Hz.
  private static let roundingError = 1e-9

  /// A fling that starts at `motion`.
  public init(
    _ motion: ScrollMotion, deceleration: Deceleration = .normal, multiplier: Double = 1
  ) {
    self.motion = motion
    self.deceleration = deceleration
    self.multiplier = multiplier
  }

  /// The announced `targetContentOffset`, neither clamped nor rounded.
  public var announcedTarget: Double {
    deceleration.announcedTarget(of: motion, multiplier: multiplier)
  }

  /// Advances by one display frame of `milliseconds` within `range`.
  ///
  /// A frame that crosses an edge is split at `t = dt (edge - x) / (x' - x)`, where x' is the offset at the
  /// end of the whole frame without the edge. The rest of the frame belongs to the bounce.
  public mutating func advance(by milliseconds: Double, in range: ScrollRange) {
    guard milliseconds >= 1 else { return }
    if let target {
      if range.contains(target) || range.contains(motion.offset) {
        return approach(range.clamp(target), milliseconds: milliseconds)
      }
      self.target = nil
    }
    let start = range.clamp(motion.offset)
    guard (motion.offset - start).magnitude < Fling.roundingError else {
      return bounce(at: start, milliseconds: milliseconds)
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

  /// Returns whether the content has come to rest in `range`. Its offset is then ``restingOffset(in:grid:)``.
  public func hasFinished(in range: ScrollRange) -> Bool {
    if let target, !isPulledToTarget { return motion.offset == range.clamp(target) }
    guard target != nil || !range.contains(motion.offset) else {
      return motion.velocity.magnitude <= Deceleration.stoppingVelocity
    }
    let edge = range.clamp(target ?? motion.offset)
    return EdgeBounce(edge: edge, deceleration: deceleration).hasSettled(motion)
  }

  /// Returns the offset at rest: the target of a retargeted fling, the edge beyond an edge, or the nearest
  /// pixel.
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
  /// The deceleration of a slow fling to a target that is further than announced.
  private static let shortHop = Deceleration(rate: 0.985)
  /// The largest rate for a target that is nearer than announced.
  private static let slowestRate = 0.999
  /// The longest distance to cover at 0.01 points per millisecond: 100 seconds. Content jumps to a target
  /// further away.
  private static let longestCreep = 1000.0

  /// Sends a fling that has not moved yet to `target` instead of the `announced` one. Both are in `range`
  /// and on pixels.
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
  ///     content and target beyond an edge
  ///     after a change of the range           dropped: the usual bounce
  ///
  /// When the offset reaches or passes the target, it is set to the target and stops. A fling that gets
  /// slower than 0.01 before that goes on at 0.01, with a rate of at least 0.985: at a low rate a step of
  /// 0.01 covers almost nothing, and a fling at 6 points per millisecond to a target one point ahead would
  /// take minutes.
  ///
  /// No recording of a retargeted fling was found. This is a modeling choice after public notes.
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
    guard velocity == 0 || !isNearer else { return slowDown(over: distance) }
    let stopping = Fling.stoppingVelocity(towards: distance)
    motion.velocity = stopping - distance * deceleration.logarithm
    guard motion.velocity.magnitude < ReleaseVelocity.threshold else { return }
    deceleration = Fling.shortHop
    motion.velocity = stopping - distance * deceleration.logarithm
  }

  /// Puts the content at `offset` and continues from there. A fling with a target ahead keeps its velocity
  /// and decelerates over the remaining distance, a modeling choice as well.
  public mutating func move(to offset: Double) {
    guard offset != motion.offset else { return }
    motion.offset = offset
    guard let target, !isPulledToTarget else { return }
    let distance = (target - offset) / multiplier
    guard motion.velocity * distance > 0, distance.magnitude >= 1e-7 else { return }
    slowDown(over: distance)
  }

  /// Returns the stopping velocity with the sign of `distance`.
  private static func stoppingVelocity(towards distance: Double) -> Double {
    distance < 0 ? -Deceleration.stoppingVelocity : Deceleration.stoppingVelocity
  }

  /// Sets the deceleration that stops the content after `distance`, which lies ahead.
  private mutating func slowDown(over distance: Double) {
    let excess = deceleration.excessVelocity(of: motion).magnitude
    let rate = ElementaryFunctions.exp(-excess / distance.magnitude)
    // A rate of 0 has no logarithm. The smallest number stops as soon.
    deceleration = Deceleration(
      rate: max(min(rate, Fling.slowestRate), Double.leastNormalMagnitude))
  }

  private mutating func approach(_ target: Double, milliseconds: Double) {
    guard !isPulledToTarget else { return bounce(at: target, milliseconds: milliseconds) }
    deceleration.step(&motion, milliseconds: milliseconds, multiplier: multiplier)
    let left = target - motion.offset
    let isSlow = motion.velocity.magnitude < Deceleration.stoppingVelocity
    if left * motion.velocity <= 0 || isSlow && left.magnitude > Fling.longestCreep {
      motion = ScrollMotion(offset: target, velocity: 0)
    } else if isSlow {
      if deceleration.rate < Fling.shortHop.rate { deceleration = Fling.shortHop }
      motion.velocity = Fling.stoppingVelocity(towards: left)
    }
  }
}
