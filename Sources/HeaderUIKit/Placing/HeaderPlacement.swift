#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// How a header and its scroll view are put where a technique wants them.
  @MainActor
  public enum HeaderPlacement {
    /// With frames. The header and the scroll view, or a view around it, lie in one container, which
    /// they fill; neither has constraints of its own. A header that lies nowhere yet is added to the
    /// scroll view's superview.
    case frames
    /// With the app's own constraints.
    case constraints(HeaderConstraints)
    /// Inside the scroll view, behind its rows: a finger on the header scrolls as well. For
    /// techniques that leave the scroll view's top edge alone, elastic ones above all.
    case content
  }
#endif
