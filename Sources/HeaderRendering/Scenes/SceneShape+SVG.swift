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
