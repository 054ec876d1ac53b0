/// The grid of device pixels on which content rests.
///
/// At `scale` s a point has s pixels. Whole points are split off first, so that a large offset keeps its
/// fraction exactly:
///
///     rounded(x) = floor(x) + round((x - floor(x)) * s) / s        (s = 1: round(x))
///
/// Halves round up, and at s = 1 away from zero. Rounding is idempotent, and moves a value by at most half
/// a pixel.
public struct PixelGrid: Sendable, Equatable {
  /// Pixels per point: 1, 2 or 3 on real screens. A scale that is not positive and finite does not round.
  public var scale: Double

  /// A grid with `scale` pixels per point.
  public init(scale: Double) {
    self.scale = scale
  }

  /// Returns the grid line nearest to `value`, in points.
  public func rounded(_ value: Double) -> Double {
    guard scale > 0, scale.isFinite, value.isFinite else { return value }
    guard scale != 1 else {
      return value < 0 ? -PixelGrid.nearest(-value) : PixelGrid.nearest(value)
    }
    let whole = value.rounded(.down)
    return whole + PixelGrid.nearest((value - whole) * scale) / scale
  }

  /// Returns the integer nearest to a `value` of at least 0; halves round up. WebAssembly has an
  /// instruction for rounding down, but none for rounding halves away from zero.
  private static func nearest(_ value: Double) -> Double {
    let whole = value.rounded(.down)
    return value - whole < 0.5 ? whole : whole + 1
  }
}
