import HeaderCore

/// The look of a header's element, drawn from its top leading corner.
public struct SceneFigure: Sendable {
  /// The width in points if no tracks determine it.
  package var width: Double
  /// The height in points.
  package var height: Double
  /// The shapes, back to front.
  var shapes: Markup
  /// Shapes drawn over `shapes` in the other color; empty if the color does not change.
  package var other = Markup()
  /// The background of the element, as wide as it.
  var plate: Paint?
  /// The share of the header's movement in which the element completes its own, above 0 and at most 1. Below 1, it
  /// arrives early and overlaps no other element.
  var pace = 1.0
  /// Whether it covers the whole header, clipped.
  package var fillsHeader = false

  /// Returns the shapes. `stretch` is the attribute for the element's full width.
  package func drawing(stretch: Markup = #" width="100%""#) -> Markup {
    guard let plate else { return shapes }
    let corner = min(10, height / 2)
    return #"<rect\#(stretch) height="\#(height)" rx="\#(corner)" fill="\#(plate)"/>"# + shapes
  }
}

extension SceneFigure {
  /// The shapes of `svg` from the element's top leading corner, `width` by `height` points large. It refers to a
  /// paint of `paints` as `var(--NAME)`.
  public init(width: Double, height: Double, svg: String, paints: [Paint] = []) {
    self.init(width: width, height: height, shapes: Markup(verbatim: svg, paints: paints))
  }

  /// Returns a line of `text`, `size` points high.
  public static func text(_ text: String, size: Double = 17, paint: Paint? = nil) -> SceneFigure {
    label(text, size: size, paint ?? .white, anchor: .start)
  }

  /// Returns a line of `text`, `size` points high, with an alignment.
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

  /// Returns a text field with a placeholder, `height` points high.
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

  /// Returns a default look by the element's name and kind.
  static func plain(_ element: HeaderElement) -> SceneFigure {
    switch element.kind {
    case .label:
      label(element.spokenName, .white, anchor: element.textAnchor)
    case .textField:
      field(
        element.spokenName, ground: Paint("field", 0xFFFFFF, dark: 0x151A2B),
        ink: Paint("field-ink", 0x556070, dark: 0xB6BFCE))
    case .button:
      drawing(named: ["chat", "cart", "back"].contains(element.name) ? element.name : "more")
    case .background: drawing(named: "background")
    case .image: drawing(named: element.isMark ? "mark" : "image")
    }
  }

  /// The drawings for elements without a scene, by name.
  private static let drawings = SceneReader(SceneText.drawings).scene.figures

  private static func drawing(named name: String) -> SceneFigure {
    guard let drawing = drawings[name] else {
      preconditionFailure("no drawing is called so")
    }
    return drawing
  }
}

extension HeaderElement {
  /// The words of the name: `search field` for `search-field`.
  private var words: [Substring] {
    name.utf8.split(separator: UInt8(ascii: "-")).map { Substring($0) }
  }

  /// The text of a label or a field with this name.
  fileprivate var spokenName: String {
    let spoken = kind == .textField ? words.prefix(1) : words[...]
    // A name has only lowercase letters.
    var letters = Array(spoken.joined(separator: " ").utf8)
    if let first = letters.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) {
      letters[0] = first - 32
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Whether an image is a small mark instead of a picture, by its name.
  fileprivate var isMark: Bool {
    words.contains { ["logo", "icon", "avatar", "badge", "mark"].contains($0) }
  }

  /// The alignment of its text, by its edges.
  fileprivate var textAnchor: TextAnchor {
    let edges = tracks.map { $0.attribute }
    return edges.contains(.leading) ? .start : edges.contains(.trailing) ? .end : .middle
  }
}
