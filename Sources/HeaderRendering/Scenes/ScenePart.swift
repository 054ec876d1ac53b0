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

  /// `rows` of one `height` below each other, each drawn by its words, with what is `above` them.
  init(
    rows: [SceneRow], height: Double, above: ScenePart = ScenePart(0),
    _ shapes: (SceneRow) -> [Markup]
  ) {
    self = above
    for row in rows {
      drawing += Markup(shapes(row)).at(0, above.height + Double(row.index) * height)
    }
    self.height += Double(rows.count) * height
  }
}

/// What tells one row of a list from the next.
struct SceneRow {
  /// 0 for the first.
  let index: Int
  let paint: Paint
  private let words: [Substring]

  /// Returns the rows of `text`, a line for each, with bars between its words. The first of them have
  /// `paints`.
  static func table(_ text: String, paints: [Paint] = []) -> [SceneRow] {
    text.utf8.split(separator: UInt8(ascii: "\n")).enumerated().map { index, line in
      SceneRow(
        index: index, paint: index < paints.count ? paints[index] : .ink,
        words: line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
          .map { Substring($0) })
    }
  }

  subscript(column: Int) -> String { String(words[column]) }
}
