public import ScrollPhysics

/// An animation from one layout to another.
///
///     progress 1 ┤              ╭───
///                │            ╱
///              0 ┤──────────╯
///                 delay      duration
///
/// During the delay the header stays at its old layout. A finger or a request during the delay starts from that
/// layout. This lets a header return after two seconds of rest without a clock:
///
/// ```swift
/// HeaderReaction(animation: HeaderAnimation(duration: 0.2, delay: 2))
/// ```
public struct HeaderAnimation: Sendable, Equatable {
  /// Seconds of movement, at least 0.
  public var duration: Double
  /// Seconds of waiting before the movement, at least 0. Ignored if `duration` is 0.
  public var delay: Double
  /// Progress as a function of time.
  public var curve: TimingCurve

  /// An animation of `duration` seconds along `curve`, after `delay` seconds. The default curve is UIKit's.
  @inlinable
  public init(duration: Double, delay: Double = 0, curve: TimingCurve = .easeInOut) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
  }

  /// The animation of `setContentOffset(_:animated: true)`.
  package static var scrolling: HeaderAnimation {
    HeaderAnimation(duration: 0.3, curve: .easeInOutSine)
  }

  /// Seconds from the beginning of the delay to the end of the movement.
  public var length: Double { delay + duration }

  /// Whether the animation is played. Without a duration, or longer than an hour with its delay, it is skipped.
  package var takesTime: Bool { duration > 0 && length <= 3600 }

  /// Returns the progress `seconds` after the animation began, 0 to 1.
  public func progress(after seconds: Double) -> Double {
    guard duration > 0, seconds < length else { return 1 }
    return seconds > delay ? curve.value(at: (seconds - delay) / duration) : 0
  }

  /// Returns the rest of the animation after `progress`, 0 to 1. At progress 0 the delay begins again.
  public func remainder(from progress: Double) -> HeaderAnimation {
    let rest = curve.remainder(from: progress)
    return HeaderAnimation(
      duration: duration * rest.duration, delay: progress > 0 ? 0 : delay, curve: rest.curve)
  }
}
