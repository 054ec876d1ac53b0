extension HeaderScene {
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
}
