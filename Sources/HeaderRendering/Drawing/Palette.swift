/// The colors around a phone. Those on its screen belong to its scene.
enum Palette {
  static let page = Paint("page", 0xFFFFFF, dark: 0x0D1117)
  static let ink = Paint("ink", 0x1F2328, dark: 0xE6EDF3)
  static let faint = Paint("faint", 0x59636E, dark: 0x9DA7B3)
  static let rule = Paint("rule", 0xD8DEE4, dark: 0x30363D)
  static let phone = Paint("phone", 0x1B1E25, dark: 0x23272F)
  static let edge = Paint("edge", 0x4A505C, dark: 0x565D6A)
  /// A gradient from transparent to the page's color.
  static let fade = Paint("fade", [.init(0, page, opacity: 0), .init(1, page)])

  /// Returns the color behind a phase of the motion.
  static func ground(of kind: MotionPhase.Kind) -> Paint {
    switch kind {
    case .drag: Paint("drag", 0xCFE3FB, dark: 0x173458)
    case .deceleration: Paint("deceleration", 0xFCE9C2, dark: 0x46340F)
    case .snap: Paint("snap", 0xE4D6FA, dark: 0x3C2964)
    case .scroll: Paint("scroll", 0xD3F0DA, dark: 0x153D22)
    }
  }

  /// The colors of a plot's lines, one for each technique.
  static let series = [
    Paint("series1", 0x0550AE, dark: 0x79C0FF), Paint("series2", 0xB02A1C, dark: 0xFF9A8F),
    Paint("series3", 0x116329, dark: 0x56D364), Paint("series4", 0x6639BA, dark: 0xD2A8FF),
    Paint("series5", 0x7D4E00, dark: 0xE3B341), Paint("series6", 0x0B6273, dark: 0x56D4DD),
  ]
}
