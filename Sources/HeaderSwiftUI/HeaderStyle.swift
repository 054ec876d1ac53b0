#if !os(tvOS) && !os(watchOS)
  import HeaderObservation

  /// How a header's content follows the header.
  public enum HeaderStyle: Sendable, Equatable {
    /// ``compress`` where the collapsed header stays where it was, ``slide`` where the header leaves the
    /// screen, wholly or from its top.
    case automatic
    /// Content keeps its height, and its foot stays at the header's foot. It is laid out once, and moved.
    case slide
    /// Content is as high as the header, and laid out anew with every step.
    case compress
    /// Content keeps its height and its place, and is covered from its foot on. It is laid out once.
    case pin

    /// What is meant for a header that comes to rest at `ends`.
    func placement(between ends: HeaderEnds) -> PlacementStyle {
      switch self {
      case .automatic: ends.naturalStyle
      case .slide: .slide
      case .compress: .compress
      case .pin: .pin
      }
    }
  }

  /// How content is blurred that goes under a header or a footer.
  public enum HeaderEdgeStyle: Sendable, Equatable {
    /// As the system chooses.
    case automatic
    /// More and more towards the edge.
    case soft
    /// Up to a line.
    case hard
    /// Not at all: for bars that have a ground, or glass, of their own.
    case hidden
  }
#endif
