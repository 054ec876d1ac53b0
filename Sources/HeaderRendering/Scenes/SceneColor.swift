/// A colour of a scene with its value in either scheme, 0xRRGGBB.
public struct SceneColor: Sendable, Equatable {
  /// The CSS variable's name, without its dashes; one name is one colour in all scenes.
  public let name: String
  /// In the light scheme.
  public let light: UInt32
  /// In the dark scheme.
  public let dark: UInt32

  /// The colour `name`.
  public init(_ name: String, _ light: UInt32, dark: UInt32) {
    self.name = name
    self.light = light
    self.dark = dark
  }
}

/// What every scene may be drawn with.
extension SceneColor {
  static let screen = SceneColor("screen", 0xFFFFFF, dark: 0x101319)
  static let grouped = SceneColor("grouped", 0xF0F1F6, dark: 0x07090D)
  static let card = SceneColor("card", 0xFFFFFF, dark: 0x191D26)
  static let fill = SceneColor("fill", 0xE6E8EE, dark: 0x262C38)
  static let ink = SceneColor("text", 0x12161E, dark: 0xF2F4F8)
  static let secondary = SceneColor("text2", 0x5B6472, dark: 0xA3ACBA)
  static let separator = SceneColor("hairline", 0xD9DCE3, dark: 0x2B313D)
  static let white = SceneColor("white", 0xFFFFFF, dark: 0xFFFFFF)
  package static let blue = SceneColor("blue", 0x1D6FE0, dark: 0x5AA2FF)
  static let red = SceneColor("red", 0xD83A52, dark: 0xFF6B7D)
  static let green = SceneColor("green", 0x1E8F5A, dark: 0x45C98B)
  static let amber = SceneColor("amber", 0xE39A17, dark: 0xF4BC4F)
  static let violet = SceneColor("violet", 0x7357D8, dark: 0xA18CF5)

  static let rose = SceneColor("rose", 0xE9A69B, dark: 0x8E4E46)
  static let sand = SceneColor("sand", 0xEBCF9B, dark: 0x856A37)
  static let sage = SceneColor("sage", 0xA9CFB5, dark: 0x3B6E51)
  static let mist = SceneColor("mist", 0xA6C3E8, dark: 0x3B5C8A)
  static let plum = SceneColor("plum", 0xC6B1E4, dark: 0x5E478B)
  static let skin = SceneColor("skin", 0xF6DDC8, dark: 0xD9B99E)
  static let bark = SceneColor("bark", 0x7A5137, dark: 0xB98A67)

  /// Grounds that people and things stand on, in turn.
  static let grounds: [SceneColor] = [.mist, .rose, .sage, .sand, .plum]
}
