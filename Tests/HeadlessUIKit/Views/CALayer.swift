/// What the display shows of a view.
///
/// A view's own layer reads the model. ``presentation()`` gives a copy that holds what is on screen
/// at this moment.
@MainActor
open class CALayer: NSObject {
  private weak var view: UIView?
  private let shown: VisibleState?

  init(view: UIView) {
    self.view = view
    shown = nil
  }

  /// A copy of `layer`, as Core Animation makes one to show.
  public required init(layer: Any) {
    let view = (layer as? CALayer)?.view
    self.view = view
    shown = view?.visibleState
  }

  /// Where it lies in its superlayer.
  open var frame: CGRect { numbers.frame }
  /// Its own coordinates.
  open var bounds: CGRect { numbers.bounds }
  /// Layers are drawn in the order of these numbers, and then of the subviews; touches go by the
  /// subviews alone.
  open var zPosition: CGFloat {
    get { view?.zPosition ?? 0 }
    set { view?.zPosition = newValue }
  }
  /// 0 for one that cannot be seen, 1 for one that cannot be seen through.
  open var opacity: Float { Float(numbers.alpha) }

  /// What is on screen at this moment: halfway there while an animation runs. `nil` for a view that
  /// is in no window.
  open func presentation() -> Self? {
    guard view?.window != nil else { return nil }
    return Self(layer: self)
  }

  private var numbers: VisibleState { shown ?? view?.state ?? VisibleState() }
}
