#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderRunLoop
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// Watches the scroll view without being its delegate: looks whenever the offset, the content's size or
  /// the inset changes, whenever the pan gesture does, and at the end of every turn of the run loop while
  /// something moves: UIKit has no callback for a finger that lifts without having dragged, and may have
  /// none for a fling that the app cuts short.
  extension HeaderHost {
    /// Begins.
    func observe() {
      // Whether a delegate is asked where a fling ends, and passes that on.
      let hasDelegate = proxy != nil || lists?.driver.traits.choosesTarget == true
      pan = PanWatch(link.view.panGestureRecognizer, beforeScrollView: !hasDelegate) {
        [weak self] in self?.look()
      }
      observe(\.contentOffset) { $0.look() }
      observe(\.contentSize) { $0.geometryMayHaveChanged() }
      observe(\.contentInset) { $0.geometryMayHaveChanged() }
      if proxy != nil { observe(\.delegate) { $0.proxy?.takePlace() } }
    }

    /// Ends.
    func endObserving() {
      observations = []
      pan?.stop()
      pan = nil
      turns.stop()
    }

    private func observe<Value>(
      _ property: KeyPath<UIScrollView, Value>,
      _ change: @escaping @MainActor (HeaderHost) -> Void
    ) {
      observations.append(
        link.view.observe(property) { [weak self] _, _ in
          MainActor.assumeIsolated { if let self { change(self) } }
        })
    }

    /// Hears of the end of this turn of the run loop, and of the next for as long as it is needed.
    func watchTurns() {
      if isAttached { turns.start() }
    }
  }
#endif
