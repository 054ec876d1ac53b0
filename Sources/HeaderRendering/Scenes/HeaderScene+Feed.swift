import HeaderCore

extension HeaderScene {
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
}
