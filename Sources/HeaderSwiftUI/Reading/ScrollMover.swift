#if os(iOS) || os(visionOS)
  import HeaderCore
  import HeaderObservation
  import ScrollPhysics
  import SwiftUI
  import UIKit

  /// An empty view behind a scroll view that takes it where the header asks it to be: a `List` has no other
  /// way.
  struct ScrollMover: UIViewRepresentable {
    let page: PageModel

    func makeUIView(context: Context) -> ScrollMoverView { ScrollMoverView(page: page) }

    func updateUIView(_ view: ScrollMoverView, context: Context) {}
  }

  /// Writes one thing, the content offset, and that only when it is asked to: of a page at rest, or of
  /// one that flies on behind another.
  final class ScrollMoverView: UIView {
    private weak var found: UIScrollView?

    init(page: PageModel) {
      super.init(frame: .zero)
      isUserInteractionEnabled = false
      isHidden = true
      page.move = { [weak self] request in self?.move(request) ?? false }
    }

    required init?(coder: NSCoder) { nil }

    private var scrollView: UIScrollView? {
      if let found, found.window != nil, found.window === window { return found }
      found = nearestScrollView
      return found
    }

    /// Returns whether the scroll view goes there.
    private func move(_ request: ScrollRequest) -> Bool {
      guard let scrollView, !scrollView.isTracking else { return false }
      let target = CGPoint(x: scrollView.contentOffset.x, y: CGFloat(request.offset))
      guard let animation = request.animation else {
        scrollView.setContentOffset(target, animated: false)
        return true
      }
      let curve = animation.curve
      let animator = UIViewPropertyAnimator(
        duration: animation.duration,
        timingParameters: UICubicTimingParameters(
          controlPoint1: CGPoint(x: curve.x1, y: curve.y1),
          controlPoint2: CGPoint(x: curve.x2, y: curve.y2)))
      animator.addAnimations { scrollView.contentOffset = target }
      animator.startAnimation()
      return true
    }
  }
#endif
