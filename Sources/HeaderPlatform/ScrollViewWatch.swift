#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  package import HeaderObservation

  /// Observes a scroll view for both adapters, without being its delegate.
  @MainActor
  package final class ScrollViewWatch: NSObject {
    /// The scroll view.
    package private(set) weak var scrollView: UIScrollView?
    private let didMove: @MainActor () -> Void
    private var observations: [NSKeyValueObservation] = []

    /// Calls `didMove` whenever the content offset of `scrollView` or the state of its pan gesture changes, and
    /// `didResize` whenever the content's size or the inset changes, until ``stop()``.
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

    /// Also calls `didChange` whenever `property` changes.
    package func observe<Value>(
      _ property: KeyPath<UIScrollView, Value>, _ didChange: @escaping @MainActor () -> Void
    ) {
      guard let scrollView else { return }
      observations.append(
        scrollView.observe(property) { _, _ in MainActor.assumeIsolated { didChange() } })
    }

    /// Also calls `didLift` when a finger lifts after a drag. Unlike a target of the pan gesture, it is called before
    /// the scroll view handles the lift.
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

    /// Stops.
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
    /// Returns its current sample. `time` is in seconds.
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
