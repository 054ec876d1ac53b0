/// How a host puts a header and its scroll view on the screen.
///
///     beside                    overlay
///     ┌──────────────┐          ┌──────────────┐
///     │    header    │          │░░░ header ░░░│  lies on top
///     ├──────────────┤ moves    │              │
///     │  content     │          │  content     │  fills the container, never resized
///     └──────────────┘          └──────────────┘
///
/// A technique answers the same in both, because it is told where the content would be beside the header.
public enum HeaderMounting: String, Sendable, Equatable, CaseIterable {
  /// The scroll view begins under the header and is resized as the header moves.
  case beside
  /// The scroll view fills the container and keeps its frame and its inset. The header lies on top.
  case overlay
}

extension HeaderMounting {
  /// Returns the top edge of the scroll view under `layout`.
  func viewMinY(under layout: HeaderLayout) -> Double {
    self == .overlay ? 0 : layout.scrollViewMinY
  }

  /// Returns the offset that a technique is told under `layout`, less the scroll view's own.
  func shift(under layout: HeaderLayout) -> Double {
    layout.scrollViewMinY - viewMinY(under: layout)
  }
}
