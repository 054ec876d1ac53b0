#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform

  /// What the header has added to a number that belongs to the app, and can take
  /// away again.
  ///
  /// The original is never remembered, because the app may change it at any time: only the share is.
  ///
  ///     the view's number = the app's part + the header's share
  struct InsetShare: Equatable {
    /// What the header has added, in points.
    private(set) var amount = 0.0
    /// The number as it was last written or accepted, `nil` before the first time.
    private var known: Double?

    /// Whether the app has written `value` over what was there.
    func isOverwritten(by value: Double) -> Bool {
      known.map { $0 != value } ?? false
    }

    /// Changes the share to `amount`; gives the number to write in place of `value`, which the view has
    /// now. A number that is not the one last written was written by the app, and is the app's whole part: as
    /// if there were no header.
    mutating func change(to amount: Double, in value: Double) -> Double {
      let appPart = isOverwritten(by: value) ? value : value - self.amount
      self.amount = amount
      known = appPart + amount
      return appPart + amount
    }
  }
#endif
