#if canImport(UIKit) || canImport(HeadlessUIKit)
  import HeaderCore
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// The app's constraint for one edge of an element, whichever way round it is written.
  ///
  /// A track says how far the element's edge lies inside the header's. In `title.top == header.top + c`
  /// that is c, and in `header.top == title.top + c` it is -c; at the bottom and the trailing edge the
  /// other way round.
  @MainActor
  struct BoundEdge {
    private let constraint: NSLayoutConstraint
    private let sign: Double
    private let original: Double
    /// Whether it counts from the edge of a view that reaches up under the status bar.
    private let countsSafeArea: Bool

    init(_ attribute: HeaderAttribute, _ constraint: NSLayoutConstraint, of view: UIView) {
      self.constraint = constraint
      original = Double(constraint.constant)
      let isFirst = constraint.firstItem === view
      let growsInwards = attribute == .top || attribute == .leading
      sign = isFirst == growsInwards ? 1 : -1
      let other = isFirst ? constraint.secondItem : constraint.firstItem
      countsSafeArea = attribute == .top && other is UIView
    }

    /// Puts the edge `distance` points inside the header's, of which the top `safeAreaTop` are covered.
    func place(at distance: Double, safeAreaTop: Double) {
      constraint.place(at: sign * (distance + (countsSafeArea ? safeAreaTop : 0)))
    }

    func restore() {
      constraint.place(at: original)
    }
  }
#endif
