/// Says when a header has been pulled far enough to do something about it, once for each pull.
///
/// A value that is told every layout, wherever a host hands one out; what to do is the app's:
///
/// ```swift
/// var trigger = StretchTrigger(at: 100)
/// attachment.onLayout = { layout, _ in
///   if trigger.fires(for: layout) { reload() }
/// }
/// ```
///
/// It counts ``HeaderLayout/stretch``, and so goes with every technique that stretches, by itself or
/// as a ``StretchingHeader``. The same layouts fire it at the same places.
public struct StretchTrigger: Sendable, Equatable {
  /// Points of stretch at which it fires, above 0.
  public let stretch: Double
  private var isBeyond = false

  /// A trigger at `stretch` points.
  ///
  /// - Precondition: `stretch` is above 0; a header that rests would fire it otherwise.
  public init(at stretch: Double = 100) {
    precondition(stretch > 0, "a trigger needs a pull")
    self.stretch = stretch
  }

  /// Whether the header has been stretched as far in `layout`, and was not in the one before.
  public mutating func fires(for layout: HeaderLayout) -> Bool {
    let wasBeyond = isBeyond
    isBeyond = layout.stretch >= stretch
    return isBeyond && !wasBeyond
  }
}
