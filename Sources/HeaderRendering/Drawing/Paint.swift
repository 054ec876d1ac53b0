/// A color with its values in the light and the dark scheme, or a vertical gradient.
public struct Paint: Sendable, Equatable {
  /// A color of a gradient.
  package struct Stop: Sendable, Equatable {
    /// The place, from 0 at the shape's top to 1 at its bottom.
    let place: Double
    let paint: Paint
    /// The opacity, 0 to 1.
    let opacity: Double

    init(_ place: Double, _ paint: Paint, opacity: Double = 1) {
      self.place = place
      self.paint = paint
      self.opacity = opacity
    }
  }

  /// The unique name: that of a CSS variable, or a gradient's identifier.
  package let name: String
  /// The color in the light scheme as 0xRRGGBB; not used for a gradient.
  package let light: UInt32
  package let dark: UInt32
  /// The colors of a gradient from the top down; empty for a color.
  package let stops: [Stop]

  /// A color with its value 0xRRGGBB in both schemes. The name consists of lowercase letters, digits and
  /// hyphens, and must be unique in a picture.
  public init(_ name: String, _ light: UInt32, dark: UInt32) {
    self.name = name
    self.light = light
    self.dark = dark
    stops = []
  }

  /// A gradient.
  init(_ name: String, _ stops: [Stop]) {
    self.name = name
    (light, dark) = (0, 0)
    self.stops = stops
  }

  /// Returns the text of a color 0xRRGGBB: `#1d6fe0`.
  static func text(of color: UInt32) -> String {
    let digits = String(color, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }

  /// The definition of a gradient in a document.
  package var definition: Markup {
    let stops = stops.map { stop -> Markup in
      let opacity: Markup = stop.opacity == 1 ? "" : #" stop-opacity="\#(stop.opacity)""#
      return #"<stop offset="\#(stop.place)" stop-color="\#(stop.paint)"\#(opacity)/>"#
    }
    return #"<linearGradient id="\#(own: name)" x2="0" y2="1">\#(Markup(stops))</linearGradient>"#
      + "\n"
  }
}

/// The paints that every scene can use. Others have only their names, in the text of ``SceneText``.
extension Paint {
  static let screen = Paint("screen", 0xFFFFFF, dark: 0x101319)
  static let card = Paint("card", 0xFFFFFF, dark: 0x191D26)
  package static let ink = Paint("text", 0x12161E, dark: 0xF2F4F8)
  package static let secondary = Paint("text2", 0x5B6472, dark: 0xA3ACBA)
  package static let separator = Paint("hairline", 0xD9DCE3, dark: 0x2B313D)
  static let white = Paint("white", 0xFFFFFF, dark: 0xFFFFFF)
  package static let blue = Paint("blue", 0x1D6FE0, dark: 0x5AA2FF)
  static let skin = Paint("skin", 0xF6DDC8, dark: 0xD9B99E)
  static let bark = Paint("bark", 0x7A5137, dark: 0xB98A67)

  /// All of these paints.
  static let ofEveryScene = [screen, card, ink, secondary, separator, white, blue, skin, bark]
}
