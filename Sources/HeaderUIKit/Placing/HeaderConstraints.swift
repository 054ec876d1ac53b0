#if canImport(UIKit) || canImport(HeadlessUIKit)
  #if canImport(UIKit)
    public import UIKit
  #else
    public import HeadlessUIKit
  #endif

  /// The app's own constraints that a header is moved by. Those that are not given are left to the
  /// app: a scroll view pinned to the header's bottom edge needs no constraint of its own here.
  ///
  /// While a header is attached, their constants are the header's to set; on detaching each gets
  /// back the one it had.
  @MainActor
  public struct HeaderConstraints {
    /// The header's height.
    public var headerHeight: NSLayoutConstraint?
    /// The header's top edge. Its constant at the time of attaching is where the header rests when
    /// it is whole.
    public var headerTop: NSLayoutConstraint?
    /// The top edge of the scroll view, or of a container view around it.
    public var scrollViewTop: NSLayoutConstraint?

    /// The constraints that are given.
    public init(
      headerHeight: NSLayoutConstraint? = nil, headerTop: NSLayoutConstraint? = nil,
      scrollViewTop: NSLayoutConstraint? = nil
    ) {
      self.headerHeight = headerHeight
      self.headerTop = headerTop
      self.scrollViewTop = scrollViewTop
    }
  }
#endif
