/// The resistance a finger feels when it pulls content past an edge.
///
/// With pull x (how far the finger has gone beyond the edge), dimension D (the scroll view's
/// bounds) and coefficient c (0.55 for a finger), the content follows by
///
///     f(x) = D (1 - 1 / (c x / D + 1))
///
///     overscroll
///        D ┤ · · · · · · · · · · · · ·   never reached
///          │            ________
///          │      ___---
///          │  _--
///        0 ┼-───────────────────── pull
///
/// f(0) = 0, f'(0) = c, f rises for ever and stays below D. It is antisymmetric: a pull past the
/// top (negative) gives a negative overscroll.
public struct RubberBand: Sendable, Equatable {
  /// UIScrollView's own coefficient for touches.
  public static let standardCoefficient = 0.55
  /// Its coefficient for trackpads: 0.715, recorded (iOS 26.2).
  public static let indirectCoefficient = 0.715

  /// The share of the finger's travel that the content follows at first.
  public let coefficient: Double
  /// Height of the scroll view's bounds in points. At 0 or less, and where it is too small to divide
  /// by, nothing resists: f(x) = x.
  public var dimension: Double

  /// A band for a scroll view `dimension` points high.
  ///
  /// - Precondition: `coefficient` is above 0.
  public init(dimension: Double, coefficient: Double = RubberBand.standardCoefficient) {
    precondition(coefficient > 0, "a rubber band's coefficient is above 0")
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// How far the content lies beyond its edge (points) when the finger has pulled `pull` points.
  public func overscroll(forPull pull: Double) -> Double {
    guard dimension >= .leastNormalMagnitude else { return pull }
    let distance = pull.magnitude
    let stretched = dimension * (1 - 1 / (coefficient * distance / dimension + 1))
    return pull < 0 ? -stretched : stretched
  }

  /// The pull that produces `overscroll`, so that a finger landing on stretched content moves
  /// nothing.
  ///
  ///     f⁻¹(y) = y D / (c (D - y))
  ///
  /// A bounce can carry content further than any pull could. Such a `y` is read as 0.99 D, the pull
  /// of 180 screen heights.
  public func pull(forOverscroll overscroll: Double) -> Double {
    guard dimension >= .leastNormalMagnitude else { return overscroll }
    let distance = min(overscroll.magnitude, 0.99 * dimension)
    let pulled = distance * dimension / (coefficient * (dimension - distance))
    return overscroll < 0 ? -pulled : pulled
  }
}
