/// One thing that a scene is drawn from, in points, y down.
public struct SceneShape: Sendable, Equatable {
  /// What it is.
  public enum Form: Sendable, Equatable {
    /// A rectangle with corners of `radius` points. Without a width, it is as wide as what it is
    /// drawn in.
    case rectangle(x: Double, y: Double, width: Double?, height: Double, radius: Double)
    /// A circle about a middle.
    case circle(x: Double, y: Double, radius: Double)
    /// A path, as SVG has it, from the point that is its origin.
    case path(String, x: Double, y: Double)
    /// A line of text on its base line, and in fainter letters what may follow it.
    case text(String, x: Double, y: Double, font: SceneFont, tail: String)
  }

  /// What it is, and where.
  public var form: Form
  /// What it is drawn with.
  public var paint: ScenePaint
  /// Points across the line that it is drawn with; `nil` for what is filled.
  public var lineWidth: Double?
  /// 0 invisible, 1 opaque.
  public var opacity: Double

  /// A shape of the given parts.
  public init(_ form: Form, _ paint: ScenePaint, lineWidth: Double? = nil, opacity: Double = 1) {
    self.form = form
    self.paint = paint
    self.lineWidth = lineWidth
    self.opacity = opacity
  }
}

/// Letters of a scene.
public struct SceneFont: Sendable, Equatable {
  /// Which point of a text is at its place.
  public enum Anchor: String, Sendable {
    /// The beginning.
    case start
    /// The middle.
    case middle
    /// The end.
    case end
  }

  /// Points.
  public var size: Double
  /// 400 is regular, 700 bold.
  public var weight: Int
  /// Which point of the text is at its place.
  public var anchor: Anchor

  /// Letters of `size` points.
  public init(_ size: Double, weight: Int = 400, anchor: Anchor = .start) {
    self.size = size
    self.weight = weight
    self.anchor = anchor
  }
}

// MARK: Short forms

extension SceneShape {
  static func box(
    _ x: Double, _ y: Double, _ width: Double?, _ height: Double, radius: Double = 0,
    _ color: SceneColor, opacity: Double = 1
  ) -> SceneShape {
    SceneShape(
      .rectangle(x: x, y: y, width: width, height: height, radius: radius), .color(color),
      opacity: opacity)
  }

  static func dot(_ x: Double, _ y: Double, _ radius: Double, _ color: SceneColor) -> SceneShape {
    SceneShape(.circle(x: x, y: y, radius: radius), .color(color))
  }

  static func area(
    _ path: String, _ color: SceneColor, opacity: Double = 1
  ) -> SceneShape {
    SceneShape(.path(path, x: 0, y: 0), .color(color), opacity: opacity)
  }

  static func line(_ path: String, _ color: SceneColor, width: Double = 1.6) -> SceneShape {
    SceneShape(.path(path, x: 0, y: 0), .color(color), lineWidth: width)
  }

  static func text(
    _ text: String, _ x: Double, _ y: Double, _ size: Double, _ color: SceneColor = .ink,
    weight: Int = 400, anchor: SceneFont.Anchor = .start, tail: String = ""
  ) -> SceneShape {
    SceneShape(
      .text(text, x: x, y: y, font: SceneFont(size, weight: weight, anchor: anchor), tail: tail),
      .color(color))
  }

  /// A person's head and shoulders on a round ground.
  static func portrait(
    _ x: Double, _ y: Double, radius: Double, ground: SceneColor, coat: SceneColor,
    hair: SceneColor = .bark
  ) -> [SceneShape] {
    let unit = radius / 20
    func number(_ value: Double) -> String { String(number: value) }
    let shoulders =
      "M\(number(x - 13 * unit)) \(number(y + 15 * unit))"
      + "a\(number(13 * unit)) \(number(12 * unit)) 0 0 1 \(number(26 * unit)) 0"
      + "a\(number(20 * unit)) \(number(20 * unit)) 0 0 1-\(number(26 * unit)) 0z"
    return [
      .dot(x, y, radius, ground), .area(shoulders, coat),
      .dot(x, y - 5.2 * unit, 7.6 * unit, hair), .dot(x, y - 3.2 * unit, 6.2 * unit, .skin),
    ]
  }

  /// A line between two rows, as fine as the screen shows it, at every scale.
  static func separator(_ y: Double, from x: Double = 0) -> SceneShape {
    .line("M\(String(number: x)) \(String(number: y))H393", .separator, width: hairline)
  }

  /// The width of lines that are one pixel wide at every scale.
  static let hairline = 0.0
}

extension [SceneShape] {
  /// The shapes, further down.
  func moved(down distance: Double) -> [SceneShape] { moved(0, distance) }

  /// The shapes, elsewhere.
  func moved(_ dx: Double, _ dy: Double) -> [SceneShape] {
    map { shape in
      var shape = shape
      switch shape.form {
      case .rectangle(let x, let y, let width, let height, let radius):
        shape.form = .rectangle(x: x + dx, y: y + dy, width: width, height: height, radius: radius)
      case .circle(let x, let y, let radius):
        shape.form = .circle(x: x + dx, y: y + dy, radius: radius)
      case .text(let text, let x, let y, let font, let tail):
        shape.form = .text(text, x: x + dx, y: y + dy, font: font, tail: tail)
      case .path(let path, let x, let y):
        shape.form = .path(path, x: x + dx, y: y + dy)
      }
      return shape
    }
  }
}

extension SceneShape {
  /// The shape, from another point on.
  func at(_ x: Double, _ y: Double) -> SceneShape { [self].moved(x, y)[0] }
}

extension SceneShape {
  /// The shape as SVG in the document `identifier`, which defines the colours as CSS variables and
  /// the gradients by name.
  ///
  /// `widthStyle` is the attribute for what is as wide as what it is drawn in.
  public func markup(in identifier: String, widthStyle: String = " width=\"100%\"") -> String {
    func number(_ value: Double) -> String { String(number: value) }
    let paint = paint.attribute(in: identifier)
    var look = lineWidth == nil ? " fill=\"\(paint)\"" : " fill=\"none\" stroke=\"\(paint)\""
    if let lineWidth {
      // A line finer than a pixel fades at some scales and not at others.
      look +=
        lineWidth > SceneShape.hairline
        ? " stroke-width=\"\(number(lineWidth))\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
        : " vector-effect=\"non-scaling-stroke\""
    }
    if opacity != 1 { look += " opacity=\"\(number(opacity))\"" }
    switch form {
    case .rectangle(let x, let y, let width, let height, let radius):
      let wide = width.map { " width=\"\(number($0))\"" } ?? widthStyle
      let place = (x == 0 ? "" : " x=\"\(number(x))\"") + (y == 0 ? "" : " y=\"\(number(y))\"")
      let corner = radius == 0 ? "" : " rx=\"\(number(radius))\""
      return "<rect\(place)\(wide) height=\"\(number(height))\"\(corner)\(look)/>"
    case .circle(let x, let y, let radius):
      return "<circle cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"\(number(radius))\"\(look)/>"
    case .path(let path, let x, let y):
      let place = x == 0 && y == 0 ? "" : " transform=\"translate(\(number(x)) \(number(y)))\""
      return "<path d=\"\(path)\"\(place)\(look)/>"
    case .text(let text, let x, let y, let font, let tail):
      let weight = font.weight == 400 ? "" : " font-weight=\"\(font.weight)\""
      let anchor = font.anchor == .start ? "" : " text-anchor=\"\(font.anchor.rawValue)\""
      let rest =
        tail.isEmpty
        ? ""
        : "<tspan dx=\"5\" font-weight=\"400\" fill=\"var(--\(SceneColor.secondary.name))\">"
          + "\(tail.escapedForXML)</tspan>"
      return "<text x=\"\(number(x))\" y=\"\(number(y))\" font-size=\"\(number(font.size))\""
        + "\(weight)\(anchor)\(look)>\(text.escapedForXML)\(rest)</text>"
    }
  }
}

extension [SceneShape] {
  /// The shapes as SVG, one after the other. See ``SceneShape/markup(in:widthStyle:)``.
  public func markup(in identifier: String, widthStyle: String = " width=\"100%\"") -> String {
    map { $0.markup(in: identifier, widthStyle: widthStyle) }.joined()
  }
}
