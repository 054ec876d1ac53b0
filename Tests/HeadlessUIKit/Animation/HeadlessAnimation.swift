/// One animation: when it began, how long it takes, and which views it shows on their way.
///
/// The views' own numbers are at their end from the beginning.
@MainActor
final class HeadlessAnimation {
  /// Seconds from the first frame to the last.
  let duration: Double
  let allowsUserInteraction: Bool
  var completion: (() -> Void)?
  private let curve: (Double) -> Double
  /// Milliseconds on the screen's clock, the delay included.
  private let startTime: Double
  private var views: [UIView] = []
  private let screen = HeadlessScreen.current

  init(
    duration: Double, delay: Double = 0, allowsUserInteraction: Bool,
    curve: @escaping (Double) -> Double
  ) {
    self.duration = duration
    self.curve = curve
    self.allowsUserInteraction = allowsUserInteraction
    startTime = screen.time + max(0, delay) * 1000
  }

  /// The share of the duration that has passed, 0 to 1.
  var fraction: Double { min(max((screen.time - startTime) / (duration * 1000), 0), 1) }

  /// How far the views are on their way.
  var progress: Double { curve(fraction) }

  var isOver: Bool { screen.time - startTime >= duration * 1000 }

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

  /// Goes no further. The views' numbers become what `position` says, and it is forgotten.
  func end(at position: UIViewAnimatingPosition) {
    screen.animations.removeAll { $0 === self }
    for view in views { view.endChanges(of: self, at: position) }
    views = []
  }
}
