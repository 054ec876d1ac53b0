extension UIView {
  /// What of a view follows its superview's size where no constraints of the app's say so.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// As wide as before, and by as much wider as the superview has become.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The same for the height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)

    /// UIKit's bits. The double knows those of the size, and no margin that gives way.
    public let rawValue: UInt

    /// The options whose bits are set.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The size has changed from `old`: what lies in the view and resizes itself follows.
  func resizeSubviews(from old: CGSize) {
    for view in childViews
    where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
      var frame = view.frame
      if view.autoresizingMask.contains(.flexibleWidth) {
        frame.size.width += state.size.width - old.width
      }
      if view.autoresizingMask.contains(.flexibleHeight) {
        frame.size.height += state.size.height - old.height
      }
      guard frame != view.frame else { continue }
      view.place(at: frame)
    }
  }
}
