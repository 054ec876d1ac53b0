import HeaderCore

extension HeaderScene {
  /// The scene for another package's header: letters below it, and its elements as they are called.
  static func plain(title: String) -> HeaderScene {
    let top = SceneColor("plain", 0x3249D3, dark: 0x3244B4)
    return HeaderScene(
      caption: "A list", ground: .color(top), statusInk: .white,
      figures: ["title": .label(title, .white)], rows: letters)
  }

  private static var letters: ScenePart {
    let letters = [
      ("Nora Field", "Keys", "With the neighbour, second floor"),
      ("Harbour Office", "Berth 14", "Your mooring is confirmed for June"),
      ("Theo", "Re: Saturday", "We bring the salad. And chairs"),
      ("Library", "One item is due", "Due back on Thursday"),
      ("Ana Ruiz", "Photographs", "The ones from the lighthouse!"),
    ]
    let height = 86.0
    var shapes: [SceneShape] = []
    for (index, letter) in letters.enumerated() {
      let coats: [SceneColor] = [.blue, .green, .violet, .red, .amber]
      let row =
        SceneShape.portrait(40, 42, radius: 22, ground: .grounds[index], coat: coats[index]) + [
          .text(letter.0, 78, 30, 16, weight: 600), .text(letter.1, 78, 50, 14),
          .text(letter.2, 78, 69, 13, .secondary), .separator(height - 0.5, from: 78),
        ]
      shapes += row.moved(down: Double(index) * height)
    }
    return ScenePart(height: Double(letters.count) * height, shapes: shapes)
  }
}

extension SceneFigure {
  /// An element of which no more is known than its name and its kind.
  static func plain(_ element: HeaderElement) -> SceneFigure {
    switch element.kind {
    case .label: label(element.spokenName, .white, anchor: element.textAnchor)
    case .textField:
      field(
        element.spokenName, ground: SceneColor("field", 0xFFFFFF, dark: 0x151A2B),
        ink: SceneColor("field-ink", 0x556070, dark: 0xB6BFCE))
    case .button: icon(iconPath(element.name), .white)
    case .background:
      SceneFigure(
        width: 393, height: 560, shapes: Photo.bay,
        otherShapes: [.box(0, 0, 393, 560, SceneColor("other", 0x0F6E66, dark: 0x12635C))],
        fillsHeader: true)
    case .image where element.isMark:
      SceneFigure(
        width: 28, height: 28,
        shapes: [
          .box(0, 0, 28, 28, radius: 8, .white),
          .line("M8 11.500h12M8 16.500h12M11 21h6M11 7h6", .blue, width: 2.4),
        ])
    case .image:
      SceneFigure(
        width: 393, height: 400, shapes: Photo.ridges + [Photo.foot(400)], fillsHeader: true)
    }
  }

  private static func iconPath(_ name: String) -> String {
    switch name {
    case "chat": SceneIcon.chat
    case "cart": SceneIcon.cart
    case "back": SceneIcon.back
    default: SceneIcon.more
    }
  }
}

extension HeaderElement {
  /// The words of the name: `search field` for `search-field`.
  private var words: [Substring] { name.split(separator: "-") }

  /// What a label or a field of this name says.
  var spokenName: String {
    let spoken = kind == .textField ? words.prefix(1) : words[...]
    // A name is in plain small letters.
    var letters = Array(spoken.joined(separator: " ").utf8)
    if let first = letters.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) {
      letters[0] = first - 32
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Whether an image is a small mark and not a picture, which its name tells.
  var isMark: Bool {
    words.contains { ["logo", "icon", "avatar", "badge", "mark"].contains($0) }
  }

  /// Where its text begins, by the edges it is held at.
  var textAnchor: SceneFont.Anchor {
    let edges = tracks.map { $0.attribute }
    return edges.contains(.leading) ? .start : edges.contains(.trailing) ? .end : .middle
  }
}
