import HeaderCore

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

  /// Notes, with a search that waits above them.
  static var notes: HeaderScene {
    let ground = SceneColor("notes", 0xF3EAD2, dark: 0x2A251A)
    let ink = SceneColor("notes-ink", 0x6A5A2F, dark: 0xC9B98C)
    return HeaderScene(
      caption: "Notes", ground: .color(ground), statusInk: .ink,
      figures: ["search-field": .field("Search all notes", height: 36, ground: .card, ink: ink)],
      rows: noteRows)
  }

  private static var noteRows: ScenePart {
    let notes = [
      ("Boat, spring list", "Today", "Zincs, bilge pump, varnish for the tiller"),
      ("Soup for eight", "Yesterday", "Leeks, fennel, the good stock. At five"),
      ("Questions for Tuesday", "Monday", "Who owns the migration? Do we wait?"),
      ("Books", "Sunday", "The Living Mountain. Ask Ida for the other one"),
      ("Keys", "28 April", "Spare at number 12. Cellar: brass"),
      ("Words I liked", "21 April", "Petrichor, gloaming, susurrus, defenestrate"),
      ("Route 3", "14 April", "Left at the mill. 11 km, two gates"),
    ]
    let height = 72.0
    var shapes: [SceneShape] = []
    for (index, note) in notes.enumerated() {
      let row: [SceneShape] = [
        .text(note.0, 20, 30, 16, weight: 600),
        .text(note.1, 373, 30, 13, .secondary, anchor: .end),
        .text(note.2, 20, 52, 13.5, .secondary), .separator(height - 0.5, from: 20),
      ]
      shapes += row.moved(down: Double(index) * height)
    }
    return ScenePart(height: Double(notes.count) * height, shapes: shapes)
  }

  /// Settings under a large title.
  static var settings: HeaderScene {
    HeaderScene(
      caption: "Settings", screen: .grouped, ground: .color(.grouped), statusInk: .ink,
      figures: [
        "large-title": .label("Settings", size: 33, weight: 800, anchor: .start, pace: 0.85),
        "title": .label("Settings"),
      ],
      opening: account, rows: groups, pageTitles: ["This phone", "Account", "Watch"])
  }

  private static var account: ScenePart {
    ScenePart(
      height: 116,
      shapes: [.box(16, 8, 361, 84, radius: 12, .card)]
        + SceneShape.portrait(58, 50, radius: 28, ground: .sage, coat: .blue) + [
          .text("Ida Lund", 102, 46, 18, weight: 600),
          .text("Account, cloud and purchases", 102, 67, 13, .secondary),
          .line("M354 42l7 8-7 8", .separator, width: 2.2),
        ])
  }

  private static var groups: ScenePart {
    let groups: [[(String, String, SceneColor, String)]] = [
      [
        ("Aeroplane mode", "Off", .amber, "M-8 2l16-8-6 15-3-6z"),
        ("Wi-Fi", "Lundhaus", .blue, "M-8-2q8-7 16 0M-5 2q5-4 10 0M0 6h.1"),
        ("Bluetooth", "On", .blue, "M-4-4l8 8-4 4V-8l4 4-8 8"),
        ("Mobile data", "", .green, "M-7 7v-4M-2 7v-7M3 7v-10M8 7v-14"),
      ],
      [
        ("Notifications", "", .red, "M-6 4h12l-2-3v-3a4 4 0 0 0-8 0v3zM-1 7h2"),
        ("Sounds", "", .rose, "M-7-3h4l5-4v14l-5-4h-4zM6-3q3 3 0 6"),
        ("Focus", "", .violet, "M4-7a7 7 0 1 0 3 10A7 7 0 0 1 4-7z"),
      ],
      [
        (
          "Display and brightness", "", .blue,
          "M-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0M0-8v1M0 7v1M-8 0h1M7 0h1"
        ),
        ("Battery", "82 %", .green, "M-8-4h13v8H-8zM8-1v2"),
        ("Privacy", "", .secondary, "M-5-1h10v7H-5zM-3-1v-3a3 3 0 0 1 6 0v3"),
      ],
    ]
    var shapes: [SceneShape] = []
    var top = 0.0
    for group in groups {
      let height = Double(group.count) * 46
      shapes.append(.box(16, top, 361, height, radius: 12, .card))
      for (index, row) in group.enumerated() {
        let line: [SceneShape] = [
          .box(30, 9, 28, 28, radius: 7, row.2),
          SceneShape(.path(row.3, x: 44, y: 23), .color(.white), lineWidth: 1.8),
          .text(row.0, 74, 29, 16),
          .line("M354 17l5.5 6-5.5 6", .separator, width: 2.2),
        ]
        shapes += line.moved(down: top + Double(index) * 46)
        if !row.1.isEmpty {
          let value = SceneShape.text(row.1, 342, 29, 15, .secondary, anchor: .end)
          shapes.append(value.at(0, top + Double(index) * 46))
        }
        if index > 0 {
          shapes.append(
            SceneShape(
              .path("M74 0H377", x: 0, y: top + Double(index) * 46), .color(.separator),
              lineWidth: SceneShape.hairline))
        }
      }
      top += height + 28
    }
    return ScenePart(height: top, shapes: shapes)
  }

  /// A journey, of which one sees the place before the plan.
  static var trip: HeaderScene {
    let other = SceneColor("trip", 0x14606F, dark: 0x0E3A45)
    func note(_ name: String, _ text: String, _ bottom: Double, _ size: Double, _ weight: Int)
      -> SceneElement
    {
      SceneElement(
        HeaderElement(
          name: name, kind: .label,
          tracks: [
            HeaderTrack(.opacity, HeaderKeyframe(at: 0.55, 1), HeaderKeyframe(at: 0.85, 0)),
            HeaderTrack(.bottom, HeaderKeyframe(at: 0, bottom)),
          ]), .label(text, size: size, weight: weight, .white))
    }
    return HeaderScene(
      caption: "A journey", ground: .color(other), statusInk: .white,
      figures: [
        "background": SceneFigure(
          width: 393, height: 560, shapes: Photo.bay,
          otherShapes: [.box(0, 0, 393, 560, other)], fillsHeader: true),
        "title": .label("Four days in Cascais", size: 20, weight: 700, .white),
      ],
      extras: [note("dates", "12 to 15 May · two travellers", 44, 14, 500)],
      rows: plan, pageTitles: ["Plan", "Map", "Bookings"])
  }

  private static var plan: ScenePart {
    let stops: [(time: String, name: String, remark: String, color: SceneColor)] = [
      ("09:10", "Train along the coast", "Cais do Sodré, platform 4", .blue),
      ("10:00", "Boca do Inferno", "Cliff walk, 40 minutes", .green),
      ("12:30", "Lunch at the fish market", "Table for two, by the window", .amber),
      ("15:00", "Lighthouse museum", "Closed on Mondays", .violet),
      ("18:40", "Guincho, for the sunset", "Bus 405, every half-hour", .red),
    ]
    let height = 84.0
    var shapes: [SceneShape] = []
    for (index, stop) in stops.enumerated() {
      let row: [SceneShape] = [
        .text(stop.time, 16, 38, 14, .secondary, weight: 600),
        .line("M84 0V84", .separator, width: 2), .dot(84, 33, 8, stop.color),
        .dot(84, 33, 3, .white), .text(stop.name, 110, 38, 16, weight: 600),
        .text(stop.remark, 110, 59, 13.5, .secondary), .separator(height - 0.5, from: 110),
      ]
      shapes += row.moved(down: Double(index) * height)
    }
    return ScenePart(height: Double(stops.count) * height, shapes: shapes)
  }
}
