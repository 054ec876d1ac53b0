import HeaderCore

extension HeaderScene {
  /// Short posts by people one follows.
  static var timeline: HeaderScene {
    let ground = SceneColor("sky", 0x1569C7, dark: 0x16324F)
    let bird =
      "M4 20c6 3 15 2 18-8l3-3.5-3.5.5C20 6.5 15.5 6 14 10c-4 0-7-2-9.5-4.5"
      + "-1.5 3 0 6 2.5 7.5-1 .2-2 0-3-.5 0 3 2 5 4.5 5.5-1 .4-2 .4-3 .2z"
    return HeaderScene(
      caption: "A timeline", ground: .color(ground), statusInk: .white,
      figures: [
        "logo": SceneFigure(
          width: 28, height: 28, shapes: [.area(bird, .white)], pace: 0.6),
        "title": .label("Home", .white),
      ],
      extras: [
        SceneElement(
          HeaderElement(
            name: "account", kind: .image,
            tracks: [
              HeaderTrack(.leading, HeaderKeyframe(at: 0, 16)),
              HeaderTrack(.bottom, HeaderKeyframe(at: 0, 7)),
            ]),
          SceneFigure(
            width: 30, height: 30,
            shapes: SceneShape.portrait(15, 15, radius: 15, ground: .sand, coat: .violet))),
        SceneElement(
          HeaderElement(
            name: "settings", kind: .button,
            tracks: [
              HeaderTrack(.trailing, HeaderKeyframe(at: 0, 16)),
              HeaderTrack(.bottom, HeaderKeyframe(at: 0, 8)),
            ]),
          .icon(
            "M5 9h9M20 9h3M5 19h3M14 19h9M17 6.500a2.5 2.5 0 1 0 .01 0zM11 16.500a2.5 2.5 0 1 0 .01 0z",
            .white)),
      ],
      rows: posts(timelinePosts))
  }

  private static let timelinePosts: [Post] = [
    Post(
      "Ada Moreau", "@ada · 4 min", "The night train to Vienna has",
      "a dining car again. Not sleeping.", ("12", "48", "310")),
    Post(
      "Jonas Weber", "@jonasw · 12 min", "Bread number nine. It opened up",
      "just as the book said it would.", ("31", "7", "204")),
    Post(
      "Lighthouse Club", "@lights · 26 min", "Fog at Point Arena. You could hear",
      "it an hour before you could see it.", ("5", "90", "1.1k")),
    Post(
      "Priya Nair", "@priya · 41 min", "My grandfather drew sea charts.",
      "He never once got the coast wrong.", ("18", "22", "655")),
    Post(
      "Tomás Silva", "@tomas · 1 h", "Small release today: faster start,",
      "and the bug you all wrote about.", ("64", "15", "480")),
  ]
}

/// A short text and its author.
struct Post {
  let name: String
  let handle: String
  let lines: (String, String)
  let counts: (String, String, String)

  init(
    _ name: String, _ handle: String, _ first: String, _ second: String,
    _ counts: (String, String, String)
  ) {
    self.name = name
    self.handle = handle
    lines = (first, second)
    self.counts = counts
  }
}

extension HeaderScene {
  /// `posts` below each other, by one or by several.
  static func posts(_ posts: [Post], byOne isOne: Bool = false) -> ScenePart {
    let height = 116.0
    let coats: [SceneColor] = [.red, .green, .violet, .blue, .amber]
    var shapes: [SceneShape] = []
    for (index, post) in posts.enumerated() {
      let person = isOne ? 0 : index % 5
      let row =
        SceneShape.portrait(
          36, 34, radius: 20, ground: SceneColor.grounds[person], coat: coats[person]) + [
          .text(post.name, 68, 28, 15, weight: 700, tail: post.handle),
          .text(post.lines.0, 68, 49, 14.5), .text(post.lines.1, 68, 68, 14.5),
          .line("M70 88v-6h12v9h-9l-3 3z", .secondary, width: 1.3),
          .text(post.counts.0, 92, 94, 12, .secondary),
          .line("M150 90v-6h10m-3-3l3 3-3 3m5 1v6h-10m3-3l-3 3 3 3", .secondary, width: 1.3),
          .text(post.counts.1, 174, 94, 12, .secondary),
          .line(
            "M238 95c-8-5-6-11-3-11 2 0 3 2 3 2s1-2 3-2c3 0 5 6-3 11z", .secondary, width: 1.3),
          .text(post.counts.2, 252, 94, 12, .secondary),
          .line("M330 92v-11m-4 4l4-4 4 4m-9 5v4h10v-4", .secondary, width: 1.3),
          .separator(height - 0.5),
        ]
      shapes += row.moved(down: Double(index) * height)
    }
    return ScenePart(height: Double(posts.count) * height, shapes: shapes)
  }
}
