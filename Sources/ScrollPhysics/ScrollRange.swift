/// The content offsets at which a scroll view may come to rest.
///
///            overscroll < 0      at rest     overscroll > 0
///     ───────────────────┤minimum ──── maximum├───────────────────  offset
///
/// A **position** here is where the content would be if the view had no edges: the finger's travel,
/// one to one. Inside the range, position and offset are the same number; beyond it the rubber band
/// turns one into the other.
public struct ScrollRange: Sendable, Equatable {
  /// The offset at which the content's top lies under the top inset (points).
  public let minimum: Double
  /// The offset at which the content's end lies above the bottom inset; never below `minimum`.
  public let maximum: Double

  /// The range from `minimum` to `maximum`; one that would end before it begins is empty, at
  /// `minimum`.
  @inlinable
  public init(minimum: Double, maximum: Double) {
    self.minimum = minimum
    self.maximum = max(minimum, maximum)
  }

  /// Whether content may rest at `offset`, the edges included.
  @inlinable
  public func contains(_ offset: Double) -> Bool {
    minimum <= offset && offset <= maximum
  }

  /// The offset nearest to `offset` at which content may rest.
  @inlinable
  public func clamp(_ offset: Double) -> Double {
    min(max(offset, minimum), maximum)
  }

  /// How far `offset` lies beyond the range: negative past the top, positive past the end, else 0.
  @inlinable
  public func overscroll(at offset: Double) -> Double {
    offset - clamp(offset)
  }

  /// The offset shown for `position` by a view of height `dimension`, whose rubber band has
  /// `coefficient`.
  public func offset(
    forPosition position: Double, dimension: Double,
    coefficient: Double = RubberBand.standardCoefficient
  ) -> Double {
    guard !contains(position) else { return position }
    let band = RubberBand(dimension: dimension, coefficient: coefficient)
    return clamp(position) + band.overscroll(forPull: overscroll(at: position))
  }

  /// The position that shows as `offset` in a view of height `dimension`, whose rubber band has
  /// `coefficient`.
  public func position(
    forOffset offset: Double, dimension: Double,
    coefficient: Double = RubberBand.standardCoefficient
  ) -> Double {
    guard !contains(offset) else { return offset }
    let band = RubberBand(dimension: dimension, coefficient: coefficient)
    return clamp(offset) + band.pull(forOverscroll: overscroll(at: offset))
  }
}
