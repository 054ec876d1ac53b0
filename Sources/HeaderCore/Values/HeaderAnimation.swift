public import ScrollPhysics

/// How a change of layout is shown over time.
///
///     progress 1 ┤              ╭───
///                │            ╱
///              0 ┤──────────╯
///                 delay      duration
///
/// While the delay runs nothing is seen: the header stands at the layout that it leaves. A finger or a
/// request that comes meanwhile finds it there. So a header returns after two seconds of rest without
/// a clock:
///
/// ```swift
/// HeaderReaction(animation: HeaderAnimation(duration: 0.2, delay: 2))
/// ```
public struct HeaderAnimation: Sendable, Equatable {
  /// Seconds from the layout on screen to the new one, at least 0.
  public var duration: Double
  /// Seconds before that in which the header stands, at least 0.
  public var delay: Double
  /// How progress follows time.
  public var curve: TimingCurve

  /// An animation of `duration` seconds along `curve`, which is UIKit's default unless given, after
  /// `delay` seconds.
  @inlinable
  public init(duration: Double, delay: Double = 0, curve: TimingCurve = .easeInOut) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
  }

  /// How an animated scroll without a duration of its own goes: as
  /// `setContentOffset(_:animated: true)` does.
  package static var scrolling: HeaderAnimation {
    HeaderAnimation(duration: 0.3, curve: .easeInOutSine)
  }

  /// Seconds from the beginning of the delay to the end.
  public var length: Double { delay + duration }

  /// How much of the way is done `seconds` after the animation began, 0 to 1.
  public func progress(after seconds: Double) -> Double {
    guard duration > 0, seconds < length else { return 1 }
    return seconds > delay ? curve.value(at: (seconds - delay) / duration) : 0
  }

  /// What is left of the animation once it has come to `progress`, 0 to 1. A delay that is not over
  /// begins again.
  public func remainder(from progress: Double) -> HeaderAnimation {
    let rest = curve.remainder(from: progress)
    return HeaderAnimation(
      duration: duration * rest.duration, delay: progress > 0 ? 0 : delay, curve: rest.curve)
  }
}
