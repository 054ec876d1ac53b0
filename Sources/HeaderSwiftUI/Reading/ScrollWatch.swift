#if os(iOS) || os(visionOS)
  import HeaderObservation
  import SwiftUI
  import UIKit

  /// Looks at a scroll view whenever it or its pan gesture changes, and in every frame while
  /// something moves. It writes nothing and is no view's delegate.
  @MainActor
  final class ScrollWatch: NSObject {
    private(set) weak var scrollView: UIScrollView?
    private let page: PageModel
    private var observations: [NSKeyValueObservation] = []
    private var link: CADisplayLink?
    private var isLooking = false
    private var viewWasLost: (@MainActor () -> Void)?

    init(_ scrollView: UIScrollView, page: PageModel) {
      self.scrollView = scrollView
      self.page = page
    }

    /// Begins. `viewWasLost` is told in a frame in which the scroll view is on no screen any more.
    func start(isRebuilt: Bool, viewWasLost: @escaping @MainActor () -> Void) {
      guard let scrollView else { return }
      self.viewWasLost = viewWasLost
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
      link?.invalidate()
      link = nil
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
      if needsFrames { watchFrames() }
    }

    @objc private func panDidChange() {
      look()
    }

    // MARK: Frames

    private var needsFrames: Bool { page.header.observed.needsFrames(of: page.number) }

    private func watchFrames() {
      guard link == nil else { return }
      let link = CADisplayLink(target: self, selector: #selector(frameDidPass))
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    @objc private func frameDidPass(_ link: CADisplayLink) {
      look()
      page.update { $0.framePassed(of: $1, at: $2) }
      if scrollView?.window == nil { viewWasLost?() }
      guard !needsFrames else { return }
      link.invalidate()
      self.link = nil
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
