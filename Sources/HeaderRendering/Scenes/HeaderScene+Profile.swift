import HeaderCore

extension HeaderScene {
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
}
