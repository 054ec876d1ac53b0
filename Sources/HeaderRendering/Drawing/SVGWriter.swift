import HeaderCore
import HeaderFormats

/// One SVG document on its way: its markup and the style rules that the markup needs.
struct SVGWriter {
  /// The document's own name, which every identifier in it begins with: two pictures on one page do
  /// not get into each other's way.
  let identifier: String
  /// How long one round takes, in milliseconds; `nil` where nothing moves.
  let loopDuration: Double?
  /// The time, in milliseconds, at which the picture stands for a reader who prefers less motion.
  let stillTime: Double

  private(set) var markup = ""
  private(set) var rules = ""
  private var animationCount = 0
  private var colors = Palette.frame
  private var gradients: [SceneGradient] = []
  private var rows: [ScenePart] = []

  init(identifier: String, loopDuration: Double? = nil, stillTime: Double = 0) {
    self.identifier = identifier
    self.stillTime = stillTime
    self.loopDuration = loopDuration.map { max($0, 1) }
  }

  mutating func write(_ text: String) {
    markup += text
  }

  /// Defines colours that the markup refers to, each once.
  mutating func define(_ colors: [SceneColor]) {
    for color in colors where !self.colors.contains(color) { self.colors.append(color) }
  }

  /// Defines gradients that the markup refers to, each once.
  mutating func define(_ gradients: [SceneGradient]) {
    for gradient in gradients where !self.gradients.contains(gradient) {
      self.gradients.append(gradient)
    }
  }

  /// Defines rows, each once, and gives the name by which markup refers to them.
  mutating func define(_ part: ScenePart) -> String {
    let index = rows.firstIndex(of: part) ?? rows.count
    if index == rows.count { rows.append(part) }
    return "\(identifier)-rows\(index + 1)"
  }

  /// A style attribute with the value that every property has when the picture stands still and, in a
  /// picture that moves, the names of the keyframes that animate it.
  mutating func style(_ animations: PropertyAnimation...) -> String {
    style(animations)
  }

  /// The same for a list of animations.
  mutating func style(_ animations: [PropertyAnimation]) -> String {
    var text = ""
    var names: [String] = []
    var timingFunctions: [String] = []
    for animation in animations {
      let still = animation.samples.last { $0.time <= stillTime } ?? animation.samples.first
      guard let still else { continue }
      if !text.isEmpty { text += ";" }
      animation.property.appendDeclaration(still.numbers, to: &text)
      guard let name = writeKeyframes(of: animation) else { continue }
      names.append(name)
      timingFunctions.append(animation.isStepped ? "step-end" : "linear")
    }
    guard !names.isEmpty else { return " style=\"\(text)\"" }
    text += ";animation-name:" + names.joined(separator: ",")
    if timingFunctions.contains("step-end") {
      text += ";animation-timing-function:" + timingFunctions.joined(separator: ",")
    }
    return " class=\"moves\" style=\"\(text)\""
  }

  /// Writes the keyframes of `animation` and gives their name; `nil` where nothing moves.
  private mutating func writeKeyframes(of animation: PropertyAnimation) -> String? {
    guard let loopDuration, let first = animation.samples.first,
      animation.samples.contains(where: { $0.numbers != first.numbers })
    else { return nil }
    animationCount += 1
    let name = "\(identifier)-k\(animationCount)"
    // Half a unit of the last digit is less than a thirtieth of a millisecond.
    let digits = loopDuration > 60_000 ? 5 : loopDuration > 6000 ? 4 : 3
    let kept = animation.keyframes.map { sample in
      MotionSample(
        time: min(100, max(0, sample.time / loopDuration * 100)), sample.numbers)
    }
    rules += "@keyframes \(name){"
    for (index, sample) in kept.enumerated() {
      // Of two at one time the later one counts.
      if index + 1 < kept.count, kept[index + 1].time == sample.time { continue }
      if index == 0, sample.time > 0 { rules += "0%," }
      rules.append(number: sample.time, digits: digits)
      rules += index == kept.count - 1 && sample.time < 100 ? "%,to{" : "%{"
      animation.property.appendDeclaration(sample.numbers, to: &rules)
      rules += "}"
    }
    rules += "}\n"
    return name
  }

  private var definitions: String {
    guard !gradients.isEmpty || !rows.isEmpty else { return "" }
    var text = "<defs>\n" + gradients.map { $0.definition(in: identifier) }.joined()
    for (index, part) in rows.enumerated() {
      let name = "\(identifier)-rows\(index + 1)"
      text += """
        <g id="\(name)">\(part.shapes.markup(in: identifier))</g>
        <pattern id="\(name)-pattern" width="393" height="\(String(number: part.height))" \
        patternUnits="userSpaceOnUse"><use href="#\(name)"/></pattern>

        """
    }
    return text + "</defs>\n"
  }

  /// The whole document, `size` points large, with `title` and `description` for readers who
  /// cannot see it.
  func document(
    size: (width: Double, height: Double), title: String, description: String
  ) -> String {
    let width = String(number: size.width)
    let height = String(number: size.height)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" id="\(identifier)" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" role="img" \
      aria-labelledby="\(identifier)-title \(identifier)-desc">
      <title id="\(identifier)-title">\(title.escapedForXML)</title>
      <desc id="\(identifier)-desc">\(description.escapedForXML)</desc>
      <style>
      \(StyleSheet.text(scope: "#" + identifier, colors: colors, loopDuration: loopDuration))\(rules)</style>
      \(definitions)\(markup)</svg>

      """
  }
}

/// The style rules that every picture shares.
enum StyleSheet {
  private static let families =
    "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

  /// The rules for what is inside the element that `scope` selects and is drawn with `colors`. What
  /// moves in it takes `loopDuration` milliseconds for a round, and stands still where less motion is
  /// asked for.
  static func text(scope: String, colors: [SceneColor], loopDuration: Double?) -> String {
    func variables(_ value: (SceneColor) -> UInt32) -> String {
      colors.map { "--\($0.name):\(hexadecimal(value($0)));" }.joined()
    }
    let colors = """
      \(scope){\(variables { $0.light })font-family:\(families)}
      @media (prefers-color-scheme:dark){\(scope){\(variables { $0.dark })}}

      """
    guard let loopDuration else { return colors }
    return colors + """
      \(scope) .moves{animation:\(String(number: loopDuration, digits: 3))ms linear infinite}
      @media (prefers-reduced-motion:reduce){\(scope) .moves{animation:none!important}}

      """
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }
}

extension String {
  /// Appends `number` with `digits` decimals at most: `12.5`, `-0.25`, `44`.
  ///
  /// Pictures have no place for a number that is not finite, and none further out than 10^9; either
  /// comes to the nearest that there is.
  mutating func append(number: Double, digits: Int = 2) {
    append(String(number: number, digits: digits))
  }

  /// `number` with `digits` decimals at most.
  init(number: Double, digits: Int = 2) {
    let bounded = number.isNaN ? 0 : Swift.min(Swift.max(number, -1e9), 1e9)
    self = DecimalNumber.roundedText(bounded, digits: digits)
  }

  /// The text with what XML keeps for itself spelled out, and without what XML cannot hold.
  var escapedForXML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += " "
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
