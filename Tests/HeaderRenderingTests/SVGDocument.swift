import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A parsed SVG document: its elements with their attributes, and the keyframes of its animations.
final class SVGDocument: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
    /// The properties in the style attribute, with their values.
    fileprivate let styles: [Substring: Substring]

    /// Returns the value of `property` in the style attribute.
    func style(_ property: String) -> String? { styles[property[...]].map { String($0) } }
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    let styles = (attributes["style"] ?? "").split(separator: ";")
      .map { $0.split(separator: ":", maxSplits: 1) }.map { ($0[0], $0[1]) }
    elements.append(
      Element(name: name, attributes: attributes, styles: Dictionary(styles) { first, _ in first }))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let last = open.last { elements[last].text += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  /// Returns the elements with the name `name`.
  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  /// The visible texts.
  var texts: [String] { all("text").map(\.text) }

  /// Returns the element whose identifier ends with `suffix`, or its parent: the element `distance` elements before.
  func element(id suffix: String, before distance: Int = 0) throws -> Element {
    let index = elements.firstIndex { $0.attributes["id"]?.hasSuffix(suffix) == true }
    return elements[try #require(index, "\(suffix)") - distance]
  }

  /// The style sheet.
  private(set) lazy var styleSheet = all("style").map(\.text).joined()

  /// The duration of the animations' loop, in milliseconds.
  private(set) lazy var loopDuration: Double? =
    styleSheet.firstMatch(of: /\.moves\{animation:([0-9.]+)ms/).flatMap { Double($0.1) }

  /// A keyframe: a fraction of the loop, and the declaration at that time.
  struct Keyframe {
    let share: Double
    let declaration: String
    let numbers: [Double]
  }

  private var keyframesByName: [String: [Keyframe]] = [:]

  /// Returns the keyframes with the name `name`.
  func keyframes(_ name: String) throws -> [Keyframe] {
    if let known = keyframesByName[name] { return known }
    let head = "@keyframes \(name){"
    let lines = styleSheet.split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix(head) })
    let keyframes = line.dropFirst(head.count).matches(of: /([0-9.%,to]+)\{([^}]*)\}/)
      .flatMap { match in
        match.1.split(separator: ",").map { selector in
          let percent = selector == "to" ? 100 : Double(selector.dropLast()) ?? .nan
          let declaration = String(match.2)
          return Keyframe(
            share: percent / 100, declaration: declaration, numbers: Self.numbers(in: declaration))
        }
      }
    keyframesByName[name] = keyframes
    return keyframes
  }

  private static func numbers(in text: String) -> [Double] {
    text.matches(of: /-?[0-9]+(?:\.[0-9]+)?/).compactMap { Double($0.0) }
  }

  /// Returns the number at `index` of an element's animated or constant declaration at `time`, interpolated unless
  /// the element is animated in steps.
  func number(
    _ index: Int, of property: String, _ element: Element, at time: Double
  ) throws -> Double {
    let functions = element.style("animation-timing-function")?.split(separator: ",") ?? []
    let names = element.style("animation-name")?.split(separator: ",") ?? []
    for (place, name) in names.enumerated() {
      let isStepped = functions.indices.contains(place) && functions[place] == "step-end"
      let keyframes = try keyframes(String(name))
      guard keyframes.first?.declaration.hasPrefix(property) == true else { continue }
      let share = time / (try #require(loopDuration))
      if isStepped {
        // Fractions are rounded to thousandths of a percent, or less.
        let keyframe = try #require(keyframes.last { $0.share <= share + 5e-6 })
        return keyframe.numbers[index]
      }
      let next = try #require(keyframes.firstIndex { $0.share >= share - 1e-12 })
      let end = keyframes[next]
      guard next > 0, end.share > share else { return end.numbers[index] }
      let start = keyframes[next - 1]
      let way = (share - start.share) / (end.share - start.share)
      return start.numbers[index] + (end.numbers[index] - start.numbers[index]) * way
    }
    return Self.numbers(in: try #require(element.style(property)))[index]
  }
}
