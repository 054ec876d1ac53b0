#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform

  /// A view of the app's that is placed from its top edge down: by the constants of constraints that the
  /// app made, or by its frame. It gets back what it had.
  @MainActor
  final class PlacedView {
    @WeakView var view: UIView
    /// Whether constraints place it.
    let isConstrained: Bool
    private let top: LentConstraint?
    private let height: LentConstraint?
    /// Says how high it is, where the app has a constraint for its top edge alone.
    private let addedHeight: NSLayoutConstraint?
    private let original: (frame: CGRect, usesAutoresizing: Bool)
    /// What it was added to, where it lay nowhere.
    private weak var addedTo: UIView?
    /// Where the top edge would be with a constant of 0.
    private var reference = 0.0

    /// `view`, which is added to `container` if it lies nowhere, placed by `constraints` or else by its
    /// frame. What the app has laid out by its top edge alone `addsHeight`.
    init(
      _ view: UIView, in container: UIView? = nil,
      by constraints: (top: NSLayoutConstraint?, height: NSLayoutConstraint?)? = nil,
      addsHeight: Bool = false
    ) {
      _view = WeakView(view)
      isConstrained = constraints != nil
      top = constraints?.top.map { LentConstraint($0, isReversed: $0.firstItem !== view) }
      height = constraints?.height.map { LentConstraint($0) }
      addedHeight =
        addsHeight && isConstrained && height == nil
        ? view.heightAnchor.constraint(equalToConstant: view.frame.height) : nil
      original = (view.frame, view.translatesAutoresizingMaskIntoConstraints)
      if view.superview == nil, let container {
        container.addSubview(view)
        addedTo = container
      }
      if !isConstrained { view.translatesAutoresizingMaskIntoConstraints = true }
    }

    /// The height of the frame that the app gave it.
    var frameHeight: Double { Double(original.frame.height) }

    /// Takes in where the top edge has been laid out. Gives where the app has it.
    @discardableResult
    func measure() -> Double {
      guard let top else { return Double(view.frame.minY) }
      reference = Double(view.frame.minY) - top.distance
      return reference + top.original
    }

    /// Its own height at `width`, by its frame where constraints do not lead to one and that `counts`;
    /// `nil` where there is none.
    func fittingHeight(forWidth width: Double, frameCounts: Bool) -> Double? {
      // A height that the layout sets says nothing of what the content asks for.
      guard height == nil else { return nil }
      addedHeight?.isActive = false
      return view.ownHeight(forWidth: width, frameHeight: frameCounts ? frameHeight : 0)
    }

    /// Places it, where its sides are not the constraints', `across` what it lies in.
    func place(from minY: Double, height: Double, across sides: (minX: Double, width: Double)) {
      guard isConstrained else {
        return view.place(
          at: CGRect(x: sides.minX, y: minY, width: sides.width, height: height))
      }
      top?.set(minY - reference)
      self.height?.set(height)
      if let addedHeight {
        addedHeight.place(at: height)
        if !addedHeight.isActive { addedHeight.isActive = true }
      }
    }

    /// Gives it back; one that others move sideways `keepsSide`.
    func restore(keepsSide: Bool = false) {
      addedHeight?.isActive = false
      if let addedTo, view.superview === addedTo { view.removeFromSuperview() }
      top?.restore()
      height?.restore()
      guard !isConstrained else { return }
      var frame = original.frame
      if keepsSide { frame.origin.x = view.frame.minX }
      view.place(at: frame)
      view.translatesAutoresizingMaskIntoConstraints = original.usesAutoresizing
    }
  }

  /// A constraint of the app's whose constant is set, until it gets back the one that it had.
  @MainActor
  struct LentConstraint {
    let constraint: NSLayoutConstraint
    private let sign: Double
    /// The distance that it had.
    let original: Double

    /// `constraint`, whose constant is a distance, or the opposite of one if it `isReversed`: Interface Builder
    /// often puts the superview first.
    init(_ constraint: NSLayoutConstraint, isReversed: Bool = false) {
      self.constraint = constraint
      sign = isReversed ? -1 : 1
      original = sign * Double(constraint.constant)
    }

    /// The distance that it has.
    var distance: Double { sign * Double(constraint.constant) }

    func set(_ distance: Double) {
      constraint.place(at: sign * distance)
    }

    func restore() {
      set(original)
    }
  }
#endif
