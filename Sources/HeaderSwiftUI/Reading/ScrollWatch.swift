#if os(iOS) || os(visionOS)
  import HeaderObservation
  import SwiftUI
  import UIKit

  /// Looks at a scroll view whenever it or its pan gesture changes, and at the end of every turn of the
  /// run loop while something moves. It writes nothing and is no view's delegate.
  @MainActor
  final class ScrollWatch: NSObject {
    private(set) weak var scrollView: UIScrollView?
    private let page: PageModel
    private var observations: [NSKeyValueObservation] = []
    private var isLooking = false

    init(_ scrollView: UIScrollView, page: PageModel) {
      self.scrollView = scrollView
      self.page = page
    }

    /// Begins. `viewWasLost` is told at the end of a turn in which the scroll view is on no screen any
    /// more.
    func start(isRebuilt: Bool, viewWasLost: @escaping @MainActor () -> Void) {
      guard let scrollView else { return }
      page.look = { [weak self] in
        self?.look()
        if self?.scrollView?.window == nil { viewWasLost() }
      }
      if isRebuilt, let sample, let geometry {
        page.update { header, number, _ in
          header.scrollViewWasRebuilt(sample, geometry, of: number)
        }
      }
      observe(scrollView, \.contentOffset)
      observe(scrollView, \.contentSize)
      observe(scrollView, \.contentInset)
      scrollView.panGestureRecognizer.addTarget(self, action: #selector(panDidChange))
      look()
    }

    /// Ends.
    func stop() {
      observations = []
      scrollView?.panGestureRecognizer.removeTarget(self, action: #selector(panDidChange))
      page.look = nil
    }

    private func observe<Value>(_ scrollView: UIScrollView, _ path: KeyPath<UIScrollView, Value>) {
      observations.append(
        scrollView.observe(path) { [weak self] _, _ in
          MainActor.assumeIsolated { self?.look() }
        })
    }

    /// Hands on what the scroll view says now.
    func look() {
      guard !isLooking, let sample, let geometry else { return }
      isLooking = true
      page.update { header, number, _ in header.update(sample, geometry, of: number) }
      isLooking = false
    }

    @objc private func panDidChange() {
      look()
    }

    // MARK: Reading

    private var sample: ScrollSample? {
      guard let scrollView else { return nil }
      let pan = scrollView.panGestureRecognizer
      return ScrollSample(
        offset: Double(scrollView.contentOffset.y),
        contentSize: Double(scrollView.contentSize.height), isTracking: scrollView.isTracking,
        isPanning: pan.state == .began || pan.state == .changed,
        isDecelerating: scrollView.isDecelerating,
        translation: Double(pan.translation(in: scrollView.window).y), time: HeaderModel.time)
    }

    private var geometry: ObservedGeometry? {
      guard let scrollView else { return nil }
      let inset = scrollView.adjustedContentInset
      return ObservedGeometry(
        offset: Double(scrollView.contentOffset.y),
        contentSize: Double(scrollView.contentSize.height),
        height: Double(scrollView.bounds.height), insetTop: Double(inset.top),
        insetBottom: Double(inset.bottom))
    }
  }
#endif
