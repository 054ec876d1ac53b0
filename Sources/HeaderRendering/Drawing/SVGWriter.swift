import HeaderCore

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

  /// Something that moves: a property and where it is at which time.
  struct Move {
    let property: AnimatedProperty
    let samples: [MotionSample]
    /// Whether a value holds until the next instead of going there.
    var isStepped = false
  }

  /// A style attribute with the value that every move has when the picture stands still and, in a
  /// picture that moves, the animations through all of them.
  mutating func style(_ moves: Move...) -> String {
    style(moves)
  }

  /// The same for a list of moves.
  mutating func style(_ moves: [Move]) -> String {
    var text = ""
    var names: [String] = []
    var paces: [String] = []
    for move in moves {
      let still = move.samples.last { $0.time <= stillTime } ?? move.samples.first
      guard let still else { continue }
      if !text.isEmpty { text += ";" }
      move.property.appendDeclaration(still.numbers, to: &text)
      guard let name = animation(through: move) else { continue }
      names.append(name)
      paces.append(move.isStepped ? "step-end" : "linear")
    }
    guard !names.isEmpty else { return " style=\"\(text)\"" }
    text += ";animation-name:" + names.joined(separator: ",")
    if paces.contains("step-end") {
      text += ";animation-timing-function:" + paces.joined(separator: ",")
    }
    return " class=\"moves\" style=\"\(text)\""
  }

  /// Writes the keyframes of `move` and gives their name; `nil` where nothing moves.
  private mutating func animation(through move: Move) -> String? {
    guard let loopDuration, let first = move.samples.first,
      move.samples.contains(where: { $0.numbers != first.numbers })
    else { return nil }
    animationCount += 1
    let name = "\(identifier)-k\(animationCount)"
    // Half a unit of the last digit is less than a thirtieth of a millisecond.
    let digits = loopDuration > 60_000 ? 5 : loopDuration > 6000 ? 4 : 3
    let kept = keptSamples(move).map { sample in
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
      move.property.appendDeclaration(sample.numbers, to: &rules)
      rules += "}"
    }
    rules += "}\n"
    return name
  }

  private func keptSamples(_ move: Move) -> [MotionSample] {
    if move.isStepped {
      return move.samples.indices.filter {
        $0 == 0 || move.samples[$0].numbers != move.samples[$0 - 1].numbers
      }.map { move.samples[$0] }
    }
    return KeyframeThinning.kept(move.samples, within: move.property.tolerance)
      .map { move.samples[$0] }
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
