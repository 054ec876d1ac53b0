/// Part of the content, as wide as the screen.
public struct ScenePart: Sendable, Equatable {
  /// Points from top to foot.
  package var height: Double
  /// Back to front, from the part's own top.
  package var drawing: Markup

  /// The shapes of `svg` from the part's top, `height` points high and 393 wide. A paint of `paints` is
  /// `var(--NAME)` in it.
  public init(height: Double, svg: String, paints: [Paint] = []) {
    self.init(height, [Markup(verbatim: svg, paints: paints)])
  }

  init(_ height: Double, _ shapes: [Markup] = []) {
    self.height = height
    drawing = Markup(shapes)
  }

  /// Rows of one `height` below each other, with what is `above` them: one for each line of `rows`, with
  /// bars between its words, drawn by them. The first of the rows have `paints`.
  init(
    _ rows: String, paints: [Paint] = [], height: Double, above: ScenePart = ScenePart(0),
    _ shapes: (SceneRow) -> [Markup]
  ) {
    self = above
    for (index, line) in rows.utf8.split(separator: UInt8(ascii: "\n")).enumerated() {
      let words = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      let row = SceneRow(
        index: index, paint: index < paints.count ? paints[index] : .ink,
        words: words.map { Substring($0) })
      drawing += Markup(shapes(row)).at(0, self.height)
      self.height += height
    }
  }
}

/// What tells one row of a list from the next.
struct SceneRow {
  /// 0 for the first.
  let index: Int
  let paint: Paint
  fileprivate let words: [Substring]

  subscript(column: Int) -> String { String(words[column]) }
}
