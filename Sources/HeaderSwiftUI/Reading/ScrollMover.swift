#if os(iOS) || os(visionOS)
  import HeaderCore
  import HeaderObservation
  import ScrollPhysics
  import SwiftUI
  import UIKit

  /// An empty view behind a page that takes its scroll view where the header leaves its place: a `List`
  /// has no other way.
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
      page.move = { [weak self] request in self?.move(request) }
    }

    required init?(coder: NSCoder) { nil }

    private var scrollView: UIScrollView? {
      if let found, found.window != nil, found.window === window { return found }
      found = nearestScrollView
      return found
    }

    private func move(_ request: ScrollRequest) {
      guard let scrollView, !scrollView.isTracking else { return }
      let target = CGPoint(x: scrollView.contentOffset.x, y: CGFloat(request.offset))
      guard let animation = request.animation else {
        return scrollView.setContentOffset(target, animated: false)
      }
      let curve = animation.curve
      let animator = UIViewPropertyAnimator(
        duration: animation.duration,
        timingParameters: UICubicTimingParameters(
          controlPoint1: CGPoint(x: curve.x1, y: curve.y1),
          controlPoint2: CGPoint(x: curve.x2, y: curve.y2)))
      animator.addAnimations { scrollView.contentOffset = target }
      animator.startAnimation()
    }
  }
#endif
