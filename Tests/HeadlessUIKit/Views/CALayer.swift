/// The layer of a view.
///
/// It reads the view's model values. ``presentation()`` returns a copy with the values that are on the screen.
@MainActor
open class CALayer: NSObject {
  private weak var view: UIView?
  private let shown: VisibleState?

  init(view: UIView, shown: VisibleState? = nil) {
    (self.view, self.shown) = (view, shown)
  }

  /// The frame in the superlayer.
  open var frame: CGRect { numbers.frame }
  /// The bounds.
  open var bounds: CGRect { numbers.bounds }
  /// The drawing order among the layers of one view. Touches follow only the order of subviews.
  open var zPosition: CGFloat = 0
  /// The opacity, 0 to 1.
  open var opacity: Float { Float(numbers.alpha) }

  /// A copy with the values on the screen; `nil` for a view without a window.
  open func presentation() -> CALayer? {
    guard let view, view.window != nil else { return nil }
    return CALayer(view: view, shown: view.visibleState)
  }

  private var numbers: VisibleState { shown ?? view?.state ?? VisibleState() }
}
