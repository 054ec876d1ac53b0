/// The grid of device pixels that a scroll view's resting positions lie on.
///
/// At `scale` s a point is divided into s pixels. Whole points are split off first, so that a large
/// offset keeps its fraction exact:
///
///     rounded(x) = floor(x) + round((x - floor(x)) * s) / s        (s = 1: round(x))
///
/// Halves round up, and at s = 1 away from zero. Rounding is idempotent, and never moves a value by
/// more than half a pixel.
public struct PixelGrid: Sendable, Equatable {
  /// Pixels per point: 1, 2 or 3 on real screens. Zero, a negative or a non-finite scale leaves
  /// every value as it is.
  public var scale: Double

  /// A grid with `scale` pixels to the point.
  public init(scale: Double) {
    self.scale = scale
  }

  /// The grid line nearest to `value` (points).
  public func rounded(_ value: Double) -> Double {
    guard scale > 0, scale.isFinite, value.isFinite else { return value }
    guard scale != 1 else {
      return value < 0 ? -PixelGrid.nearest(-value) : PixelGrid.nearest(value)
    }
    let whole = value.rounded(.down)
    return whole + PixelGrid.nearest((value - whole) * scale) / scale
  }

  /// The whole number nearest to a `value` not below 0, halves up. WebAssembly has an instruction
  /// for rounding down and none for rounding halves away from zero.
  private static func nearest(_ value: Double) -> Double {
    let whole = value.rounded(.down)
    return value - whole < 0.5 ? whole : whole + 1
  }
}
