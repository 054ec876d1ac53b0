/// The colours of what is around a phone; what is on its screen has those of its scene.
enum Palette {
  static let page = SceneColor("page", 0xFFFFFF, dark: 0x0D1117)
  static let ink = SceneColor("ink", 0x1F2328, dark: 0xE6EDF3)
  static let faint = SceneColor("faint", 0x59636E, dark: 0x9DA7B3)
  static let rule = SceneColor("rule", 0xD8DEE4, dark: 0x30363D)
  static let phone = SceneColor("phone", 0x1B1E25, dark: 0x23272F)
  static let edge = SceneColor("edge", 0x4A505C, dark: 0x565D6A)

  static let drag = SceneColor("drag", 0xCFE3FB, dark: 0x173458)
  static let deceleration = SceneColor("deceleration", 0xFCE9C2, dark: 0x46340F)
  static let snap = SceneColor("snap", 0xE4D6FA, dark: 0x3C2964)
  static let scroll = SceneColor("scroll", 0xD3F0DA, dark: 0x153D22)

  /// The lines of plots, one for each technique.
  static let series = [
    SceneColor("series1", 0x0550AE, dark: 0x79C0FF),
    SceneColor("series2", 0xB02A1C, dark: 0xFF9A8F),
    SceneColor("series3", 0x116329, dark: 0x56D364),
    SceneColor("series4", 0x6639BA, dark: 0xD2A8FF),
    SceneColor("series5", 0x7D4E00, dark: 0xE3B341),
    SceneColor("series6", 0x0B6273, dark: 0x56D4DD),
  ]

  /// What every picture has.
  static let frame = [page, ink, faint, phone, edge]
  /// What plots have besides.
  static let plot = [rule, drag, deceleration, snap, scroll] + series

  static let all = frame + plot

  /// Every pair of a text's or a line's colour and what it may stand on.
  static let readable: [(foreground: SceneColor, background: SceneColor)] =
    [(ink, page), (faint, page)]
    + (series + [ink]).flatMap { line in
      [page, drag, deceleration, snap, scroll].map { (line, $0) }
    }
}
