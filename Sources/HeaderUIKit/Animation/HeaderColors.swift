#if canImport(UIKit) || canImport(HeadlessUIKit)
  #if canImport(UIKit)
    public import UIKit
  #else
    public import HeadlessUIKit
  #endif

  /// The two colours between which an element's background steps.
  @MainActor
  public struct HeaderColors {
    /// Where the element's colour state is 0.
    public var resting: UIColor
    /// Where it is 1: a collapsed header's, for example.
    public var other: UIColor

    /// The colours that are given.
    public init(resting: UIColor, other: UIColor) {
      self.resting = resting
      self.other = other
    }
  }
#endif
