/// A colour with its value in either scheme, 0xRRGGBB.
struct PaletteColor: Equatable {
  /// The CSS variable, without its dashes.
  let name: String
  let light: UInt32
  let dark: UInt32
}

/// Every colour that a picture has.
enum Palette {
  static let page = PaletteColor(name: "page", light: 0xFFFFFF, dark: 0x0D1117)
  static let ink = PaletteColor(name: "ink", light: 0x1F2328, dark: 0xE6EDF3)
  static let faint = PaletteColor(name: "faint", light: 0x59636E, dark: 0x9DA7B3)
  static let rule = PaletteColor(name: "rule", light: 0xD8DEE4, dark: 0x30363D)

  static let phone = PaletteColor(name: "phone", light: 0x1B1E25, dark: 0x23272F)
  static let edge = PaletteColor(name: "edge", light: 0x4A505C, dark: 0x565D6A)
  static let screen = PaletteColor(name: "screen", light: 0xFFFFFF, dark: 0x101319)
  static let strip = PaletteColor(name: "strip", light: 0xF6F7F9, dark: 0x181C24)
  static let screenInk = PaletteColor(name: "screen-ink", light: 0x111827, dark: 0xF3F4F6)
  static let heading = PaletteColor(name: "heading", light: 0xB9C1CD, dark: 0x465062)
  static let line = PaletteColor(name: "line", light: 0xDFE3E9, dark: 0x2A313D)
  static let separator = PaletteColor(name: "separator", light: 0xECEEF2, dark: 0x1E232C)
  static let avatars = [
    PaletteColor(name: "avatar1", light: 0x9DB7F5, dark: 0x3D5BA9),
    PaletteColor(name: "avatar2", light: 0xF3B6A5, dark: 0x96523E),
    PaletteColor(name: "avatar3", light: 0xA5DDC6, dark: 0x2F765A),
    PaletteColor(name: "avatar4", light: 0xF2D28B, dark: 0x86672A),
    PaletteColor(name: "avatar5", light: 0xCDB4EE, dark: 0x684A94),
  ]

  static let header = PaletteColor(name: "header", light: 0x3249D3, dark: 0x3244B4)
  static let headerFoot = PaletteColor(name: "header-foot", light: 0x5A3FD3, dark: 0x4A37B0)
  static let otherHeader = PaletteColor(name: "other-header", light: 0x0F6E66, dark: 0x12635C)
  static let headerInk = PaletteColor(name: "header-ink", light: 0xFFFFFF, dark: 0xFFFFFF)
  static let otherHeaderInk = PaletteColor(
    name: "other-header-ink", light: 0xFFE9A8, dark: 0xFFE9A8)
  static let field = PaletteColor(name: "field", light: 0xFFFFFF, dark: 0x151A2B)
  static let fieldInk = PaletteColor(name: "field-ink", light: 0x556070, dark: 0xB6BFCE)

  static let skyTop = PaletteColor(name: "sky-top", light: 0x1D4F91, dark: 0x0B1B3B)
  static let skyFoot = PaletteColor(name: "sky-foot", light: 0xF2B880, dark: 0x7A4A5E)
  static let sun = PaletteColor(name: "sun", light: 0xFFE3A6, dark: 0xF4D9A0)
  static let farHills = PaletteColor(name: "far-hills", light: 0x7D6B93, dark: 0x3D3557)
  static let nearHills = PaletteColor(name: "near-hills", light: 0x3F4673, dark: 0x1F2545)
  static let meadow = PaletteColor(name: "meadow", light: 0x222B4F, dark: 0x10152E)

  static let drag = PaletteColor(name: "drag", light: 0xCFE3FB, dark: 0x173458)
  static let deceleration = PaletteColor(name: "deceleration", light: 0xFCE9C2, dark: 0x46340F)
  static let snap = PaletteColor(name: "snap", light: 0xE4D6FA, dark: 0x3C2964)
  static let scroll = PaletteColor(name: "scroll", light: 0xD3F0DA, dark: 0x153D22)

  /// The lines of plots, one for each technique.
  static let series = [
    PaletteColor(name: "series1", light: 0x0550AE, dark: 0x79C0FF),
    PaletteColor(name: "series2", light: 0xB02A1C, dark: 0xFF9A8F),
    PaletteColor(name: "series3", light: 0x116329, dark: 0x56D364),
    PaletteColor(name: "series4", light: 0x6639BA, dark: 0xD2A8FF),
    PaletteColor(name: "series5", light: 0x7D4E00, dark: 0xE3B341),
    PaletteColor(name: "series6", light: 0x0B6273, dark: 0x56D4DD),
  ]

  static let all: [PaletteColor] =
    [
      page, ink, faint, rule, phone, edge, screen, strip, screenInk, heading, line, separator,
      header, headerFoot, otherHeader, headerInk, otherHeaderInk, field, fieldInk,
      skyTop, skyFoot, sun, farHills, nearHills, meadow, drag, deceleration, snap, scroll,
    ] + avatars + series

  /// Every pair of a text's or a line's colour and what it may stand on.
  static let readable: [(foreground: PaletteColor, background: PaletteColor)] =
    [
      (ink, page), (faint, page), (screenInk, screen), (screenInk, strip),
      (headerInk, header), (headerInk, headerFoot), (headerInk, otherHeader), (headerInk, skyTop),
      (header, headerInk),
      (otherHeaderInk, header), (otherHeaderInk, headerFoot), (otherHeaderInk, otherHeader),
      (fieldInk, field),
    ]
    + (series + [ink]).flatMap { line in
      [page, drag, deceleration, snap, scroll].map { (line, $0) }
    }
}
