/// The rubber band of content that a finger pulls beyond an edge.
///
/// With pull x (the finger's distance beyond the edge), dimension D (the scroll view's bounds) and
/// coefficient c (0.55 for a finger), the content follows by
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
/// f(0) = 0 and f'(0) = c. f increases and stays below D. It is antisymmetric: a pull past the top is
/// negative, and so is its overscroll.
public struct RubberBand: Sendable, Equatable {
  /// UIScrollView's coefficient for touches.
  public static let standardCoefficient = 0.55
  /// UIScrollView's coefficient for trackpads: 0.715, recorded (iOS 26.2).
  public static let indirectCoefficient = 0.715

  /// The content's share of the finger's travel at the edge.
  public let coefficient: Double
  /// Height of the scroll view's bounds in points. At 0 or less, or too small to divide by, f(x) = x.
  public var dimension: Double

  /// A rubber band for a scroll view `dimension` points high.
  ///
  /// - Precondition: `coefficient` is above 0.
  public init(dimension: Double, coefficient: Double = RubberBand.standardCoefficient) {
    precondition(coefficient > 0, "a rubber band's coefficient is above 0")
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// Returns the content's distance beyond its edge, in points, for a pull of `pull` points.
  public func overscroll(forPull pull: Double) -> Double {
    guard dimension >= .leastNormalMagnitude else { return pull }
    let distance = pull.magnitude
    let stretched = dimension * (1 - 1 / (coefficient * distance / dimension + 1))
    return pull < 0 ? -stretched : stretched
  }

  /// Returns the pull that produces `overscroll`, so that content does not move when a finger lands on it.
  ///
  ///     f⁻¹(y) = y D / (c (D - y))
  ///
  /// A bounce can carry content further than any pull. Such a `y` counts as 0.99 D, the pull of 180 screen
  /// heights.
  public func pull(forOverscroll overscroll: Double) -> Double {
    guard dimension >= .leastNormalMagnitude else { return overscroll }
    let distance = min(overscroll.magnitude, 0.99 * dimension)
    let pulled = distance * dimension / (coefficient * (dimension - distance))
    return overscroll < 0 ? -pulled : pulled
  }
}
