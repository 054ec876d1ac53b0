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

  /// What friends have been doing, with a search above.
  static var feed: HeaderScene {
    let ground = SceneColor("feed", 0x2C4C9C, dark: 0x1B2440)
    let field = SceneColor("feed-field", 0x1E3878, dark: 0x0F1630)
    let pale = SceneColor("feed-ink", 0xD6E0FA, dark: 0xB9C6EA)
    let fade = HeaderTrack(.opacity, HeaderKeyframe(at: 0, 1), HeaderKeyframe(at: 0.7, 0))
    func button(_ name: String, _ trailing: Double, _ path: String) -> SceneElement {
      SceneElement(
        HeaderElement(
          name: name, kind: .button,
          tracks: [
            fade, HeaderTrack(.trailing, HeaderKeyframe(at: 0, trailing)),
            HeaderTrack(.bottom, HeaderKeyframe(at: 0, 46)),
          ]), .icon(path, .white))
    }
    return HeaderScene(
      caption: "A feed", screen: .grouped, ground: .color(ground), statusInk: .white,
      figures: ["search-bar": .field("Search people and places", ground: field, ink: pale)],
      extras: [
        SceneElement(
          HeaderElement(
            name: "brand", kind: .label,
            tracks: [
              fade, HeaderTrack(.leading, HeaderKeyframe(at: 0, 16)),
              HeaderTrack(.bottom, HeaderKeyframe(at: 0, 44)),
            ]), .label("commons", size: 24, weight: 800, .white, anchor: .start)),
        button("write", 52, SceneIcon.plus), button("messages", 12, SceneIcon.chat),
      ],
      rows: feedRows)
  }

  private static var feedRows: ScenePart {
    let first: [SceneShape] =
      [.box(0, 8, 393, 392, .card)]
      + SceneShape.portrait(36, 42, radius: 20, ground: .rose, coat: .green)
      + [
        .text("Elif Aydın", 68, 38, 15, weight: 700),
        .text("Yesterday · Cappadocia", 68, 57, 12.5, .secondary),
        .text("Up at four for this. Worth it.", 16, 88, 15),
      ] + Photo.balloons.moved(down: 102) + reactions("214", "38 comments").moved(down: 356)
    let second: [SceneShape] =
      [.box(0, 0, 393, 184, .card)]
      + SceneShape.portrait(36, 34, radius: 20, ground: .mist, coat: .amber)
      + [
        .text("Marcus Bell", 68, 30, 15, weight: 700),
        .text("2 h · Allotment 14", 68, 49, 12.5, .secondary),
        .text("Too many courgettes. Again. Free to", 16, 80, 15),
        .text("anyone who comes by. Bring a bag.", 16, 101, 15),
      ] + reactions("57", "21 comments").moved(down: 140)
    return ScenePart(height: 592, shapes: first + second.moved(down: 408))
  }

  private static func reactions(_ likes: String, _ comments: String) -> [SceneShape] {
    [
      .separator(-8, from: 16),
      .line("M22 22C10 14 13 5 18 5c3 0 4 3 4 3s1-3 4-3c5 0 8 9-4 17z", .red, width: 1.8),
      .text(likes, 42, 18, 13.5, .secondary),
      .text(comments, 377, 18, 13.5, .secondary, anchor: .end),
    ]
  }

  /// A person's page: cover, portrait, name, and what she has written.
  static var profile: HeaderScene {
    let ground = SceneColor("profile", 0x413F63, dark: 0x211F3A)
    let fade = HeaderTrack(.opacity, HeaderKeyframe(at: 0.45, 1), HeaderKeyframe(at: 0.75, 0))
    return HeaderScene(
      caption: "A profile", ground: .color(ground), statusInk: .white,
      figures: [
        "picture": SceneFigure(
          width: 393, height: 400, shapes: Photo.ridges + [Photo.foot(400)], fillsHeader: true),
        "title": .label("Maya Lindqvist", size: 19, weight: 700, .white),
      ],
      extras: [
        SceneElement(
          HeaderElement(
            name: "portrait", kind: .image,
            tracks: [fade, HeaderTrack(.bottom, HeaderKeyframe(at: 0, 48))]),
          SceneFigure(
            width: 84, height: 84,
            shapes: [.dot(42, 42, 42, .white)]
              + SceneShape.portrait(42, 42, radius: 39, ground: .mist, coat: .red)))
      ],
      opening: tabs, rows: posts(profilePosts, byOne: true),
      pageTitles: ["Posts", "Photos", "Likes"])
  }

  private static var tabs: ScenePart {
    let facts: [(String, String, Double)] = [
      ("412", "posts", 66), ("8,930", "followers", 196), ("267", "following", 326),
    ]
    return ScenePart(
      height: 76,
      shapes: facts.flatMap { fact in
        [
          SceneShape.text(fact.0, fact.2, 34, 18, weight: 700, anchor: .middle),
          .text(fact.1, fact.2, 54, 13, .secondary, anchor: .middle),
        ]
      } + [.separator(75.5)])
  }

  private static let profilePosts: [Post] = [
    Post(
      "Maya Lindqvist", "2 h", "Five days in the Sarek, one dry",
      "pair of socks. Would do it again.", ("24", "12", "402")),
    Post(
      "Maya Lindqvist", "yesterday", "If you hear cranes, look up.",
      "Never as close as they sound.", ("9", "31", "288")),
    Post(
      "Maya Lindqvist", "Sunday", "The hut keeper's advice:",
      "start early, turn back early.", ("17", "44", "719")),
    Post(
      "Maya Lindqvist", "3 May", "New boots. I know. Blisters by",
      "the second lake, as foretold.", ("40", "3", "196")),
    Post(
      "Maya Lindqvist", "28 April", "Maps are printed, food is packed,",
      "the cat has been told.", ("11", "8", "240")),
  ]

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
