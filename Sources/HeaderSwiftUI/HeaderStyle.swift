#if !os(tvOS) && !os(watchOS)
  /// How a header's content follows the header.
  public enum HeaderStyle: Sendable, Equatable {
    /// ``compress`` if the header's top edge stays and the collapsed header is visible; otherwise ``slide``.
    case automatic
    /// Content keeps its height, and its lower edge follows the header's. It is laid out once, and moved.
    case slide
    /// Content is as high as the header, and is laid out at every step.
    case compress
    /// Content keeps its height and its place, and the header's lower edge clips it. It is laid out once.
    case pin
  }

  /// The blur of content under a header or a footer.
  public enum HeaderEdgeStyle: Sendable, Equatable {
    /// The system's choice.
    case automatic
    /// A blur that increases towards the edge.
    case soft
    /// A blur that ends at a line.
    case hard
    /// No blur, for bars with a background or a glass effect of their own.
    case hidden
  }
#endif
