import HeaderCore

extension HeaderScene {
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
