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

  /// The app's part of `value`, which the view has now.
  ///
  /// A number that is not the one last written was written by the app, and can be read two ways: as
  /// a new total that knows nothing of the header, or as a change to what was there. The reading is
  /// taken that leaves the app's part at zero or above, and of two such the smaller.
  func appPart(of value: Double) -> Double {
    let changed = value - amount
    guard isOverwritten(by: value) else { return changed }
    guard changed >= 0 else { return value }
    return value < 0 ? changed : min(value, changed)
  }

  /// Changes the share to `amount`; gives the number to write in place of `value`.
  mutating func change(to amount: Double, in value: Double) -> Double {
    let total = appPart(of: value) + amount
    self.amount = amount
    known = total
    return total
  }
}
