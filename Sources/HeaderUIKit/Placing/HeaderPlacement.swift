#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// How a header and its scroll view share their place.
  ///
  ///     overlay                  beside                   content
  ///     ┌──────────────┐         ┌──────────────┐         ┌──────────────┐
  ///     │░░░ header ░░░│         │░░░ header ░░░│         │ ░░ header ░░ │ scrolls with
  ///     │┄┄┄┄┄┄┄┄┄┄┄┄┄┄│         ├──────────────┤ moves   │ row          │ the rows
  ///     │ row          │         │ row          │         │ row          │
  ///     └──────────────┘         └──────────────┘         └──────────────┘
  @MainActor
  public enum HeaderPlacement {
    /// What fits the screen: ``beside(_:)`` where the app's own constraints hang the scroll view
    /// under the header, or where section headers pin; ``overlay(_:)`` everywhere else.
    case automatic
    /// The header lies over the top of the scroll view, which keeps its frame. It makes room with the
    /// content inset, once, and while the content moves nothing of the scroll view's is written.
    ///
    /// Without constraints the header is moved by those that the app has laid it out with, its height
    /// and its top edge, or else by its frame. A header that lies nowhere yet is added to the view
    /// around the scroll view, or to the scroll view itself where there is none, as in a table view
    /// controller.
    case overlay(HeaderConstraints? = nil)
    /// The scroll view begins below the header, and is resized as that moves: the documents' way.
    ///
    /// Without constraints the two get frames that fill the container they lie in.
    case beside(HeaderConstraints? = nil)
    /// Inside the scroll view, behind its rows: a finger on the header scrolls as well. For headers
    /// that are the first part of the content, elastic ones above all.
    case content
  }
#endif
