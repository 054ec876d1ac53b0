/// What an element of a header looks like in a scene, drawn from its own top leading corner.
public struct SceneFigure: Sendable, Equatable {
  /// Points across, where no track stretches it.
  public var width: Double
  /// Points from top to foot.
  public var height: Double
  /// Back to front.
  public var shapes: [SceneShape]
  /// The same in the element's other colour; empty where that looks no different.
  public var otherShapes: [SceneShape]
  /// The share of the header's way in which the element goes all of its own, above 0 and at most 1:
  /// less than 1 for what would run into another element on the way.
  public var pace: Double
  /// Whether it is a picture that covers the whole header, cut where that has another shape.
  public var fillsHeader: Bool

  /// A figure `width` by `height` points large.
  public init(
    width: Double, height: Double, shapes: [SceneShape], otherShapes: [SceneShape] = [],
    pace: Double = 1, fillsHeader: Bool = false
  ) {
    self.width = width
    self.height = height
    self.shapes = shapes
    self.otherShapes = otherShapes
    self.pace = pace
    self.fillsHeader = fillsHeader
  }
}

// MARK: Short forms

extension SceneFigure {
  /// A line of `text`, `size` points high.
  static func label(
    _ text: String, size: Double = 17, weight: Int = 600, _ color: SceneColor = .ink,
    anchor: SceneFont.Anchor = .middle, pace: Double = 1
  ) -> SceneFigure {
    let width = Double(text.count) * size * 0.6
    let x: Double =
      switch anchor {
      case .start: 0
      case .middle: width / 2
      case .end: width
      }
    let height = (size * 1.4).rounded()
    return SceneFigure(
      width: width, height: height,
      shapes: [
        .text(
          text, x, (height / 2 + size * 0.36).rounded(), size, color, weight: weight, anchor: anchor
        )
      ], pace: pace)
  }

  /// A field that says what to type, `height` points high.
  static func field(
    _ text: String, height: Double = 28, ground: SceneColor, ink: SceneColor, pace: Double = 1
  ) -> SceneFigure {
    let middle = height / 2
    return SceneFigure(
      width: 361, height: height,
      shapes: [
        .box(0, 0, nil, height, radius: min(10, middle), ground),
        SceneShape(
          .path("M9.5 5.5a5 5 0 1 0 .01 0zM13 13.5l4 4", x: 6, y: middle - 11), .color(ink),
          lineWidth: 1.8),
        .text(text, 32, middle + 5, 15, ink),
      ], pace: pace)
  }

  /// An icon of 28 points, drawn with `width`.
  static func icon(_ path: String, _ color: SceneColor, width: Double = 2) -> SceneFigure {
    SceneFigure(width: 28, height: 28, shapes: [.line(path, color, width: width)])
  }
}

/// Paths of icons in a square of 28 points.
enum SceneIcon {
  static let back = "M17 5l-9 9 9 9"
  static let more = "M7 14h.1M14 14h.1M21 14h.1"
  static let chat =
    "M6 8.5a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-5.5l-4.5 4v-4a3 3 0 0 1-3-3z"
  static let cart = "M4 5h3.5l2.5 12h10.5l2.5-8.5h-14.5M11.5 21.5h.1M19 21.5h.1"
  static let plus = "M14 6v16M6 14h16"
}
