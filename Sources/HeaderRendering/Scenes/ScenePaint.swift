/// What a shape is filled or drawn with.
public enum ScenePaint: Sendable, Equatable {
  /// One colour.
  case color(SceneColor)
  /// Colours that blend into each other.
  case gradient(SceneGradient)

  /// The colours in it.
  public var colors: [SceneColor] {
    switch self {
    case .color(let color): [color]
    case .gradient(let gradient): gradient.stops.map { $0.color }
    }
  }

  /// The value of a `fill` or `stroke` attribute in the document `identifier`.
  public func attribute(in identifier: String) -> String {
    switch self {
    case .color(let color): "var(--\(color.name))"
    case .gradient(let gradient): "url(#\(identifier)-\(gradient.name))"
    }
  }
}

/// Colours that blend into each other over the height of a shape.
public struct SceneGradient: Sendable, Equatable {
  /// A colour at a place.
  public struct Stop: Sendable, Equatable {
    /// 0 at the shape's top, 1 at its foot.
    public let place: Double
    /// The colour there.
    public let color: SceneColor
    /// How opaque it is, 0 to 1.
    public let opacity: Double

    /// `color` at `place`.
    public init(_ place: Double, _ color: SceneColor, opacity: Double = 1) {
      self.place = place
      self.color = color
      self.opacity = opacity
    }
  }

  /// One name is one gradient in all scenes.
  public let name: String
  /// From the top down.
  public let stops: [Stop]

  /// The gradient `name` through `stops`.
  public init(_ name: String, _ stops: Stop...) {
    self.name = name
    self.stops = stops
  }

  /// Its definition in the document `identifier`, as SVG.
  public func definition(in identifier: String) -> String {
    let stops = stops.map { stop in
      let opacity = stop.opacity == 1 ? "" : " stop-opacity=\"\(String(number: stop.opacity))\""
      return "<stop offset=\"\(String(number: stop.place))\" "
        + "stop-color=\"var(--\(stop.color.name))\"\(opacity)/>"
    }
    return "<linearGradient id=\"\(identifier)-\(name)\" x2=\"0\" y2=\"1\">\(stops.joined())"
      + "</linearGradient>\n"
  }
}
