import HeaderCore

extension HeaderScene {
  /// A shop with a search, a chat and a cart.
  static var shop: HeaderScene {
    let ground = Paint("shop", 0x0B6B5D, dark: 0x0C3A35)
    let mark = Paint("shop-mark", 0xFFD25E, dark: 0xF0C24E)
    let logo: [Markup] = [
      .area("M3 9h22l-3 15a3 3 0 0 1-3 2.500H9A3 3 0 0 1 6 24z", mark),
      .line("M9 9c0-8 10-8 10 0", mark, width: 2.4),
      .text("basket", 33, 22, 21, .white, weight: 800),
    ]
    let cart: [Markup] = [
      .line(SceneIcon.cart, .white, width: 2.2), .dot(22, 6, 6.5, mark),
      .text("2", 22, 9.5, 10, ground, weight: 700, anchor: .middle),
    ]
    return HeaderScene(
      caption: "A shop", ground: ground,
      figures: [
        "logo": SceneFigure(width: 108, height: 28, shapes: Markup(logo), pace: 0.4),
        "search-field": .field(
          "Search the shop", ground: .card, ink: Paint("field-text", 0x566071, dark: 0xAEB7C5),
          pace: 0.34),
        "chat": .icon(SceneIcon.chat),
        "cart": SceneFigure(width: 28, height: 28, shapes: Markup(cart)),
      ],
      rows: ScenePart(
        472,
        [
          ware("Enamel kettle, 1.8 l", "€ 39", "4.8", .rose, kettle).at(16, 20),
          ware("Desk lamp, brass", "€ 64", "4.6", .sand, lamp).at(205, 20),
          ware("Stoneware mug", "€ 14", "4.9", .mist, mug).at(16, 256),
          ware("Wool blanket", "€ 89", "4.7", .sage, blanket).at(205, 256),
        ]))
  }

  private static func ware(
    _ name: String, _ price: String, _ stars: String, _ ground: Paint, _ thing: [Markup]
  ) -> Markup {
    Markup([
      .box(0, 0, 172, 168, radius: 14, ground, opacity: 0.55), Markup(thing).at(86, 88),
      .text(name, 2, 190, 14), .text(price, 2, 212, 16, weight: 700),
      .area(
        "M0-6.500l2 4.2 4.5.6-3.300 3.2.8 4.600-4-2.2-4 2.2.8-4.600-3.300-3.2 4.5-.6z", .amber
      ).at(128, 206),
      .text(stars, 140, 212, 13, .secondary),
    ])
  }

  private static let kettle: [Markup] = [
    .area("M-36 40c-6-44 8-66 36-66s42 22 36 66z", .red),
    .area("M30-6c12-4 14-14 24-20l4 6c-8 8-12 26-24 34z", .red),
    .line("M-26-26c0-34 52-34 52 0", .bark, width: 6), .box(-40, 38, 80, 8, radius: 3, .bark),
    .dot(0, -28, 5, .bark),
  ]
  private static let lamp: [Markup] = [
    .line("M-4 46l-18-50 34-22", .amber, width: 6), .area("M-2-26l30-24 22 34-40 14z", .amber),
    .box(-32, 42, 56, 9, radius: 4, .bark), .dot(-22, -4, 6, .bark),
  ]
  private static let mug: [Markup] = [
    .box(-34, -26, 58, 66, radius: 8, .blue), .line("M24-12c26-6 26 38 0 34", .blue, width: 8),
    .box(-34, -8, 58, 7, .white, opacity: 0.5), .box(-34, 8, 58, 7, .white, opacity: 0.5),
  ]
  private static let blanket: [Markup] = [
    .box(-44, -22, 88, 26, radius: 10, .violet), .box(-44, 2, 88, 26, radius: 10, .plum),
    .box(-44, 26, 88, 22, radius: 10, .violet),
    .line("M-30-22v26M-10 2v26M14 26v20", .white, width: 2),
  ]

  /// Notes, with a search that waits above them.
  static var notes: HeaderScene {
    HeaderScene(
      caption: "Notes", ground: Paint("notes", 0xF3EAD2, dark: 0x2A251A), statusInk: .ink,
      figures: [
        "search-field": .field(
          "Search all notes", height: 36, ground: .card,
          ink: Paint("notes-ink", 0x6A5A2F, dark: 0xC9B98C))
      ],
      rows: ScenePart(
        """
        Boat, spring list|Today|Zincs, bilge pump, varnish for the tiller
        Soup for eight|Yesterday|Leeks, fennel, the good stock. At five
        Questions for Tuesday|Monday|Who owns the migration? Do we wait?
        Books|Sunday|The Living Mountain. Ask Ida for the other one
        Keys|28 April|Spare at number 12. Cellar: brass
        Words I liked|21 April|Petrichor, gloaming, susurrus, defenestrate
        Route 3|14 April|Left at the mill. 11 km, two gates
        """, height: 72
      ) { note in
        [
          .text(note[0], 20, 30, 16, weight: 600),
          .text(note[1], 373, 30, 13, .secondary, anchor: .end),
          .text(note[2], 20, 52, 13.5, .secondary), .separator(71.5, from: 20),
        ]
      })
  }

  /// Settings under a large title.
  static var settings: HeaderScene {
    let groups: [(rows: String, paints: [Paint])] = [
      (
        """
        Aeroplane mode|Off|M-8 2l16-8-6 15-3-6z
        Wi-Fi|Lundhaus|M-8-2q8-7 16 0M-5 2q5-4 10 0M0 6h.1
        Bluetooth|On|M-4-4l8 8-4 4V-8l4 4-8 8
        Mobile data||M-7 7v-4M-2 7v-7M3 7v-10M8 7v-14
        """, [.amber, .blue, .blue, .green]
      ),
      (
        """
        Notifications||M-6 4h12l-2-3v-3a4 4 0 0 0-8 0v3zM-1 7h2
        Sounds||M-7-3h4l5-4v14l-5-4h-4zM6-3q3 3 0 6
        Focus||M4-7a7 7 0 1 0 3 10A7 7 0 0 1 4-7z
        """, [.red, .rose, .violet]
      ),
      (
        """
        Display and brightness||M-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0M0-8v1M0 7v1M-8 0h1M7 0h1
        Battery|82 %|M-8-4h13v8H-8zM8-1v2
        Privacy||M-5-1h10v7H-5zM-3-1v-3a3 3 0 0 1 6 0v3
        """, [.blue, .green, .secondary]
      ),
    ]
    let account: [Markup] = [
      .box(16, 8, 361, 84, radius: 12, .card), .portrait(58, 50, radius: 28, .sage, coat: .blue),
      .text("Ida Lund", 102, 46, 18, weight: 600),
      .text("Account, cloud and purchases", 102, 67, 13, .secondary),
      .line("M354 42l7 8-7 8", .separator, width: 2.2),
    ]
    return HeaderScene(
      caption: "Settings", screen: .grouped, ground: .grouped, statusInk: .ink,
      figures: [
        "large-title": .label("Settings", size: 33, weight: 800, anchor: .start, pace: 0.85),
        "title": .label("Settings"),
      ],
      opening: ScenePart(116, account),
      rows: groups.reduce(ScenePart(0)) { above, group in
        var above = above
        above.drawing += .box(
          16, above.height, 361, Double(group.paints.count) * 46, radius: 12, .card)
        var part = ScenePart(group.rows, paints: group.paints, height: 46, above: above) {
          row in
          [
            .box(30, 9, 28, 28, radius: 7, row.paint),
            .line(Markup(verbatim: row[2]), .white, width: 1.8).at(44, 23),
            .text(row[0], 74, 29, 16), .line("M354 17l5.5 6-5.5 6", .separator, width: 2.2),
            row[1].isEmpty ? "" : .text(row[1], 342, 29, 15, .secondary, anchor: .end),
            row.index > 0 ? .line("M74 0H377", .separator, width: 0) : "",
          ]
        }
        part.height += 28
        return part
      }, pageTitles: ["This phone", "Letters", "Watch"])
  }

  /// A journey, of which one sees the place before the plan.
  static var trip: HeaderScene {
    let ground = Paint("trip", 0x14606F, dark: 0x0E3A45)
    return HeaderScene(
      caption: "A journey", ground: ground,
      figures: [
        "background": .photo(560, Photo.bay, other: .box(0, 0, 393, 560, ground)),
        "title": .label("Four days in Cascais", size: 20, weight: 700, .white),
      ],
      extras: [
        .pinned(
          "dates", .label, bottom: 44, fade: 0.55...0.85,
          .label("12 to 15 May · two travellers", size: 14, weight: 500, .white))
      ],
      rows: ScenePart(
        """
        09:10|Train along the coast|Cais do Sodré, platform 4
        10:00|Boca do Inferno|Cliff walk, 40 minutes
        12:30|Lunch at the fish market|Table for two, by the window
        15:00|Lighthouse museum|Closed on Mondays
        18:40|Guincho, for the sunset|Bus 405, every half-hour
        """, paints: [.blue, .green, .amber, .violet, .red], height: 84
      ) { stop in
        [
          .text(stop[0], 16, 38, 14, .secondary, weight: 600),
          .line("M84 0V84", .separator, width: 2), .dot(84, 33, 8, stop.paint),
          .dot(84, 33, 3, .white), .text(stop[1], 110, 38, 16, weight: 600),
          .text(stop[2], 110, 59, 13.5, .secondary), .separator(83.5, from: 110),
        ]
      }, pageTitles: ["Plan", "Letters", "Bookings"])
  }
}
