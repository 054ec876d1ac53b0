#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform

  /// A constraint of the app whose constant is changed, and restored at the end.
  @MainActor
  struct LentConstraint {
    let constraint: NSLayoutConstraint
    private let sign: Double
    /// The original distance.
    let original: Double

    /// The constant of `constraint` is a distance, or its negative if `isReversed`: Interface Builder often makes the
    /// superview the first item.
    init(_ constraint: NSLayoutConstraint, isReversed: Bool = false) {
      self.constraint = constraint
      sign = isReversed ? -1 : 1
      original = sign * Double(constraint.constant)
    }

    /// The current distance.
    var distance: Double { sign * Double(constraint.constant) }

    /// Sets the distance. Returns whether that changes the constant.
    @discardableResult
    func set(_ distance: Double) -> Bool {
      constraint.place(at: sign * distance)
    }

    func restore() {
      set(original)
    }
  }
#endif
