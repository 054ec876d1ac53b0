#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderPlatform
  import ScrollPhysics

  extension UIViewPropertyAnimator {
    /// An animation of `changes`, which set everything to its end. `completion` runs at the end, but not if the
    /// animation is stopped.
    convenience init(
      _ animation: HeaderAnimation, _ changes: @escaping @MainActor () -> Void,
      completion: @escaping @MainActor () -> Void
    ) {
      let curve = animation.curve
      self.init(
        duration: animation.duration,
        timingParameters: UICubicTimingParameters(
          controlPoint1: CGPoint(x: curve.x1, y: curve.y1),
          controlPoint2: CGPoint(x: curve.x2, y: curve.y2)))
      addAnimations(changes)
      addCompletion { _ in completion() }
    }
  }
#endif
