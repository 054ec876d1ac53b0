extension HeaderScene {
  /// A shop with a search, a chat and a cart.
  static var shop: HeaderScene {
    let ground = SceneColor("shop", 0x0B6B5D, dark: 0x0C3A35)
    let mark = SceneColor("shop-mark", 0xFFD25E, dark: 0xF0C24E)
    let fieldInk = SceneColor("field-text", 0x566071, dark: 0xAEB7C5)
    let logo: [SceneShape] = [
      .area("M3 9h22l-3 15a3 3 0 0 1-3 2.500H9A3 3 0 0 1 6 24z", mark),
      .line("M9 9c0-8 10-8 10 0", mark, width: 2.4),
      .text("basket", 33, 22, 21, .white, weight: 800),
    ]
    return HeaderScene(
      caption: "A shop", ground: .color(ground), statusInk: .white,
      figures: [
        "logo": SceneFigure(width: 108, height: 28, shapes: logo, pace: 0.4),
        "search-field": .field("Search the shop", ground: .card, ink: fieldInk, pace: 0.34),
        "chat": .icon(SceneIcon.chat, .white),
        "cart": SceneFigure(
          width: 28, height: 28,
          shapes: [
            .line(SceneIcon.cart, .white, width: 2.2), .dot(22, 6, 6.5, mark),
            .text("2", 22, 9.5, 10, ground, weight: 700, anchor: .middle),
          ]),
      ],
      rows: shelves)
  }

  private static var shelves: ScenePart {
    let things: [(name: String, price: String, stars: String, thing: [SceneShape])] = [
      ("Enamel kettle, 1.8 l", "€ 39", "4.8", kettle), ("Desk lamp, brass", "€ 64", "4.6", lamp),
      ("Stoneware mug", "€ 14", "4.9", mug), ("Wool blanket", "€ 89", "4.7", blanket),
    ]
    var shapes: [SceneShape] = []
    for (index, item) in things.enumerated() {
      let ground = SceneColor.grounds[(index * 2 + 1) % 5]
      let card: [SceneShape] =
        [.box(0, 0, 172, 168, radius: 14, ground, opacity: 0.55)] + item.thing.moved(86, 88) + [
          .text(item.name, 2, 190, 14), .text(item.price, 2, 212, 16, weight: 700),
          .area(
            "M0-6.500l2 4.2 4.5.6-3.300 3.2.8 4.600-4-2.2-4 2.2.8-4.600-3.300-3.2 4.5-.6z", .amber
          )
          .at(128, 206),
          .text(item.stars, 140, 212, 13, .secondary),
        ]
      shapes += card.moved(16 + Double(index % 2) * 189, 20 + Double(index / 2) * 236)
    }
    return ScenePart(height: 472, shapes: shapes)
  }

  private static let kettle: [SceneShape] = [
    .area("M-36 40c-6-44 8-66 36-66s42 22 36 66z", .red),
    .area("M30-6c12-4 14-14 24-20l4 6c-8 8-12 26-24 34z", .red),
    .line("M-26-26c0-34 52-34 52 0", .bark, width: 6), .box(-40, 38, 80, 8, radius: 3, .bark),
    .dot(0, -28, 5, .bark),
  ]
  private static let lamp: [SceneShape] = [
    .line("M-4 46l-18-50 34-22", .amber, width: 6), .area("M-2-26l30-24 22 34-40 14z", .amber),
    .box(-32, 42, 56, 9, radius: 4, .bark), .dot(-22, -4, 6, .bark),
  ]
  private static let mug: [SceneShape] = [
    .box(-34, -26, 58, 66, radius: 8, .blue), .line("M24-12c26-6 26 38 0 34", .blue, width: 8),
    .box(-34, -8, 58, 7, .white, opacity: 0.5), .box(-34, 8, 58, 7, .white, opacity: 0.5),
  ]
  private static let blanket: [SceneShape] = [
    .box(-44, -22, 88, 26, radius: 10, .violet), .box(-44, 2, 88, 26, radius: 10, .plum),
    .box(-44, 26, 88, 22, radius: 10, .violet),
    .line("M-30-22v26M-10 2v26M14 26v20", .white, width: 2),
  ]
}
