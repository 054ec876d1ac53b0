#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  /// The titles of a header's accessibility actions, in the app's language.
  public struct HeaderAccessibilityTitles: Sendable, Equatable {
    /// The action that expands the header, "Show search" for example.
    public var expand: String
    /// The action that collapses the header, "Hide search" for example.
    public var collapse: String

    /// Titles as VoiceOver speaks them.
    public init(expand: String, collapse: String) {
      (self.expand, self.collapse) = (expand, collapse)
    }
  }
#endif
