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
    /// What it leaves, and where it goes.
    var transition: HeaderTransition
    private let animator: UIViewPropertyAnimator
    private let animation: HeaderAnimation
    private let startTime = CACurrentMediaTime()
    /// The content that goes along.
    private let link: ScrollViewLink?

    /// Sets everything to `transition`'s end with `changes`, and shows the way there; with `carrying`
    /// the content goes along, to that offset. `completion` runs when it has got there, and not when
    /// it is stopped.
    init(
      _ transition: HeaderTransition, animation: HeaderAnimation,
      carrying content: (link: ScrollViewLink, offset: Double)? = nil,
      changes: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void
    ) {
      self.transition = transition
      self.animation = animation
      link = content?.link
      let curve = animation.curve
      animator = UIViewPropertyAnimator(
        duration: animation.duration,
        timingParameters: UICubicTimingParameters(
          controlPoint1: CGPoint(x: curve.x1, y: curve.y1),
          controlPoint2: CGPoint(x: curve.x2, y: curve.y2)))
      animator.addAnimations(changes)
      if let content {
        animator.addAnimations { content.link.move(to: content.offset) }
      }
      animator.addCompletion { position in
        if position == .end { completion() }
      }
      animator.startAnimation()
    }

    /// Where the content of `link` is seen at this moment; `nil` where it does not go along.
    func carriedOffset(of link: ScrollViewLink) -> Double? {
      self.link === link ? link.visibleOffset : nil
    }

    /// How much of the way is done, 0 to 1, by where the header is drawn: `minY` and `height` of its
    /// frame there, in the layout's coordinates.
    func progress(minY: Double, height: Double) -> Double {
      let (start, end) = (transition.start, transition.end)
      if start.headerHeight != end.headerHeight {
        return (height - start.headerHeight) / (end.headerHeight - start.headerHeight)
      }
      if start.headerMinY != end.headerMinY {
        return (minY - start.headerMinY) / (end.headerMinY - start.headerMinY)
      }
      return Double(animator.fractionComplete)
    }

    /// How much of the way will be done `seconds` from now.
    func progress(in seconds: Double) -> Double {
      let time = CACurrentMediaTime() + seconds - startTime
      guard animation.duration > 0, time < animation.duration else { return 1 }
      return animation.curve.value(at: time / animation.duration)
    }

    /// Ends the animation where it is.
    func stop() {
      animator.stopAnimation(true)
    }
  }
#endif
