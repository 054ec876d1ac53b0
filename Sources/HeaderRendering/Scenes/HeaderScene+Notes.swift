extension HeaderScene {
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
}
