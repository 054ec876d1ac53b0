#if canImport(UIKit) || canImport(HeadlessUIKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// The app's constraint on a view's top edge, whatever it is measured from and in whichever order
  /// its items stand.
  @MainActor
  final class EdgeConstraint {
    private let constraint: NSLayoutConstraint
    @WeakView private var view: UIView
    private let sign: Double
    private let original: Double
    /// Where the edge would be with a constant of 0.
    private var reference = 0.0

    init(_ constraint: NSLayoutConstraint, of view: UIView) {
      self.constraint = constraint
      _view = WeakView(view)
      // Interface Builder often puts the superview first; the constant then counts upwards.
      sign = constraint.firstItem === view ? 1 : -1
      original = Double(constraint.constant)
    }

    /// Where the app's own constant puts the edge, in the view's superview.
    var originalEdge: Double { reference + sign * original }

    /// Takes in where the edge has been laid out.
    func measure() {
      reference = Double(view.frame.minY) - sign * Double(constraint.constant)
    }

    func place(at edge: Double) {
      constraint.place(at: sign * (edge - reference))
    }

    func restore() {
      constraint.place(at: original)
    }
  }
#endif
