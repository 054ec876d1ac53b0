#if os(iOS) || os(visionOS)
  import HeaderObservation
  import ScrollPhysics
  import SwiftUI
  import UIKit

  /// An empty view behind the content that finds the scroll view in it: a `List` is moved in no other way.
  struct ScrollProbe: UIViewRepresentable {
    let page: PageModel
    /// Whether the scroll view is looked at, because it does not say what moves it.
    let looks: Bool

    func makeUIView(context: Context) -> ScrollProbeView {
      ScrollProbeView(page: page, looks: looks)
    }

    func updateUIView(_ view: ScrollProbeView, context: Context) {
      view.page = page
      // Nothing may be published in the middle of an update.
      Task { @MainActor in view.look() }
    }

    static func dismantleUIView(_ view: ScrollProbeView, coordinator: Void) { view.stop() }
  }

  /// Finds the scroll view beside it, and again after it was made anew.
  ///
  /// It writes one thing, the content offset, and that only when it is asked to: of a page at rest, or of one
  /// that flies on behind another. It looks whenever the scroll view or its pan gesture changes, and at the
  /// end of every turn of the run loop while something moves. It is no view's delegate.
  final class ScrollProbeView: UIView {
    /// What the scroll view is to the header.
    var page: PageModel {
      didSet { if page !== oldValue { join() } }
    }
    private let looks: Bool
    private weak var found: UIScrollView?
    private var observations: [NSKeyValueObservation] = []
    private var isLooking = false

    init(page: PageModel, looks: Bool) {
      (self.page, self.looks) = (page, looks)
      super.init(frame: .zero)
      isUserInteractionEnabled = false
      isHidden = true
      join()
    }

    required init?(coder: NSCoder) { nil }

    private func join() {
      page.move = { [weak self] request in self?.move(request) ?? false }
      if looks { page.look = { [weak self] in self?.look() } }
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      look()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      look()
    }

    // MARK: Finding

    /// The scroll view: the one that was found, unless that is no longer beside this view.
    private func scrollView() -> UIScrollView? {
      if let found, found.window != nil, found.window === window { return found }
      guard window != nil, let scrollView = nearestScrollView else { return nil }
      let isRebuilt = !observations.isEmpty
      stop()
      found = scrollView
      if looks { observe(scrollView, isRebuilt) }
      return scrollView
    }

    /// The one that is nearest on the screen of this view's controller and intersects this view. While this
    /// view has no size, there is none: it looks again once it has.
    private var nearestScrollView: UIScrollView? {
      NearestView.find(
        from: self, superview: { $0.superview }, subviews: { $0.subviews },
        endsScreen: { $0.next is UIViewController },
        matches: {
          $0 is UIScrollView && $0.convert($0.bounds, to: self).intersects(bounds)
        }) as? UIScrollView
    }

    private func observe(_ scrollView: UIScrollView, _ isRebuilt: Bool) {
      if isRebuilt {
        page.update { header, scroll, _ in header.scrollViewWasRebuilt(scrollView.sight, of: scroll)
        }
      }
      observe(scrollView, \.contentOffset)
      observe(scrollView, \.contentSize)
      observe(scrollView, \.contentInset)
      scrollView.panGestureRecognizer.addTarget(self, action: #selector(panDidChange))
    }

    private func observe<Value>(_ scrollView: UIScrollView, _ path: KeyPath<UIScrollView, Value>) {
      observations.append(
        scrollView.observe(path) { [weak self] _, _ in
          MainActor.assumeIsolated { self?.look() }
        })
    }

    /// Lets go of the scroll view.
    func stop() {
      observations = []
      found?.panGestureRecognizer.removeTarget(self, action: #selector(panDidChange))
      found = nil
    }

    // MARK: Looking

    @objc private func panDidChange() {
      look()
    }

    /// Hands on what the scroll view says now.
    func look() {
      guard looks, !isLooking, window != nil, let scrollView = scrollView() ?? found else { return }
      isLooking = true
      page.update { header, scroll, _ in header.update(scrollView.sight, of: scroll) }
      isLooking = false
    }

    // MARK: Moving

    /// Returns whether the scroll view goes there.
    private func move(_ request: ScrollRequest) -> Bool {
      guard let scrollView = scrollView(), !scrollView.isTracking else { return false }
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

  extension UIScrollView {
    /// What it says of itself.
    fileprivate var sight: ScrollSight {
      let pan = panGestureRecognizer
      let sample = ScrollSample(
        offset: Double(contentOffset.y), contentSize: Double(contentSize.height),
        isTracking: isTracking, isPanning: pan.state == .began || pan.state == .changed,
        isDecelerating: isDecelerating, translation: Double(pan.translation(in: window).y),
        time: HeaderModel.time)
      return ScrollSight(
        sample: sample,
        geometry: ObservedGeometry(
          offset: sample.offset, contentSize: sample.contentSize, height: Double(bounds.height),
          insetTop: Double(adjustedContentInset.top),
          insetBottom: Double(adjustedContentInset.bottom)))
    }
  }
#endif
