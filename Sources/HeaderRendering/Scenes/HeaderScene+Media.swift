import HeaderCore

extension HeaderScene {
  /// A record with its cover, which grows when it is pulled.
  static var album: HeaderScene {
    func anchored(
      _ name: String, _ kind: HeaderElementKind, _ side: HeaderAttribute, _ bottom: Double
    ) -> HeaderElement {
      HeaderElement(
        name: name, kind: kind,
        tracks: [
          HeaderTrack(side, HeaderKeyframe(at: 0, 16)),
          HeaderTrack(.bottom, HeaderKeyframe(at: 0, bottom)),
        ])
    }
    let play = SceneFigure(
      width: 48, height: 48,
      shapes: [.dot(24, 24, 24, .green), .area("M19 15l15 9-15 9z", .white)])
    return HeaderScene(
      caption: "An album", ground: .color(SceneColor("cover", 0x1E2140, dark: 0x11122A)),
      statusInk: .white,
      figures: [
        "picture": SceneFigure(
          width: 393, height: 400, shapes: Photo.ridges + [Photo.foot(400)], fillsHeader: true)
      ],
      extras: [
        SceneElement(
          anchored("album-title", .label, .leading, 34),
          .label("Lowland Tapes", size: 26, weight: 800, .white, anchor: .start)),
        SceneElement(
          anchored("artist", .label, .leading, 13),
          .label("Ferrystone · 2024 · 11 songs", size: 14, weight: 500, .white, anchor: .start)),
        SceneElement(anchored("play", .button, .trailing, 14), play),
      ],
      rows: songs, pageTitles: ["Songs", "Related", "About"])
  }

  private static var songs: ScenePart {
    let songs = [
      ("Harbour Lights", "3:42"), ("First Frost", "4:05"), ("Paper Boats", "2:58"),
      ("The Long Field", "5:21"), ("Undertow", "3:36"), ("Slow Train East", "4:47"),
      ("Copper Sky", "3:12"), ("Salt and Iron", "4:18"), ("Letters Home", "3:50"),
      ("Low Water", "6:03"), ("Until the Morning", "4:29"),
    ]
    let height = 60.0
    var shapes: [SceneShape] = []
    for (index, song) in songs.enumerated() {
      let isPlaying = index == 2
      let row: [SceneShape] = [
        .text("\(index + 1)", 28, 35, 15, isPlaying ? .green : .secondary, anchor: .middle),
        .text(song.0, 56, 28, 16, isPlaying ? .green : .ink, weight: 500),
        .text("Ferrystone", 56, 47, 13, .secondary),
        .text(song.1, 344, 36, 13, .secondary, anchor: .end),
        .line("M366 31h.1M372 31h.1M378 31h.1", .secondary, width: 2.4),
        .separator(height - 0.5, from: 56),
      ]
      shapes += row.moved(down: Double(index) * height)
    }
    return ScenePart(height: Double(songs.count) * height, shapes: shapes)
  }

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

  /// News, with a bar that is there whenever one turns back.
  static var newspaper: HeaderScene {
    let ground = SceneColor("paper", 0x8E1F2F, dark: 0x3D1319)
    return HeaderScene(
      caption: "A newspaper", ground: .color(ground), statusInk: .white,
      figures: [
        "title": .label("The Courier", size: 20, weight: 800, .white, anchor: .start),
        "action": .icon("M8 5h12v18l-6-5-6 5z", .white, width: 1.9),
      ],
      rows: stories, pageTitles: ["Today", "World", "Culture"])
  }

  private static var stories: ScenePart {
    let lead: [SceneShape] =
      Photo.balloons.map { $0 } + [
        .text("TRAVEL", 16, 268, 12, .red, weight: 700),
        .text("A hundred balloons, one light", 16, 296, 20, weight: 800),
        .text("wind: the morning over Göreme", 16, 321, 20, weight: 800),
        .text("By Elif Aydın · 6 min", 16, 347, 13, .secondary), .separator(371.5, from: 16),
      ]
    let stories: [(String, String, String, String, SceneColor)] = [
      ("SCIENCE", "The oldest clock at sea", "keeps better time", "4 min", .mist),
      ("CITY", "Night buses come back,", "and so do the bakers", "3 min", .sand),
      ("FOOD", "What the salt farmers of", "the lagoon want to say", "7 min", .sage),
      ("SPORT", "She ran the coast path in", "nine days, by herself", "5 min", .plum),
    ]
    var shapes = lead
    for (index, story) in stories.enumerated() {
      let row: [SceneShape] = [
        .text(story.0, 16, 28, 12, .red, weight: 700), .text(story.1, 16, 52, 17, weight: 700),
        .text(story.2, 16, 74, 17, weight: 700), .text(story.3, 16, 97, 13, .secondary),
        .box(297, 18, 80, 80, radius: 10, story.4),
        .area(
          "M297 82l24-26 18 18 14-12 24 24v2a10 10 0 0 1-10 10h-60a10 10 0 0 1-10-10z", .ink,
          opacity: 0.22),
        .dot(356, 40, 8, .card), .separator(115.5, from: 16),
      ]
      shapes += row.moved(down: 372 + Double(index) * 116)
    }
    return ScenePart(height: 372 + 116 * Double(stories.count), shapes: shapes)
  }
}
