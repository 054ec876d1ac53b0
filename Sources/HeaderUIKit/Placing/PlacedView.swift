#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform

  /// Sets the top and the height of a view of the app, by the constants of its constraints or by its frame, and
  /// restores them.
  @MainActor
  final class PlacedView {
    @WeakView var view: UIView
    /// Whether it is placed by constraints.
    let isConstrained: Bool
    private let top: LentConstraint?
    private let height: LentConstraint?
    /// Sets the height if the app has a constraint only for the top edge.
    private let addedHeight: NSLayoutConstraint?
    /// Its layout margins, if the safe area is added to them.
    let margins: HeaderMargins?
    private let original: (frame: CGRect, container: CGSize?, usesAutoresizing: Bool)
    /// The view that it was added to, if it had no superview. Restoring removes it from there.
    weak var addedTo: UIView?
    private var isRaised = false
    /// The top edge at a constant of 0.
    private var reference = 0.0

    /// Places `view` by `constraints`, or by its frame. If it has no superview, it is added to `container`. A view
    /// without a constraint for its height gets one if `addsHeight`. The safe area at `edges` is added to its layout
    /// margins.
    init(
      _ view: UIView, in container: UIView? = nil,
      by constraints: (top: NSLayoutConstraint?, height: NSLayoutConstraint?)? = nil,
      addsHeight: Bool = false, reachingUnder edges: UIRectEdge? = nil
    ) {
      _view = WeakView(view)
      isConstrained = constraints != nil
      top = constraints?.top.map { LentConstraint($0, isReversed: $0.firstItem !== view) }
      height = constraints?.height.map { LentConstraint($0) }
      addedHeight =
        addsHeight && isConstrained && height == nil
        ? view.heightAnchor.constraint(equalToConstant: view.frame.height) : nil
      margins = edges.map { HeaderMargins(view, reachesUnder: $0) }
      original = (
        view.frame, view.superview?.bounds.size, view.translatesAutoresizingMaskIntoConstraints
      )
      if view.superview == nil, let container {
        container.addSubview(view)
        addedTo = container
      }
      if !isConstrained { view.translatesAutoresizingMaskIntoConstraints = true }
    }

    /// Draws it in front of the cells and section headers that a list around it inserts at any time.
    func raise() {
      isRaised = true
      view.layer.zPosition += 1
    }

    /// The height of its original frame.
    var frameHeight: Double { Double(original.frame.height) }

    /// Reads the top edge after a layout, from `origin` down.
    func measure(from origin: Double = 0) {
      reference = Double(view.frame.minY) - origin - (top?.distance ?? 0)
    }

    /// The top edge with the app's constant. Valid after `measure()`.
    var originalMinY: Double { reference + (top?.original ?? 0) }

    /// Returns its own height at `width`: by its constraints, or by its frame if `frameCounts`; `nil` if it has
    /// none.
    func fittingHeight(forWidth width: Double, frameCounts: Bool) -> Double? {
      // A height that the layout sets is not the content's.
      guard height == nil else { return nil }
      let isHeightSet = addedHeight?.isActive == true
      addedHeight?.isActive = false
      defer { addedHeight?.isActive = isHeightSet }
      return view.ownHeight(forWidth: width, frameHeight: frameCounts ? frameHeight : 0)
    }

    /// Places it, and returns whether that changed anything. `sides` are used only without constraints.
    @discardableResult
    func place(
      from minY: Double, height: Double, across sides: (minX: Double, width: Double)
    ) -> Bool {
      guard isConstrained else {
        return view.place(
          at: CGRect(x: sides.minX, y: minY, width: sides.width, height: height))
      }
      let isTopNew = top?.set(minY - reference) ?? false
      let isHeightNew = self.height?.set(height) ?? addedHeight?.place(at: height) ?? false
      guard let addedHeight, !addedHeight.isActive else { return isTopNew || isHeightNew }
      addedHeight.isActive = true
      return true
    }

    /// Restores the view. With `keepsSide` it keeps its current x, because others move it sideways. With
    /// `keepsSuperview` it stays in a view that it was added to.
    func restore(keepsSide: Bool = false, keepsSuperview: Bool = false) {
      margins?.restore()
      addedHeight?.isActive = false
      if isRaised { view.layer.zPosition -= 1 }
      if !keepsSuperview, let addedTo, view.superview === addedTo { view.removeFromSuperview() }
      top?.restore()
      height?.restore()
      guard !isConstrained else { return }
      var frame = resizedFrame
      if keepsSide { frame.origin.x = view.frame.minX }
      view.place(at: frame)
      view.translatesAutoresizingMaskIntoConstraints = original.usesAutoresizing
    }

    /// The original frame, autoresized to the superview's current size.
    private var resizedFrame: CGRect {
      guard let old = original.container, let new = view.superview?.bounds.size, new != old
      else { return original.frame }
      // UIKit autoresizes a copy.
      let (container, copy) = (UIView(), UIView(frame: original.frame))
      container.frame.size = old
      copy.autoresizingMask = view.autoresizingMask
      container.addSubview(copy)
      container.frame.size = new
      return copy.frame
    }
  }
#endif
