#if !os(tvOS) && !os(watchOS)
  /// The effect of a header's movement on a view: opacity, scale, offset and blur.
  public struct HeaderEffect: Sendable, Equatable {
    private(set) var opacity = 1.0
    private(set) var scale = 1.0
    private(set) var x = 0.0
    private(set) var y = 0.0
    private(set) var blur = 0.0

    /// Returns the effect with an opacity from 0 to 1.
    public func opacity(_ opacity: Double) -> HeaderEffect { with { $0.opacity = opacity } }

    /// Returns the effect with a scale.
    public func scaleEffect(_ scale: Double) -> HeaderEffect { with { $0.scale = scale } }

    /// Returns the effect with an offset in points.
    public func offset(x: Double = 0, y: Double = 0) -> HeaderEffect {
      with { ($0.x, $0.y) = (x, y) }
    }

    /// Returns the effect with a blur of `radius` points.
    public func blur(radius: Double) -> HeaderEffect { with { $0.blur = max(0, radius) } }

    private func with(_ change: (inout HeaderEffect) -> Void) -> HeaderEffect {
      var effect = self
      change(&effect)
      return effect
    }
  }
#endif
