import HeaderCore

/// What an element of a header looks like in a scene, drawn from its own top leading corner.
public struct SceneFigure: Sendable {
  /// Points across, where no track stretches it.
  package var width: Double
  /// Points from top to foot.
  package var height: Double
  /// Back to front.
  var shapes: Markup
  /// What is drawn over it in the element's other colour; empty where that looks no different.
  package var other = Markup()
  /// What is behind the shapes, as wide as the element.
  var plate: Paint?
  /// The share of the header's way in which the element goes all of its own, above 0 and at most 1:
  /// less than 1 for what would run into another element on the way.
  var pace = 1.0
  /// Whether it is a picture that covers the whole header, cut where that has another shape.
  package var fillsHeader = false

  /// The shapes; `stretch` is the attribute for what is as wide as the element.
  package func drawing(stretch: Markup = #" width="100%""#) -> Markup {
    guard let plate else { return shapes }
    let corner = min(10, height / 2)
    return #"<rect\#(stretch) height="\#(height)" rx="\#(corner)" fill="\#(plate)"/>"# + shapes
  }
}

extension SceneFigure {
  /// The shapes of `svg`, which are drawn over each other from the element's top leading corner and are
  /// `width` by `height` points large. A paint of `paints` is `var(--NAME)` in it.
  public init(width: Double, height: Double, svg: String, paints: [Paint] = []) {
    self.init(width: width, height: height, shapes: Markup(verbatim: svg, paints: paints))
  }

  /// A line of `text`, `size` points high.
  public static func text(_ text: String, size: Double = 17, paint: Paint? = nil) -> SceneFigure {
    label(text, size: size, paint ?? .white, anchor: .start)
  }

  /// A line of `text`, `size` points high, about an anchor.
  static func label(
    _ text: String, size: Double = 17, weight: Double = 600, _ paint: Paint = .ink,
    anchor: TextAnchor = .middle, pace: Double = 1
  ) -> SceneFigure {
    let width = Double(text.unicodeScalars.count) * size * 0.6
    let x = anchor == .start ? 0 : anchor == .middle ? width / 2 : width
    let height = (size * 1.4).rounded()
    let base = (height / 2 + size * 0.36).rounded()
    return SceneFigure(
      width: width, height: height,
      shapes: .text(text, x, base, size, paint, weight: weight, anchor: anchor), pace: pace)
  }

  /// A field that says what to type, `height` points high.
  static func field(
    _ text: String, height: Double = 28, ground: Paint, ink: Paint, pace: Double = 1
  ) -> SceneFigure {
    let middle = height / 2
    let lens = Markup.line("M9.5 5.5a5 5 0 1 0 .01 0zM13 13.5l4 4", ink, width: 1.8)
    return SceneFigure(
      width: 361, height: height,
      shapes: lens.at(6, middle - 11) + .text(text, 32, middle + 5, 15, ink), plate: ground,
      pace: pace)
  }

  /// A picture over the whole header.
  static func photo(_ height: Double, _ shapes: Markup, other: Paint? = nil) -> SceneFigure {
    SceneFigure(
      width: 393, height: height, shapes: shapes + Photo.foot(height),
      other: other.map { .box(0, 0, 393, height, $0) } ?? "", fillsHeader: true)
  }

  /// An element of which no more is known than its name and its kind.
  static func plain(_ element: HeaderElement) -> SceneFigure {
    switch element.kind {
    case .label:
      label(element.spokenName, .white, anchor: element.textAnchor)
    case .textField:
      field(
        element.spokenName, ground: Paint("field", 0xFFFFFF, dark: 0x151A2B),
        ink: Paint("field-ink", 0x556070, dark: 0xB6BFCE))
    case .button:
      SceneFigure(
        width: 28, height: 28,
        shapes: .line(SceneIcon.named[element.name] ?? SceneIcon.more, .white, width: 2))
    case .background:
      photo(560, Photo.bay, other: Paint("other", 0x0F6E66, dark: 0x12635C))
    case .image where element.isMark:
      SceneFigure(
        width: 28, height: 28,
        shapes: .box(0, 0, 28, 28, radius: 8, .white)
          + .line("M8 11.500h12M8 16.500h12M11 21h6M11 7h6", .blue, width: 2.4))
    case .image:
      photo(400, Photo.ridges)
    }
  }
}

/// Paths of icons in a square of 28 points.
enum SceneIcon {
  static let more: Markup = "M7 14h.1M14 14h.1M21 14h.1"
  static let named: [String: Markup] = [
    "chat": "M6 8.5a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-5.5l-4.5 4v-4a3 3 0 0 1-3-3z",
    "cart": "M4 5h3.5l2.5 12h10.5l2.5-8.5h-14.5M11.5 21.5h.1M19 21.5h.1",
    "back": "M17 5l-9 9 9 9",
  ]
}

extension HeaderElement {
  /// The words of the name: `search field` for `search-field`.
  private var words: [Substring] {
    name.utf8.split(separator: UInt8(ascii: "-")).map { Substring($0) }
  }

  /// What a label or a field of this name says.
  fileprivate var spokenName: String {
    let spoken = kind == .textField ? words.prefix(1) : words[...]
    // A name is in plain small letters.
    var letters = Array(spoken.joined(separator: " ").utf8)
    if let first = letters.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) {
      letters[0] = first - 32
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Whether an image is a small mark and not a picture, which its name tells.
  fileprivate var isMark: Bool {
    words.contains { ["logo", "icon", "avatar", "badge", "mark"].contains($0) }
  }

  /// Where its text begins, by the edges it is held at.
  fileprivate var textAnchor: TextAnchor {
    let edges = tracks.map { $0.attribute }
    return edges.contains(.leading) ? .start : edges.contains(.trailing) ? .end : .middle
  }
}
