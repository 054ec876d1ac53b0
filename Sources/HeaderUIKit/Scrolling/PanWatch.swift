#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// Hears a pan gesture begin, go on and end, beside its scroll view.
  ///
  /// A target is called after the scroll view has answered the gesture itself. That the finger has
  /// lifted can be observed as well, before the scroll view plans what follows.
  @MainActor
  final class PanWatch: NSObject {
    private weak var recognizer: UIPanGestureRecognizer?
    private let gestureDidChange: @MainActor () -> Void
    private var observation: NSKeyValueObservation?

    /// Calls `gestureDidChange` until ``stop()``; with `beforeScrollView` as soon as the finger lifts,
    /// which is before a delegate would be asked where the fling ends.
    init(
      _ recognizer: UIPanGestureRecognizer, beforeScrollView: Bool,
      _ gestureDidChange: @escaping @MainActor () -> Void
    ) {
      self.recognizer = recognizer
      self.gestureDidChange = gestureDidChange
      super.init()
      #if canImport(ObjectiveC)
        recognizer.addTarget(self, action: #selector(panDidChange))
      #else
        recognizer.headlessAddTarget(self) { [weak self] _ in self?.gestureDidChange() }
      #endif
      guard beforeScrollView else { return }
      observation = recognizer.observe(\.state) { [weak self] recognizer, _ in
        MainActor.assumeIsolated {
          if recognizer.state == .ended { self?.gestureDidChange() }
        }
      }
    }

    func stop() {
      observation = nil
      #if canImport(ObjectiveC)
        recognizer?.removeTarget(self, action: #selector(panDidChange))
      #else
        recognizer?.headlessRemoveTarget(self)
      #endif
    }

    #if canImport(ObjectiveC)
      @objc private func panDidChange() {
        gestureDidChange()
      }
    #endif
  }
#endif
