/// The content offsets at which a scroll view may come to rest.
///
///            overscroll < 0      at rest     overscroll > 0
///     ───────────────────┤minimum ──── maximum├───────────────────  offset
///
/// A **position** is where the content would be if the view had no edges. Inside the range, position and
/// offset are equal. Beyond it, the rubber band converts one into the other.
public struct ScrollRange: Sendable, Equatable {
  /// The offset in points at which the content's top lies under the top inset.
  public let minimum: Double
  /// The offset in points at which the content's end lies above the bottom inset, at least `minimum`.
  public let maximum: Double

  /// The range from `minimum` to `maximum`, or only `minimum` if `maximum` is smaller.
  @inlinable
  public init(minimum: Double, maximum: Double) {
    self.minimum = minimum
    self.maximum = max(minimum, maximum)
  }

  /// Returns whether content may rest at `offset`. The range includes its edges.
  @inlinable
  public func contains(_ offset: Double) -> Bool {
    minimum <= offset && offset <= maximum
  }

  /// Returns the offset nearest to `offset` at which content may rest.
  @inlinable
  public func clamp(_ offset: Double) -> Double {
    min(max(offset, minimum), maximum)
  }

  /// Returns how far `offset` lies beyond the range: negative past the top, positive past the end, 0 inside.
  @inlinable
  public func overscroll(at offset: Double) -> Double {
    offset - clamp(offset)
  }

  /// Returns the offset of content at `position` in a view of height `dimension`, whose rubber band has
  /// `coefficient`.
  public func offset(
    forPosition position: Double, dimension: Double,
    coefficient: Double = RubberBand.standardCoefficient
  ) -> Double {
    guard !contains(position) else { return position }
    let band = RubberBand(dimension: dimension, coefficient: coefficient)
    return clamp(position) + band.overscroll(forPull: overscroll(at: position))
  }

  /// Returns the position of content at `offset` in a view of height `dimension`, whose rubber band has
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
