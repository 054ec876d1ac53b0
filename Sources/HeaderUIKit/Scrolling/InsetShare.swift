#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform

  /// The header's share in a property of the app's view, an inset for example.
  ///
  /// Only the share is stored, not the original value, because the app may change that at any time.
  ///
  ///     the property's value = the app's part + the header's share
  struct InsetShare: Equatable {
    /// The header's share, in points.
    private(set) var amount = 0.0
    /// The value that was last written; `nil` before the first time.
    private var known: Double?

    /// Whether the app overwrote the last value with `value`.
    func isOverwritten(by value: Double) -> Bool {
      known.map { $0 != value } ?? false
    }

    /// Changes the share to `amount`. Returns the value to write instead of the current `value`. If the app overwrote
    /// the last value, all of `value` is the app's part.
    mutating func change(to amount: Double, in value: Double) -> Double {
      let appPart = isOverwritten(by: value) ? value : value - self.amount
      self.amount = amount
      known = appPart + amount
      return appPart + amount
    }
  }
#endif
