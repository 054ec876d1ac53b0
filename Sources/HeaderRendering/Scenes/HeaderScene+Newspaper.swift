extension HeaderScene {
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
