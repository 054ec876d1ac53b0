/// What an element looks like in a document, drawn from its own top leading corner.
struct ElementDrawing {
  /// The document, whose definitions are referred to.
  let identifier: String
  let figure: SceneFigure
  /// Size in the first frame.
  let size: (width: Double, height: Double)
  /// The style attribute for what is as large as the element in every frame.
  let sizeStyle: String

  /// The markup, in the resting or in the other colour.
  func markup(isOther: Bool) -> String {
    let shapes = isOther ? figure.otherShapes : figure.shapes
    let text = shapes.markup(in: identifier, widthStyle: sizeStyle)
    guard figure.fillsHeader else { return text + "\n" }
    // Cut where the header has another shape than the picture.
    return """
      <svg width="\(String(number: size.width))" height="\(String(number: size.height))" \
      viewBox="0 0 \(String(number: figure.width)) \(String(number: figure.height))" \
      preserveAspectRatio="xMidYMid slice">\(text)</svg>

      """
  }
}
