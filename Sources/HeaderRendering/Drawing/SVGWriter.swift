/// Writes an SVG document: its markup, and the style rules that the markup needs.
struct SVGWriter {
  /// The document's name, with which all its identifiers begin.
  private let name: String
  /// The duration of a loop in milliseconds; `nil` if nothing moves.
  private let loopDuration: Double?
  /// The time in milliseconds that is shown in a still picture, and to readers who prefer reduced motion.
  var stillTime: Double
  private var markup = Markup()
  private var rules = ""
  private var animationCount = 0
  private var lists: [ScenePart] = []

  init(name: String, loopDuration: Double? = nil, stillTime: Double = 0) {
    self.name = name
    self.stillTime = stillTime
    self.loopDuration = loopDuration.map { max($0, 1) }
  }

  mutating func write(_ markup: Markup) {
    self.markup += markup
  }

  /// Defines the rows of a list once, and returns the identifier for references.
  mutating func define(_ rows: ScenePart) -> String {
    let index = lists.firstIndex(of: rows) ?? lists.count
    if index == lists.count { lists.append(rows) }
    return "rows\(index + 1)"
  }

  /// Returns a style attribute with the value of every property at ``stillTime`` and, in a moving picture, the
  /// names of the keyframes.
  mutating func style(_ animations: PropertyAnimation...) -> Markup {
    var text = Markup()
    var names = Markup()
    for animation in animations {
      let still = animation.samples.last { $0.time <= stillTime } ?? animation.samples.first
      guard let still else { continue }
      if text != "" { text += ";" }
      text += Markup(verbatim: animation.property.declaration(still.numbers))
      guard let name = writeKeyframes(of: animation) else { continue }
      names += names == "" ? "\(own: name)" : ",\(own: name)"
    }
    guard names != "" else { return #" style="\#(text)""# }
    text += ";animation-name:\(names)"
    if animations.contains(where: { $0.isStepped }) {
      let functions = animations.filter { $0.moves }.map { $0.isStepped ? "step-end" : "linear" }
      text += ";animation-timing-function:\(text: functions.joined(separator: ","))"
    }
    return #" class="moves" style="\#(text)""#
  }

  /// Writes the keyframes of `animation`, and returns their name; `nil` if nothing moves.
  private mutating func writeKeyframes(of animation: PropertyAnimation) -> String? {
    guard let loopDuration, animation.moves else { return nil }
    animationCount += 1
    // Half a unit of the last digit is less than a thirtieth of a millisecond, up to ten minutes.
    let digits = loopDuration > 60_000 ? 5 : loopDuration > 6000 ? 4 : 3
    let kept = animation.keyframes.map { sample in
      MotionSample(time: min(100, max(0, sample.time / loopDuration * 100)), sample.numbers)
    }
    rules += "@keyframes \(Markup.ownName)k\(animationCount){"
    for (index, sample) in kept.enumerated() {
      // Of two samples at the same time, the later one counts.
      if index + 1 < kept.count, kept[index + 1].time == sample.time { continue }
      if index == 0, sample.time > 0 { rules += "0%," }
      rules += String(number: sample.time, digits: digits)
      rules += index == kept.count - 1 && sample.time < 100 ? "%,to{" : "%{"
      rules += animation.property.declaration(sample.numbers)
      rules += "}"
    }
    rules += "}\n"
    return "k\(animationCount)"
  }

  /// Returns the document, with `size` in points, and `title` and `description` for accessibility.
  func document(size: Size, title: String, description: String) -> String {
    let shapes = lists.enumerated().map { index, rows -> Markup in
      """
      <g id="\(own: "rows\(index + 1)")" class="\(text: name)">\(rows.drawing)</g>
      <pattern id="\(own: "rows\(index + 1)-pattern")" width="393" height="\(rows.height)" \
      patternUnits="userSpaceOnUse"><use href="#\(own: "rows\(index + 1)")"/></pattern>

      """
    }
    let paints = (Markup(shapes) + markup).paints
    let gradients = paints.filter { !$0.stops.isEmpty }.map { $0.definition }
    let definitions = Markup(gradients + shapes)
    let colors = paints.filter { $0.stops.isEmpty }
    let drawing: Markup = "\(definitions == "" ? "" : "<defs>\n\(definitions)</defs>\n")\(markup)"
    let (plainDrawing, colorRules) = withPlainColors(drawing, colors)
    let document: Markup = """
      <svg xmlns="http://www.w3.org/2000/svg" id="\(text: name)" class="\(text: name)" viewBox="0 0 \(size.width) \(size.height)" \
      width="\(size.width)" height="\(size.height)" role="img" \
      aria-labelledby="\(own: "title") \(own: "desc")">
      <title id="\(own: "title")">\(text: title)</title>
      <desc id="\(own: "desc")">\(text: description)</desc>
      <style>
      \(Markup(verbatim: styleSheet(colors) + colorRules + rules))</style>
      \(plainDrawing)</svg>

      """
    return document.text(in: name)
  }

  /// Returns `drawing` with the light color instead of each attribute's variable, which some viewers do not know, and
  /// the rules with the variables for all others.
  private func withPlainColors(
    _ drawing: Markup, _ colors: [Paint]
  ) -> (drawing: Markup, rules: String) {
    var plainValues: [String: String] = [:]
    for color in colors {
      // A rule finds its attributes by their value. So paints with the same light color differ in its last bits.
      let values = (0..<UInt32(colors.count)).map { Paint.text(of: color.light ^ $0) }
      let known = Set(plainValues.values)
      plainValues["var(--\(color.name))"] = values.first { !known.contains($0) }
    }
    var parts = drawing.text.utf8
      .split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    var rules: [String] = []
    for index in parts.indices.dropFirst() {
      guard let plainValue = plainValues[parts[index]] else { continue }
      let attribute =
        parts[index - 1].dropLast().utf8.split(separator: UInt8(ascii: " "))
        .last.map { String(Substring($0)) } ?? ""
      let rule = ".\(name) [\(attribute)='\(plainValue)']{\(attribute):\(parts[index])}\n"
      if !rules.contains(rule) { rules.append(rule) }
      parts[index] = plainValue
    }
    return (Markup(verbatim: parts.joined(separator: "\"")), rules.joined())
  }

  /// Returns the rules of every picture: `colors` in both schemes, a font, and no animation if the reader prefers
  /// reduced motion.
  private func styleSheet(_ colors: [Paint]) -> String {
    func variables(_ value: (Paint) -> UInt32) -> String {
      colors.map { "--\($0.name):\(Paint.text(of: value($0)));" }.joined()
    }
    let sheet = """
      #\(name){\(variables { $0.light })font-family:system-ui,-apple-system,'Segoe UI',Roboto,\
      'Helvetica Neue',Arial,sans-serif}
      @media (prefers-color-scheme:dark){#\(name){\(variables { $0.dark })}}

      """
    guard let loopDuration else { return sheet }
    return sheet + """
      #\(name) .moves{animation:\(String(number: loopDuration, digits: 3))ms linear infinite}
      @media (prefers-reduced-motion:reduce){#\(name) .moves{animation:none!important}}

      """
  }
}

/// A width and a height, in points.
struct Size: Equatable {
  var width: Double
  var height: Double
}
