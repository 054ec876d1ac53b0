import HeaderCore
import HeaderFormats

/// Reads a scene from text with one item on a line: its kind, place and look, and after a bar its text, or the
/// path that is drawn.
///
///     app trip=14606F/0E3A45 screen white | A journey|Plan|Letters     grounds of header and screen, and
///                                         the status bar's color; the caption, and a name for each list
///     label title size 20 white | Cascais     something in the header: 'label', 'field' or 'drawing'
///     drawing badge 20 20 pinned bottom 44 fade 0.5 0.9     what is pinned is not the technique's own
///       dot 10 10 10 red                  indented, the shapes of it
///     drawing cover 393 400 fills green       covers the header, and is green in its other color
///     opening 116                         what is above the list, 116 points high
///       box 16 8 361 84 radius 12 card
///     paint sun=FFF3D0/F0D9A8             paints that shapes use by their names
///     gradient dawn | 0 rose|1 sun opacity 0.5    the places and paints of a gradient's stops, from the top down
///     shape stop                          a shape of one's own, with the columns that it is used with
///       dot 84 33 8 {0}
///       text 110 38 16 | {1}
///     rows 28                             28 points of the list
///     list 84 stop                        84 points for each of the rows
///       blue|Boca do Inferno              the columns
///
/// A paint is one that every scene has, by its name, or is given its name and its colors at its first use.
/// Shapes are `text X Y SIZE`, `box X Y WIDTH HEIGHT`, `dot X Y RADIUS`, `portrait X Y RADIUS GROUND COAT`,
/// `separator Y`, `line` and `area` with a path, and one's own; `at X Y` moves any of them. A text without letters is
/// not drawn.
struct SceneReader {
  private(set) var scene = HeaderScene()
  private var paints = Paint.ofEveryScene
  private var shapes: [String: [SceneLine]] = [:]
  /// The last line without an indent.
  private var head = SceneLine()

  private init() {}

  /// What all scenes share, which is read once.
  private static let shared = SceneReader(
    SceneText.shared + "\n" + SceneText.photos, after: SceneReader())

  /// A reader of `text` after what `reader` has read.
  init(_ text: String, after reader: SceneReader = shared) {
    self = reader
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      if line.first == UInt8(ascii: " ") {
        readPart(SceneLine(line))
      } else {
        head = SceneLine(line)
        readHead()
      }
    }
  }

  private mutating func readHead() {
    switch head.kind {
    case "app":
      let paints = paints(of: head)
      (scene.ground, scene.screen, scene.statusInk) = (paints[0], paints[1], paints[2])
      (scene.caption, scene.pageTitles) = (head.text, Array(head.columns.dropFirst()))
    case "opening": scene.opening.height = head[1]
    case "rows": scene.rows.height += head[1]
    case "paint": _ = paints(of: head)
    case "gradient":
      let stops = head.columns.map { column in
        let stop = SceneLine(Substring(column).utf8)
        return Paint.Stop(stop[0], paints(of: stop)[0], opacity: stop.number("opacity") ?? 1)
      }
      paints.append(Paint(head.words[1], stops))
    case "shape", "list": break
    default:
      let name = head.words[1]
      scene.figures[name] = figure(head)
      if head.words.contains("pinned") {
        scene.extras.append(HeaderElement(name: name, kind: .image, tracks: tracks(head)))
      }
    }
  }

  /// Reads an indented line of the head.
  private mutating func readPart(_ line: SceneLine) {
    switch head.kind {
    case "shape": shapes[head.words[1], default: []].append(line)
    case "opening": scene.opening.drawing += drawing(of: line)
    case "rows": scene.rows.drawing += drawing(of: line)
    case "list":
      let row = drawing(of: SceneLine(words: [head.words[2]], columns: line.parts))
      scene.rows.drawing += row.at(0, scene.rows.height)
      scene.rows.height += head[1]
    default:
      let shape = drawing(of: line)
      scene.figures[head.words[1]]?.shapes += shape
    }
  }

  private mutating func figure(_ line: SceneLine) -> SceneFigure {
    let (paints, pace) = (paints(of: line), line.number("pace") ?? 1)
    switch line.kind {
    case "label":
      return .label(
        line.text, size: line.number("size") ?? 17, weight: line.number("weight") ?? 600,
        paints.first ?? .ink, anchor: line.anchor ?? .middle, pace: pace)
    case "field":
      return .field(
        line.text, height: line.number("height") ?? 28, ground: paints[0], ink: paints[1],
        pace: pace)
    case "drawing":
      let (width, height) = (line[2], line[3])
      return SceneFigure(
        width: width, height: height, shapes: "",
        other: paints.first.map { .box(0, 0, width, height, $0) } ?? "", pace: pace,
        fillsHeader: line.words.contains("fills"))
    default: preconditionFailure("no line of a scene begins so")
    }
  }

  /// Returns the tracks for the distances of a pinned element from the header's edges, and for the part of the
  /// header's way over which it fades.
  private func tracks(_ line: SceneLine) -> [HeaderTrack] {
    let edges: [(HeaderAttribute, String)] = [
      (.bottom, "bottom"), (.leading, "leading"), (.trailing, "trailing"),
    ]
    var tracks = edges.compactMap { edge, word in
      line.number(word).map { HeaderTrack(edge, HeaderKeyframe(at: 0, $0)) }
    }
    if let start = line.number("fade"), let end = line.number("fade", place: 2) {
      let keys = (HeaderKeyframe(at: start, 1), HeaderKeyframe(at: end, 0))
      tracks.append(HeaderTrack(.opacity, keys.0, keys.1))
    }
    return tracks
  }

  // MARK: Shapes

  private mutating func drawing(of line: SceneLine) -> Markup {
    let found = paints(of: line)
    let (paint, opacity) = (found.first ?? .ink, line.number("opacity") ?? 1)
    let (width, path) = (line.number("width") ?? 1.6, Markup(verbatim: line.text))
    var drawing = Markup()
    switch line.kind {
    case "dot": drawing = .dot(line[1], line[2], line[3], paint)
    case "box":
      let radius = line.number("radius") ?? 0
      drawing = .box(line[1], line[2], line[3], line[4], radius: radius, paint, opacity: opacity)
    case "portrait":
      drawing = .portrait(line[1], line[2], radius: line[3], paint, coat: found[1])
    case "separator": drawing = .separator(line[1], from: line.number("from") ?? 0)
    case "area": drawing = .area(path, paint, opacity: opacity)
    case "line": drawing = .line(path, paint, width: width, opacity: opacity)
    case "text" where line.text.isEmpty: break
    case "text":
      drawing = .text(
        line.text, line[1], line[2], line[3], paint, weight: line.number("weight") ?? 400,
        anchor: line.anchor ?? .start, tail: line.columns.count > 1 ? line.columns[1] : "")
    default:
      guard let parts = shapes[line.kind] else { preconditionFailure("no shape is called so") }
      for part in parts { drawing += self.drawing(of: part.filled(with: line.columns)) }
    }
    return drawing.at(line.number("at") ?? 0, line.number("at", place: 2) ?? 0)
  }

  /// Returns the paints that `line` names, in order.
  private mutating func paints(of line: SceneLine) -> [Paint] {
    var found: [Paint] = []
    for word in line.words.dropFirst() where TextAnchor(rawValue: word) == nil {
      let parts = word.utf8.split { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "/") }
        .map { String(Substring($0)) }
      if parts.count == 3, let light = UInt32(parts[1], radix: 16),
        let dark = UInt32(parts[2], radix: 16)
      {
        paints.append(Paint(parts[0], light, dark: dark))
      }
      if let paint = paints.first(where: { $0.name == parts[0] }) { found.append(paint) }
    }
    return found
  }
}

/// A line of a scene's text.
private struct SceneLine {
  /// The words before the first bar.
  private(set) var words: [String]
  /// The texts after it, between bars.
  private(set) var columns: [String]
  /// All texts between bars.
  private(set) var parts: [String] = []

  init(words: [String] = [], columns: [String] = []) {
    (self.words, self.columns) = (words, columns)
  }

  init(_ line: Substring.UTF8View) {
    parts = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map {
      let start = $0.drop { $0 == UInt8(ascii: " ") }
      let end = start.lastIndex { $0 != UInt8(ascii: " ") }
      return end.map { String(Substring(start[...$0])) } ?? ""
    }
    words = parts[0].utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    columns = Array(parts.dropFirst())
  }

  var kind: String { words.first ?? "" }
  /// The text or the path.
  var text: String { columns.first ?? "" }
  var anchor: TextAnchor? { words.lazy.compactMap { TextAnchor(rawValue: $0) }.first }

  /// The number at the index `place` of the words.
  subscript(place: Int) -> Double {
    guard words.indices.contains(place), let number = DecimalNumber.value(of: words[place])
    else { preconditionFailure("a line of a scene lacks a number") }
    return number
  }

  /// Returns the number after the word `key`, or further on; `nil` without that word.
  func number(_ key: String, place: Int = 1) -> Double? {
    words.firstIndex(of: key).map { self[$0 + place] }
  }

  /// Returns the line with `columns` instead of `{0}` and so on.
  func filled(with columns: [String]) -> SceneLine {
    func fill(_ text: String) -> String {
      let bytes = Array(text.utf8)
      guard bytes.count == 3, bytes[0] == UInt8(ascii: "{") else { return text }
      return columns[Int(bytes[1]) - 48]
    }
    return SceneLine(words: words.map(fill), columns: self.columns.map(fill))
  }
}
