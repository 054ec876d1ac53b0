import HeaderCore

extension HeaderScene {
  /// Podcasts, with a greeting at the top and a search that comes back anywhere.
  static var podcasts: HeaderScene {
    let ground = SceneColor("casts", 0x5B3BB5, dark: 0x2B2055)
    let field = SceneColor("casts-field", 0x48309A, dark: 0x1D163D)
    let ink = SceneColor("casts-ink", 0xE3D9FF, dark: 0xC9BDF0)
    let greeting = SceneElement(
      HeaderElement(
        name: "account", kind: .image,
        tracks: [
          HeaderTrack(.opacity, HeaderKeyframe(at: 0, 1), HeaderKeyframe(at: 0.5, 0)),
          HeaderTrack(.trailing, HeaderKeyframe(at: 0, 16)),
          HeaderTrack(.bottom, HeaderKeyframe(at: 0, 70)),
        ]),
      SceneFigure(
        width: 34, height: 34,
        shapes: SceneShape.portrait(17, 17, radius: 17, ground: .sand, coat: .green)))
    return HeaderScene(
      caption: "Podcasts", ground: .color(ground), statusInk: .white,
      figures: [
        "headline": .label("Good evening, Ida", size: 26, weight: 800, .white, anchor: .start),
        "search-field": .field("Shows and episodes", ground: field, ink: ink),
      ],
      extras: [greeting], rows: episodes, pageTitles: ["Home", "New", "Library"])
  }

  private static var episodes: ScenePart {
    let episodes: [(String, String, String, SceneColor, String)] = [
      ("The lost radio of Station 9", "Signal Hill", "34 min left", .mist, "M-14 8q14-30 28 0"),
      (
        "How to fold a map", "Small Matters", "51 min", .sand,
        "M-14-8l9 6 10-6 9 6v14l-9-6-10 6-9-6z"
      ),
      ("Whales, again", "Deep End", "1 h 12 min", .sage, "M-16 4q16-20 32-4-8 0-10 8-12 6-22-4z"),
      (
        "A short history of the queue", "In Order", "28 min", .rose,
        "M-12 10V-4M-4 10V-8M4 10V-2M12 10V-10"
      ),
      ("Bread, ranked", "Table Talk", "46 min", .plum, "M-14 8c-6-18 34-18 28 0z"),
      (
        "The bell that would not ring", "Signal Hill", "39 min", .mist,
        "M-12 8h24l-4-6v-6a8 8 0 0 0-16 0v6z"
      ),
    ]
    let height = 88.0
    var shapes: [SceneShape] = [
      .text("Up next", 16, 36, 20, weight: 800),
      .text("See all", 377, 36, 15, .violet, anchor: .end),
    ]
    for (index, episode) in episodes.enumerated() {
      let row: [SceneShape] = [
        .box(16, 10, 66, 66, radius: 12, episode.3),
        SceneShape(.path(episode.4, x: 49, y: 43), .color(.ink), lineWidth: 3, opacity: 0.6),
        .text(episode.1, 98, 28, 13, .secondary), .text(episode.0, 98, 49, 15.5, weight: 600),
        .text(episode.2, 98, 70, 13, .secondary), .line("M358 35l14 8-14 8z", .violet, width: 2),
        .separator(height - 0.5, from: 98),
      ]
      shapes += row.moved(down: 48 + Double(index) * height)
    }
    return ScenePart(height: 48 + height * Double(episodes.count) + 8, shapes: shapes)
  }
}
