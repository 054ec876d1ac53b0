/// Pictures that look like photographs, 393 points wide, in layers.
enum Photo {
  private static let sun = Paint("sun", 0xFFF3D0, dark: 0xF0D9A8)
  private static let far = Paint("far", 0xB58A97, dark: 0x57415A)
  private static let middle = Paint("middle", 0x7A6684, dark: 0x39304C)
  private static let near = Paint("near", 0x413F63, dark: 0x211F3A)
  private static let front = Paint("front", 0x1E2140, dark: 0x11122A)
  private static let shade = Paint("shade", 0x000000, dark: 0x000000)
  private static let sea = Paint("sea", 0x1C7C93, dark: 0x0E4152)
  private static let seaFar = Paint("sea-far", 0x6FBBC9, dark: 0x2A6C7E)
  private static let wall = Paint("wall", 0xF6E9D5, dark: 0xA8977E)
  private static let wall2 = Paint("wall2", 0xF1C9A0, dark: 0x9A7350)
  private static let roof = Paint("roof", 0xC8603C, dark: 0x84402A)
  private static let tree = Paint("tree", 0x2F6B4F, dark: 0x1B4030)

  private static let dawn = Paint(
    "dawn", .init(0, Paint("dawn-top", 0x34579B, dark: 0x1A2C55)),
    .init(0.62, Paint("dawn-middle", 0xE39A8B, dark: 0x7C4C55)),
    .init(1, Paint("dawn-foot", 0xFBD9A0, dark: 0xA97F55)))
  private static let noon = Paint(
    "noon", .init(0, Paint("noon-top", 0x1D5A8C, dark: 0x143452)),
    .init(1, Paint("noon-foot", 0xCFE8F6, dark: 0x3C6C8C)))
  private static let haze = Paint("haze", .init(0, middle), .init(1, far))
  private static let slope = Paint("slope", .init(0, near), .init(1, middle))
  private static let water = Paint("water", .init(0, seaFar), .init(1, sea))
  private static let scrim = Paint(
    "scrim", .init(0, shade, opacity: 0), .init(0.5, shade, opacity: 0.62),
    .init(1, shade, opacity: 0.72))
  private static let glow = Paint(
    "glow", .init(0, sun, opacity: 0), .init(0.5, sun, opacity: 0.55), .init(1, sun, opacity: 0))

  /// Returns a dark gradient at the bottom of a picture `height` points high, for legible text.
  static func foot(_ height: Double) -> Markup {
    .box(0, height - 160, 393, 160, scrim)
  }

  /// Ridges at dawn, 400 points high, with the sun at 232.
  static let ridges = Markup([
    .box(0, 0, 393, 400, dawn), .box(0, 190, 393, 90, glow), .dot(286, 232, 25, sun),
    .area("M0 262l38-22 30 14 46-40 34 26 28-14 52 44 40-26 34 22 44-30 47 24v160H0z", far),
    .area("M0 292l44-30 40 22 58-44 50 48 44-22 56 30 52-34 49 26v132H0z", haze),
    .area("M0 326q50-40 96-22t84-14 78 22 70-18 65 14v100H0z", slope),
    .area("M0 356q60-22 120-6t128-12 145 14v60H0z", front),
    .area(
      "M58 352l5-22 5 22zM70 353l6-30 7 30zM86 351l4-18 5 18zM318 350l5-24 6 24zM334 351l4-17 4 17z",
      front),
  ])

  /// Balloons over tuff, 240 points high.
  static let balloons = Markup([
    .box(0, 0, 393, 240, dawn),
    .area("M0 186l60-22 44 14 70-30 64 26 58-20 97 34v52H0z", far),
    balloon(92, 92, 30, .red), balloon(238, 62, 22, .amber), balloon(318, 118, 14, .sage),
    balloon(176, 142, 10, .violet),
    .area("M0 214l26-30 18 22 22-34 24 36 60 6 22-26 20 24 70-8 18-24 26 30 87 2v28H0z", slope),
  ])

  private static func balloon(_ x: Double, _ y: Double, _ size: Double, _ paint: Paint) -> Markup {
    let half: Markup = "a\(size) \(size) 0 0 1 \(size * 0.8)"
    let envelope: Markup =
      "M0-\(size)\(half) \(size * 1.6)l-\(size * 0.6) \(size * 0.7)h-\(size * 0.4)"
      + "l-\(size * 0.6)-\(size * 0.7)\(half)-\(size * 1.6)z"
    return Markup([
      .area(envelope, paint),
      .box(-size * 0.17, size * 1.42, size * 0.34, size * 0.28, radius: 1, front),
    ]).at(x, y)
  }

  /// A bay with a town on its slope, 560 points high, with the town at the bottom.
  static let bay = Markup([
    .box(0, 0, 393, 330, noon), .dot(300, 168, 30, Paint("noon-sun", 0xFFF6DA, dark: 0xE8DDB8)),
    .area(
      "M44 150q14-26 40-20 16-24 44-8 26-6 30 20 18 0 20 16H30q-4-10 14-8z", .white, opacity: 0.5),
    .area(
      "M210 210q10-18 28-14 14-16 32-4 18-2 20 14 12 2 14 10H200q0-6 10-6z", .white, opacity: 0.4),
    .area("M0 300l70-26 66 16 80-30 90 30 87-14v60H0z", seaFar),
    .box(0, 318, 393, 242, water),
    .area("M150 352h60l-8 12h-44zM180 312v36h24z", .white, opacity: 0.9),
    .area("M0 420q80-34 150-6t130 26 113-6v126H0z", tree),
    house(24, 420, 44, 90, wall), house(74, 440, 40, 80, wall2), house(122, 428, 46, 90, wall),
    house(236, 456, 44, 80, wall2), house(288, 440, 42, 90, wall), house(338, 462, 44, 80, wall2),
    .area("M0 500q100-34 200-4t193-6v70H0z", tree),
  ])

  private static func house(
    _ x: Double, _ y: Double, _ wide: Double, _ high: Double, _ paint: Paint
  ) -> Markup {
    let windows = [12.0, 30].flatMap { row in
      [7, wide - 13].map { Markup.box($0, row, 6, 9, sea) }
    }
    let gable: Markup = "M-3 1l\(wide / 2 + 3)-13 \(wide / 2 + 3) 13z"
    return Markup([.box(0, 0, wide, high, paint), .area(gable, roof)] + windows).at(x, y)
  }
}
