/// The vertical content insets of a scroll view, in points.
public struct ScrollInsets: Sendable, Equatable {
  /// No insets.
  public static let zero = ScrollInsets(top: 0, bottom: 0)

  /// Above the content; negative if it tucks the content's top away.
  public var top: Double
  /// Below the content.
  public var bottom: Double

  /// Insets of `top` points above and `bottom` points below the content.
  public init(top: Double, bottom: Double) {
    self.top = top
    self.bottom = bottom
  }

  /// Whether both are finite, in the sense of ``HeaderContext/isFinite``.
  var isFinite: Bool { top.isMeasurable && bottom.isMeasurable }
}
