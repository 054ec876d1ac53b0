#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  public import HeaderPlatform

  /// The two background colors of an element.
  @MainActor
  public struct HeaderColors {
    /// The color while the element's color state is 0.
    public var resting: UIColor
    /// The color while it is 1: in a collapsed header, for example.
    public var other: UIColor

    /// Two colors.
    public init(resting: UIColor, other: UIColor) {
      self.resting = resting
      self.other = other
    }
  }
#endif
