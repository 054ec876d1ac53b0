/// Whether an animation has begun, and whether it can go on.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over.
  case inactive = 0
  /// It runs, or stands still and can go on.
  case active = 1
  /// It was stopped and waits to be finished.
  case stopped = 2
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end = 0
  /// Where it began.
  case start = 1
  /// Where it is.
  case current = 2
}

/// An animation that can be held, turned round and ended anywhere.
@MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether it has begun.
  var state: UIViewAnimatingState { get }
  /// Whether it moves.
  var isRunning: Bool { get }
  /// Whether it goes back.
  var isReversed: Bool { get set }
  /// The share of the way, 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Begins, or goes on.
  func startAnimation()
  /// Begins `delay` seconds from now.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds.
  func pauseAnimation()
  /// Ends where it is. With `withoutFinishing` that is all; without, it waits to be finished.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes what was stopped, at `finalPosition`.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of whatever its blocks change.
@MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Animates what `animation` changes as well.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Calls `completion` when it is over.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
