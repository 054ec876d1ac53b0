public import ScrollPhysics

/// How a change of layout is shown over time.
public struct HeaderAnimation: Sendable, Equatable {
  /// Seconds from the layout on screen to the new one, at least 0.
  public var duration: Double
  /// How progress follows time.
  public var curve: TimingCurve

  /// An animation of `duration` seconds along `curve`, which is UIKit's default unless given.
  @inlinable
  public init(duration: Double, curve: TimingCurve = .easeInOut) {
    self.duration = duration
    self.curve = curve
  }

  /// How an animated scroll without a duration of its own goes: as
  /// `setContentOffset(_:animated: true)` does.
  @inlinable
  package static var scrolling: HeaderAnimation {
    HeaderAnimation(duration: 0.3, curve: .easeInOutSine)
  }

  /// What is left of the animation once it has come to `progress`, 0 to 1.
  public func remainder(from progress: Double) -> HeaderAnimation {
    let rest = curve.remainder(from: progress)
    return HeaderAnimation(duration: duration * rest.duration, curve: rest.curve)
  }
}
