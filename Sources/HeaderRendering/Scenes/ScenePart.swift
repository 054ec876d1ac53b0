/// A part of the content, as wide as the screen.
public struct ScenePart: Sendable, Equatable {
  /// The height in points.
  package var height = 0.0
  /// The shapes from the part's top, back to front.
  package var drawing = Markup()
}

extension ScenePart {
  /// The shapes of `svg` from the part's top, `height` points high and 393 wide. The SVG text refers to a paint of
  /// `paints` as `var(--NAME)`.
  public init(height: Double, svg: String, paints: [Paint] = []) {
    self.init(height: height, drawing: Markup(verbatim: svg, paints: paints))
  }
}
