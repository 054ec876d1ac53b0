import HeaderCore

extension HeaderScene {
  /// A market hall: a search that comes back anywhere, a picture that waits at the top, and tabs that
  /// stay.
  static var market: HeaderScene {
    let ground = Paint("market", 0x22577A, dark: 0x14303F)
    let quiet = Paint("market-quiet", 0xC2D6E3, dark: 0x9DB6C5)
    let tabs: [Markup] = [
      .text("Today", 18, 22, 15, .white, weight: 700), .box(14, 31, 50, 3, radius: 1.5, .white),
      .text("Stalls", 108, 22, 15, quiet),
      .text("Recipes", 196, 22, 15, quiet),
      .text("Orders", 292, 22, 15, quiet),
    ]
    return HeaderScene(
      caption: "A market hall", ground: ground,
      figures: [
        "toolbar": .field(
          "Search 40 stalls", ground: Paint("market-field", 0x163F5A, dark: 0x0C2230),
          ink: Paint("market-ink", 0xD3E6F2, dark: 0xA9C4D4)),
        "image": .photo(400, Photo.bay),
        "tabs": SceneFigure(width: 361, height: 34, shapes: Markup(tabs)),
      ],
      rows: ScenePart(
        """
        Blood oranges|Sicily, a crate of 5 kg|€ 14
        Sheep's cheese|Matured for eight months|€ 9
        Sourdough, dark|Baked at four this morning|€ 6
        Wild garlic|A bunch, from the river|€ 3
        Smoked trout|Two fillets|€ 11
        Walnuts|Cracked, 500 g|€ 7
        Honey, lime tree|The rooftop hives|€ 8
        Beetroot|Four colours in a bag|€ 4
        """, paints: [.rose, .sand, .bark, .sage, .mist, .amber, .sand, .plum], height: 72
      ) { stall in
        [
          .box(16, 12, 48, 48, radius: 12, stall.paint), .dot(40, 36, 11, .card),
          .text(stall[0], 80, 32, 16, weight: 600), .text(stall[1], 80, 53, 13, .secondary),
          .text(stall[2], 377, 42, 15, weight: 700, anchor: .end), .separator(71.5, from: 80),
        ]
      }, pageTitles: ["Today", "Stalls", "Orders"])
  }
}
