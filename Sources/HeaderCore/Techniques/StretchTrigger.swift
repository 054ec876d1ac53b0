/// Fires when a header has been pulled far enough, once for each pull.
///
/// Pass every layout to it:
///
/// ```swift
/// var trigger = StretchTrigger(at: 100)
/// attachment.onLayout = { layout, _ in
///   if trigger.fires(for: layout) { reload() }
/// }
/// ```
///
/// It goes by ``HeaderLayout/stretch``, so it works with every technique that stretches, also with a
/// ``StretchingHeader``. The same layouts always give the same result.
public struct StretchTrigger: Sendable, Equatable {
  /// Points of stretch at which it fires, above 0.
  public let stretch: Double
  private var isBeyond = false

  /// A trigger at `stretch` points.
  ///
  /// - Precondition: `stretch` is above 0. At 0, a resting header would fire.
  public init(at stretch: Double = 100) {
    precondition(stretch > 0, "a trigger needs a pull")
    self.stretch = stretch
  }

  /// Returns whether the header reaches the stretch in `layout` and did not in the previous layout.
  public mutating func fires(for layout: HeaderLayout) -> Bool {
    let wasBeyond = isBeyond
    isBeyond = layout.stretch >= stretch
    return isBeyond && !wasBeyond
  }
}
