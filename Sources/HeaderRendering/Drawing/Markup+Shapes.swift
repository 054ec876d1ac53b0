/// The alignment of a text at its place.
enum TextAnchor: String, Sendable {
  case start, middle, end
}

/// Shapes, in points, with y downwards.
extension Markup {
  /// The width of a line that is one pixel wide at every scale.
  private static let hairline = 0.0

  static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0,
    _ paint: Paint, opacity: Double = 1
  ) -> Markup {
    #"<rect\#(attribute("x", x))\#(attribute("y", y)) width="\#(width)" height="\#(height)""#
      + #"\#(attribute("rx", radius)) fill="\#(paint)"\#(attribute("opacity", opacity, 1))/>"#
  }

  static func dot(_ x: Double, _ y: Double, _ radius: Double, _ paint: Paint) -> Markup {
    #"<circle cx="\#(x)" cy="\#(y)" r="\#(radius)" fill="\#(paint)"/>"#
  }

  /// Returns a filled path.
  static func area(_ path: Markup, _ paint: Paint, opacity: Double = 1) -> Markup {
    #"<path d="\#(path)" fill="\#(paint)"\#(attribute("opacity", opacity, 1))/>"#
  }

  static func line(
    _ path: Markup, _ paint: Paint, width: Double = 1.6, opacity: Double = 1
  ) -> Markup {
    // A line that is thinner than a pixel would fade at some scales.
    let pen: Markup =
      width > hairline
      ? #" stroke-width="\#(width)" stroke-linecap="round" stroke-linejoin="round""#
      : #" vector-effect="non-scaling-stroke""#
    return #"<path d="\#(path)" fill="none" stroke="\#(paint)"\#(pen)"#
      + #"\#(attribute("opacity", opacity, 1))/>"#
  }

  /// Returns a horizontal hairline at `y`, from `x` to the screen's right edge, extended by `margin` at both ends.
  static func separator(_ y: Double, from x: Double = 0, margin: Double = 0) -> Markup {
    line("M\(x - margin) \(y)H\(393 + margin)", .separator, width: hairline)
  }

  /// Returns a line of text at its baseline, followed by `tail` in a fainter color.
  static func text(
    _ text: String, _ x: Double, _ y: Double, _ size: Double, _ paint: Paint = .ink,
    weight: Double = 400, anchor: TextAnchor = .start, tail: String = ""
  ) -> Markup {
    let rest: Markup =
      tail.isEmpty
      ? "" : #"<tspan dx="5" font-weight="400" fill="\#(Paint.secondary)">\#(text: tail)</tspan>"#
    let alignment: Markup =
      anchor == .start ? "" : #" text-anchor="\#(text: anchor.rawValue)""#
    return
      #"<text x="\#(x)" y="\#(y)" font-size="\#(size)"\#(attribute("font-weight", weight, 400))"#
      + #"\#(alignment) fill="\#(paint)">\#(text: text)\#(rest)</text>"#
  }

  /// Returns a portrait of head and shoulders in a circle.
  static func portrait(
    _ x: Double, _ y: Double, radius: Double, _ ground: Paint, coat: Paint
  ) -> Markup {
    let unit = radius / 20
    let shoulders: Markup =
      "M\(-13 * unit) \(15 * unit)a\(13 * unit) \(12 * unit) 0 0 1 \(26 * unit) 0"
      + "a\(20 * unit) \(20 * unit) 0 0 1-\(26 * unit) 0z"
    return Markup([
      .dot(0, 0, radius, ground), .area(shoulders, coat),
      .dot(0, -5.2 * unit, 7.6 * unit, .bark), .dot(0, -3.2 * unit, 6.2 * unit, .skin),
    ]).at(x, y)
  }

  /// Returns the markup at a different origin.
  func at(_ x: Double, _ y: Double) -> Markup {
    x == 0 && y == 0 ? self : #"<g transform="translate(\#(x) \#(y))">\#(self)</g>"#
  }

  private static func attribute(_ name: Markup, _ number: Double, _ omitted: Double = 0) -> Markup {
    number == omitted ? "" : #" \#(name)="\#(number)""#
  }
}

/// The parts of pictures around phones and plots.
extension Markup {
  /// Returns the background of a picture.
  static func ground(_ size: Size, radius: Double = 12) -> Markup {
    box(0, 0, size.width, size.height, radius: radius, Palette.page) + "\n"
  }

  /// Returns the title of a picture, in the largest size from 11 to 15 points that fits.
  static func heading(_ title: String) -> Markup {
    // A title has 336 of 360 points. In a wide font a letter is about 0.62 of its size wide.
    let fitting = 336 / (0.62 * Double(max(title.count, 1)))
    return text(title, 12, 28, max(11, min(15, fitting)), Palette.ink, weight: 600)
  }
}
