#if canImport(UIKit) || canImport(HeadlessUIKit)
  #if canImport(UIKit)
    import UIKit
    import UIKit.UIGestureRecognizerSubclass
  #else
    import HeadlessUIKit
  #endif

  /// Recognises every finger on a view at once, and by that keeps lists from scrolling with it. It is
  /// in no other recogniser's way, and the view gets its touches as ever.
  @MainActor
  final class TouchKeeper: UIGestureRecognizer {
    private let isAList: @MainActor (UIGestureRecognizer) -> Bool

    /// Keeps fingers on `view` from the recognisers of which `isAList` is true.
    init(on view: UIView, from isAList: @escaping @MainActor (UIGestureRecognizer) -> Bool) {
      self.isAList = isAList
      #if canImport(UIKit)
        super.init(target: nil, action: nil)
      #else
        super.init()
      #endif
      cancelsTouchesInView = false
      view.addGestureRecognizer(self)
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
      isAList(preventedGestureRecognizer)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
      false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      if state == .possible { state = .began }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      state = .cancelled
    }
  }
#endif
