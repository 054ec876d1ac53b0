#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform
  #if canImport(UIKit)
    import UIKit.UIGestureRecognizerSubclass
  #endif

  /// Recognizes every touch on a view at once, which prevents the lists' recognizers. It prevents no others, and does
  /// not cancel touches in the view.
  @MainActor
  final class TouchBlocker: UIGestureRecognizer {
    private let isBlocked: @MainActor (UIGestureRecognizer) -> Bool

    /// Prevents the recognizers that `isBlocked` from receiving drags on `view`.
    init(on view: UIView, _ isBlocked: @escaping @MainActor (UIGestureRecognizer) -> Bool) {
      self.isBlocked = isBlocked
      super.init(target: nil, action: nil)
      cancelsTouchesInView = false
      view.addGestureRecognizer(self)
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
      isBlocked(preventedGestureRecognizer)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
      false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      if state == .possible { state = .began }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesCancelled(touches, with: event)
      state = .cancelled
    }
  }
#endif
