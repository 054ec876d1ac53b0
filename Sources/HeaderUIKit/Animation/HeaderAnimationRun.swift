#if canImport(UIKit) || canImport(HeadlessUIKit)
  import HeaderCore
  import ScrollPhysics
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// A header animation that is under way: the animator that shows it, and what it leaves and goes
  /// to.
  @MainActor
  final class HeaderAnimationRun {
    private var transition: HeaderTransition
    private let animator: UIViewPropertyAnimator

    /// Sets everything to `transition`'s end with `changes`, and shows the way there. `completion`
    /// runs when it has got there, and not when it is stopped.
    init(
      _ transition: HeaderTransition, animation: HeaderAnimation,
      changes: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void
    ) {
      self.transition = transition
      let curve = animation.curve
      animator = UIViewPropertyAnimator(
        duration: animation.duration,
        timingParameters: UICubicTimingParameters(
          controlPoint1: CGPoint(x: curve.x1, y: curve.y1),
          controlPoint2: CGPoint(x: curve.x2, y: curve.y2)))
      animator.addAnimations(changes)
      animator.addCompletion { position in
        if position == .end { completion() }
      }
      animator.startAnimation()
    }

    /// What is on screen, read off `header` as it is drawn: `minY` and `height` of its frame there,
    /// in the layout's coordinates.
    func visibleLayout(minY: Double, height: Double) -> HeaderLayout {
      let (start, end) = (transition.start, transition.end)
      let share =
        start.headerHeight != end.headerHeight
        ? (height - start.headerHeight) / (end.headerHeight - start.headerHeight)
        : start.headerMinY != end.headerMinY
          ? (minY - start.headerMinY) / (end.headerMinY - start.headerMinY)
          : Double(animator.fractionComplete)
      return transition.layout(at: share)
    }

    /// Whether the animation may go on although the header now belongs at `layout`.
    func carries(on layout: HeaderLayout) -> Bool {
      guard let carried = transition.carried(to: layout) else { return false }
      transition = carried
      return true
    }

    /// Ends the animation where it is.
    func stop() {
      animator.stopAnimation(true)
    }
  }
#endif
