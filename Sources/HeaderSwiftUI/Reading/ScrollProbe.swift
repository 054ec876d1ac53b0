#if os(iOS) || os(visionOS)
  import HeaderObservation
  import HeaderPlatform
  import ScrollPhysics
  import SwiftUI
  import UIKit

  /// An empty view behind the content that finds the scroll view in it. There is no other way to move a `List`.
  struct ScrollProbe: UIViewRepresentable {
    let page: PageModel

    func makeUIView(context: Context) -> ScrollProbeView {
      ScrollProbeView(page: page)
    }

    func updateUIView(_ view: ScrollProbeView, context: Context) {
      // Nothing may be published during an update.
      Task { @MainActor in view.takeSnapshot() }
    }

    static func dismantleUIView(_ view: ScrollProbeView, coordinator: Void) { view.stop() }
  }

  /// Finds the scroll view near it, also after SwiftUI recreated that.
  ///
  /// It writes only the content offset, and only on request: of a page at rest, or of a page that still decelerates
  /// after another became active. It takes a snapshot whenever the scroll view or its pan gesture changes, and at the
  /// end of each turn of the run loop while something moves. It is not a delegate.
  final class ScrollProbeView: UIView {
    /// The page of the scroll view.
    private let page: PageModel
    private weak var found: UIScrollView?
    private var watch: ScrollViewWatch?
    /// Animates a requested move of the content.
    private var run: ContentRun?
    /// Whether it takes snapshots, because the scroll view does not report phases.
    private var takesSnapshots: Bool { !ScrollReading.reportsPhases }

    init(page: PageModel) {
      self.page = page
      super.init(frame: .zero)
      isUserInteractionEnabled = false
      isHidden = true
      page.move = { [weak self] request in self?.move(request) ?? false }
      if takesSnapshots { page.takeSnapshot = { [weak self] in self?.takeSnapshot() } }
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      takeSnapshot()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      takeSnapshot()
    }

    // MARK: Finding

    /// Returns the scroll view: the known one, unless it is no longer in the same window.
    private func scrollView() -> UIScrollView? {
      if let found, found.window != nil, found.window === window { return found }
      // While this view has no size there is none; it searches again after the layout.
      guard window != nil,
        let scrollView = nearestScrollView(where: {
          $0.convert($0.bounds, to: self).intersects(bounds)
        })
      else { return nil }
      let isRebuilt = watch != nil
      stop()
      found = scrollView
      if takesSnapshots { observe(scrollView, isRebuilt) }
      return scrollView
    }

    private func observe(_ scrollView: UIScrollView, _ isRebuilt: Bool) {
      if isRebuilt {
        page.update { header, scroll, _ in
          header.scrollViewWasRebuilt(scrollView.snapshot, of: scroll)
        }
      }
      let didChange: @MainActor () -> Void = { [weak self] in self?.takeSnapshot() }
      watch = ScrollViewWatch(scrollView, didMove: didChange, didResize: didChange)
    }

    /// Stops observing the scroll view.
    func stop() {
      run?.stop()
      watch?.stop()
      (run, watch, found) = (nil, nil, nil)
    }

    // MARK: Snapshots

    /// Takes a snapshot of the scroll view, and reports it.
    func takeSnapshot() {
      guard takesSnapshots, window != nil, let scrollView = scrollView() ?? found else { return }
      page.update { header, scroll, _ in header.update(scrollView.snapshot, of: scroll) }
    }

    // MARK: Moving

    /// Moves the content; returns whether that is possible.
    private func move(_ request: ScrollRequest) -> Bool {
      run?.stop()
      run = nil
      guard let scrollView = scrollView(), !scrollView.isTracking else { return false }
      let start = scrollView.contentOffset
      let end = CGPoint(x: start.x, y: CGFloat(request.offset))
      // Ends the current motion, also before an animation in frames.
      scrollView.setContentOffset(request.animation == nil ? end : start, animated: false)
      guard let animation = request.animation else { return true }
      run = ContentRun(from: Double(start.y), to: request.offset, animation) {
        [weak self, weak scrollView] offset in
        guard let scrollView else { return }
        if scrollView.isTracking {
          self?.run?.stop()
        } else {
          scrollView.contentOffset.y = CGFloat(offset)
        }
      }
      return true
    }
  }

  extension UIScrollView {
    /// Its current state.
    fileprivate var snapshot: ScrollSnapshot {
      let sample = sample(at: HeaderModel.time)
      return ScrollSnapshot(
        sample: sample,
        geometry: ObservedGeometry(
          offset: sample.offset, contentSize: sample.contentSize, height: Double(bounds.height),
          insetTop: Double(adjustedContentInset.top),
          insetBottom: Double(adjustedContentInset.bottom)))
    }
  }
#endif
