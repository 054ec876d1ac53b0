#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  package import HeaderObservation

  /// What both adapters hear and read of a scroll view, without being its delegate.
  @MainActor
  package final class ScrollViewWatch: NSObject {
    private weak var scrollView: UIScrollView?
    private let didMove: @MainActor () -> Void
    private var observations: [NSKeyValueObservation] = []

    /// Calls `didMove` whenever the content of `scrollView` has moved or its pan gesture has changed, and
    /// `didResize` whenever the content's size or the inset has, until ``stop()``.
    package init(
      _ scrollView: UIScrollView, didMove: @escaping @MainActor () -> Void,
      didResize: @escaping @MainActor () -> Void
    ) {
      self.scrollView = scrollView
      self.didMove = didMove
      super.init()
      observe(\.contentOffset, didMove)
      observe(\.contentSize, didResize)
      observe(\.contentInset, didResize)
      let pan = scrollView.panGestureRecognizer
      #if canImport(ObjectiveC)
        pan.addTarget(self, action: #selector(panDidChange))
      #else
        pan.headlessAddTarget(self) { [weak self] _ in self?.panDidChange() }
      #endif
    }

    /// Calls `didChange` as well, whenever what `property` says has changed.
    package func observe<Value>(
      _ property: KeyPath<UIScrollView, Value>, _ didChange: @escaping @MainActor () -> Void
    ) {
      guard let scrollView else { return }
      observations.append(
        scrollView.observe(property) { _, _ in MainActor.assumeIsolated { didChange() } })
    }

    /// Calls `didLift` as well, once a finger that has dragged lifts and before the scroll view plans what
    /// follows. A pan gesture's target is called after that.
    package func observeLift(_ didLift: @escaping @MainActor () -> Void) {
      guard let pan = scrollView?.panGestureRecognizer else { return }
      observations.append(
        pan.observe(\.state) { pan, _ in
          MainActor.assumeIsolated { if pan.state == .ended { didLift() } }
        })
    }

    #if canImport(ObjectiveC)
      @objc
    #endif
    private func panDidChange() {
      didMove()
    }

    /// Ends.
    package func stop() {
      observations = []
      let pan = scrollView?.panGestureRecognizer
      #if canImport(ObjectiveC)
        pan?.removeTarget(self, action: #selector(panDidChange))
      #else
        pan?.headlessRemoveTarget(self)
      #endif
    }
  }

  extension UIScrollView {
    /// What it says of itself at `time`, in seconds.
    package func sample(at time: Double) -> ScrollSample {
      let pan = panGestureRecognizer
      return ScrollSample(
        offset: Double(contentOffset.y), contentSize: Double(contentSize.height),
        isTracking: isTracking, isPanning: pan.state == .began || pan.state == .changed,
        isDecelerating: isDecelerating, translation: Double(pan.translation(in: window).y),
        time: time)
    }
  }
#endif
