import ScrollPhysics

/// One animation: when it began, how long it takes, and which views it shows on their way.
///
/// The views' own numbers are at their end from the beginning.
@MainActor
final class HeadlessAnimation {
  /// Seconds from the first frame to the last.
  let duration: Double
  let curve: (Double) -> Double
  let allowsUserInteraction: Bool
  /// Milliseconds on the screen's clock, the delay included.
  private(set) var startTime: Double
  /// The share of the duration at which it stands still, `nil` while it runs.
  private(set) var pausedFraction: Double?
  var isReversed = false {
    didSet { if isReversed != oldValue { mirrorClock() } }
  }
  var completion: (() -> Void)?
  private(set) var views: [UIView] = []
  private let screen: HeadlessScreen

  init(
    duration: Double, delay: Double = 0, allowsUserInteraction: Bool,
    curve: @escaping (Double) -> Double
  ) {
    screen = HeadlessScreen.current
    self.duration = duration
    self.curve = curve
    self.allowsUserInteraction = allowsUserInteraction
    startTime = screen.time + max(0, delay) * 1000
  }

  /// The share of the duration that has passed, 0 to 1, counted forwards even when reversed.
  var fraction: Double {
    if let pausedFraction { return pausedFraction }
    guard duration > 0 else { return isReversed ? 0 : 1 }
    let share = min(max((screen.time - startTime) / (duration * 1000), 0), 1)
    return isReversed ? 1 - share : share
  }

  /// How far the views are on their way. One that stands still is scrubbed, and goes with the
  /// finger instead of the curve.
  var progress: Double { pausedFraction ?? curve(fraction) }

  var isOver: Bool {
    pausedFraction == nil && screen.time - startTime >= duration * 1000
  }

  /// Does `changes`, and animates what they change.
  func perform(_ changes: () -> Void) {
    screen.animationScopes.append(self)
    changes()
    screen.animationScopes.removeLast()
  }

  func add(_ view: UIView) {
    if !views.contains(where: { $0 === view }) { views.append(view) }
  }

  func start() {
    screen.animations.append(self)
  }

  func pause(at fraction: Double? = nil) {
    pausedFraction = min(max(fraction ?? self.fraction, 0), 1)
  }

  func resume() {
    guard let paused = pausedFraction else { return }
    pausedFraction = nil
    let share = isReversed ? 1 - paused : paused
    startTime = screen.time - share * duration * 1000
  }

  /// Goes no further. The views' numbers become what `position` says, and it is forgotten.
  func end(at position: UIViewAnimatingPosition) {
    screen.animations.removeAll { $0 === self }
    for view in views { view.endChanges(of: self, at: position) }
    views = []
  }

  private func mirrorClock() {
    guard pausedFraction == nil else { return }
    let passed = min(max((screen.time - startTime) / (duration * 1000), 0), 1)
    startTime = screen.time - (1 - passed) * duration * 1000
  }
}

extension HeadlessAnimation {
  /// What `curve` means as a function of time.
  static func progress(of curve: TimingCurve) -> (Double) -> Double {
    { curve.value(at: $0) }
  }

  /// A spring that has come to within a thousandth of its end when the duration is over. Which
  /// spring UIKit takes for a duration is not documented: this one is the double's.
  static func spring(dampingRatio: Double, initialVelocity: Double) -> (Double) -> Double {
    let ratio = max(dampingRatio, 0.01)
    let frequency = ratio < 1 ? 6.908 / ratio : 9.234 * ratio
    let spring = DampedSpring(frequency: frequency, dampingRatio: ratio)
    return { share in
      guard share > 0 else { return 0 }
      guard share < 1 else { return 1 }
      return 1 - spring.displacement(after: share, velocity: -initialVelocity)
    }
  }
}
