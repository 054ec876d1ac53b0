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
    private let animation: HeaderAnimation
    private let animator: UIViewPropertyAnimator

    /// Sets everything to `transition`'s end with `changes`, and shows the way there. `completion`
    /// runs when it has got there, and not when it is stopped.
    init(
      _ transition: HeaderTransition, animation: HeaderAnimation,
      changes: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void
    ) {
      self.transition = transition
      self.animation = animation
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
      transition.layout(at: progress(minY: minY, height: height))
    }

    private func progress(minY: Double, height: Double) -> Double {
      let (start, end) = (transition.start, transition.end)
      if start.headerHeight != end.headerHeight {
        return (height - start.headerHeight) / (end.headerHeight - start.headerHeight)
      }
      if start.headerMinY != end.headerMinY {
        return (minY - start.headerMinY) / (end.headerMinY - start.headerMinY)
      }
      return Double(animator.fractionComplete)
    }

    /// Whether the animation may go on although the header now belongs at `layout`.
    func carries(on layout: HeaderLayout) -> Bool {
      guard let carried = transition.carried(to: layout) else { return false }
      transition = carried
      return true
    }

    /// The rest of the way to `layout` instead, where `event` is no reason to end the animation.
    /// `minY` and `height` say where the header is seen.
    func rest(
      to layout: HeaderLayout, answering event: ScrollEvent, minY: Double, height: Double
    ) -> (transition: HeaderTransition, animation: HeaderAnimation)? {
      let progress = progress(minY: minY, height: height)
      let rest = animation.remainder(from: progress)
      guard rest.duration > 0 else { return nil }
      return transition.redirected(to: layout, at: progress, answering: event).map { ($0, rest) }
    }

    /// Ends the animation where it is.
    func stop() {
      animator.stopAnimation(true)
    }
  }
#endif
