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
}
