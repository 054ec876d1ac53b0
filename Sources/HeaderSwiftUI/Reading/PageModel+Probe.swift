#if os(iOS) || os(visionOS)
  import HeaderObservation
  import HeaderPlatform
  import UIKit

  /// Finds the scroll view near the probe, also after SwiftUI replaced it, reads it and moves its content.
  ///
  /// The page is not the scroll view's delegate. It writes only the content offset, on request: of content at rest, or of
  /// content that still decelerates after another page became active. Before iOS 18 it takes a snapshot whenever the
  /// scroll view or its pan gesture changes, and at the end of each turn of the run loop while something moves.
  extension PageModel {
    // MARK: Finding

    /// Whether the scroll view is not observed, or no longer in the probe's window.
    var needsSearch: Bool {
      watch?.scrollView.map { $0.window !== probe?.window } ?? true
    }

    /// Returns the scroll view: the observed one, unless it is no longer in the probe's window.
    private func findScrollView() -> UIScrollView? {
      guard let probe, probe.window != nil else { return nil }
      guard needsSearch else { return watch?.scrollView }
      // No scroll view intersects a probe without a size, which searches again after its layout.
      guard
        let found = probe.nearestScrollView(where: {
          $0.convert($0.bounds, to: probe).intersects(probe.bounds)
        })
      else { return nil }
      guard !ScrollReading.reportsPhases else { return found }
      let isReplaced = watch != nil
      stop()
      if isReplaced {
        update { header, scroll, _ in header.scrollViewWasRebuilt(found.snapshot, of: scroll) }
      }
      let didChange: @MainActor () -> Void = { [weak self] in self?.takeSnapshot() }
      watch = ScrollViewWatch(found, didMove: didChange, didResize: didChange)
      return found
    }

    /// Forgets the scroll view.
    func stop() {
      watch?.stop()
      (run, watch) = (nil, nil)
    }

    // MARK: Reading

    /// Takes a snapshot of the scroll view, and reports it, unless the scroll view reports phases.
    func takeSnapshot() {
      guard !ScrollReading.reportsPhases, let scrollView = findScrollView() else { return }
      update { header, scroll, _ in header.update(scrollView.snapshot, of: scroll) }
    }

    // MARK: Moving

    func move(_ request: ScrollRequest) -> RequestResult {
      run = nil
      guard let scrollView = findScrollView(), !scrollView.isTracking else { return .impossible }
      let start = scrollView.contentOffset
      let end = CGPoint(x: start.x, y: CGFloat(request.offset))
      // Ends the current motion, also before an animation in frames.
      scrollView.setContentOffset(request.animation == nil ? end : start, animated: false)
      guard let animation = request.animation else { return .later }
      run = ContentRun(from: Double(start.y), to: request.offset, animation) {
        [weak self, weak scrollView] offset in
        guard let scrollView else { return }
        if scrollView.isTracking {
          self?.run = nil
        } else {
          scrollView.contentOffset.y = CGFloat(offset)
        }
      }
      return .later
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
