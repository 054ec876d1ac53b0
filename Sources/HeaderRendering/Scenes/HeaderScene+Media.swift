import HeaderCore

extension HeaderScene {
  /// A record with its cover, which grows when it is pulled.
  static var album: HeaderScene {
    let play = SceneFigure(
      width: 48, height: 48, shapes: .dot(24, 24, 24, .green) + .area("M19 15l15 9-15 9z", .white))
    return HeaderScene(
      caption: "An album", ground: Paint("cover", 0x1E2140, dark: 0x11122A),
      figures: ["picture": .photo(400, Photo.ridges)],
      extras: [
        .pinned(
          "album-title", .label, .leading, bottom: 34,
          .label("Lowland Tapes", size: 26, weight: 800, .white, anchor: .start)),
        .pinned(
          "artist", .label, .leading, bottom: 13,
          .label("Ferrystone · 2024 · 11 songs", size: 14, weight: 500, .white, anchor: .start)),
        .pinned("play", .button, .trailing, bottom: 14, play),
      ],
      rows: ScenePart(
        """
        Harbour Lights|3:42
        First Frost|4:05
        Paper Boats|2:58
        The Long Field|5:21
        Undertow|3:36
        Slow Train East|4:47
        Copper Sky|3:12
        Salt and Iron|4:18
        Letters Home|3:50
        Low Water|6:03
        Until the Morning|4:29
        """, paints: [.ink, .ink, .green], height: 60
      ) { song in
        let isPlaying = song.paint == .green
        return [
          // No numbers: the rows come again below the last.
          isPlaying
            ? .line("M22 38v-7M28 38v-14M34 38v-10", .green, width: 3)
            : .dot(28, 31, 3, .separator),
          .text(song[0], 56, 28, 16, song.paint, weight: 500),
          .text("Ferrystone", 56, 47, 13, .secondary),
          .text(song[1], 344, 36, 13, .secondary, anchor: .end),
          .line("M366 31h.1M372 31h.1M378 31h.1", .secondary, width: 2.4),
          .separator(59.5, from: 56),
        ]
      }, pageTitles: ["Songs", "Letters", "About"])
  }

  /// Podcasts, with a greeting at the top and a search that comes back anywhere.
  static var podcasts: HeaderScene {
    var rows = ScenePart(
      """
      The lost radio of Station 9|Signal Hill|34 min left|M-14 8q14-30 28 0
      How to fold a map|Small Matters|51 min|M-14-8l9 6 10-6 9 6v14l-9-6-10 6-9-6z
      Whales, again|Deep End|1 h 12 min|M-16 4q16-20 32-4-8 0-10 8-12 6-22-4z
      A short history of the queue|In Order|28 min|M-12 10V-4M-4 10V-8M4 10V-2M12 10V-10
      Bread, ranked|Table Talk|46 min|M-14 8c-6-18 34-18 28 0z
      The bell that would not ring|Signal Hill|39 min|M-12 8h24l-4-6v-6a8 8 0 0 0-16 0v6z
      """, paints: [.mist, .sand, .sage, .rose, .plum, .mist], height: 88,
      above: ScenePart(
        48,
        [
          .text("Up next", 16, 36, 20, weight: 800),
          .text("See all", 377, 36, 15, .violet, anchor: .end),
        ])
    ) { episode in
      [
        .box(16, 10, 66, 66, radius: 12, episode.paint),
        .line(Markup(verbatim: episode[3]), .ink, width: 3, opacity: 0.6).at(49, 43),
        .text(episode[1], 98, 28, 13, .secondary), .text(episode[0], 98, 49, 15.5, weight: 600),
        .text(episode[2], 98, 70, 13, .secondary), .line("M358 35l14 8-14 8z", .violet, width: 2),
        .separator(87.5, from: 98),
      ]
    }
    rows.height += 8
    return HeaderScene(
      caption: "Podcasts", ground: Paint("casts", 0x5B3BB5, dark: 0x2B2055),
      figures: [
        "headline": .label("Good evening, Ida", size: 26, weight: 800, .white, anchor: .start),
        "search-field": .field(
          "Shows and episodes", ground: Paint("casts-field", 0x48309A, dark: 0x1D163D),
          ink: Paint("casts-ink", 0xE3D9FF, dark: 0xC9BDF0)),
      ],
      extras: [
        .pinned(
          "account", .image, .trailing, bottom: 70, fade: 0...0.5,
          SceneFigure(
            width: 34, height: 34, shapes: .portrait(17, 17, radius: 17, .sand, coat: .green)))
      ],
      rows: rows, pageTitles: ["Home", "Letters", "Library"])
  }

  /// News, with a bar that is there whenever one turns back.
  static var newspaper: HeaderScene {
    let lead = ScenePart(
      372,
      [
        Photo.balloons, .text("TRAVEL", 16, 268, 12, .red, weight: 700),
        .text("A hundred balloons, one light", 16, 296, 20, weight: 800),
        .text("wind: the morning over Göreme", 16, 321, 20, weight: 800),
        .text("By Elif Aydın · 6 min", 16, 347, 13, .secondary), .separator(371.5, from: 16),
      ])
    return HeaderScene(
      caption: "A newspaper", ground: Paint("paper", 0x8E1F2F, dark: 0x3D1319),
      figures: [
        "title": .label("The Courier", size: 20, weight: 800, .white, anchor: .start),
        "action": .icon("M8 5h12v18l-6-5-6 5z", width: 1.9),
      ],
      rows: ScenePart(
        """
        SCIENCE|The oldest clock at sea|keeps better time|4 min
        CITY|Night buses come back,|and so do the bakers|3 min
        FOOD|What the salt farmers of|the lagoon want to say|7 min
        SPORT|She ran the coast path in|nine days, by herself|5 min
        """, paints: [.mist, .sand, .sage, .plum], height: 116, above: lead
      ) { story in
        [
          .text(story[0], 16, 28, 12, .red, weight: 700), .text(story[1], 16, 52, 17, weight: 700),
          .text(story[2], 16, 74, 17, weight: 700), .text(story[3], 16, 97, 13, .secondary),
          .box(297, 18, 80, 80, radius: 10, story.paint),
          .area(
            "M297 82l24-26 18 18 14-12 24 24v2a10 10 0 0 1-10 10h-60a10 10 0 0 1-10-10z", .ink,
            opacity: 0.22),
          .dot(356, 40, 8, .card), .separator(115.5, from: 16),
        ]
      }, pageTitles: ["Today", "Letters", "Culture"])
  }
}
