/// Draws a list: what is above its rows, the rows, and nothing from its end on.
struct ContentDrawing {
  /// Where it is at which time.
  let places: [ContentPlace]
  /// Points at its top that the header takes up.
  let headerShare: Double
  /// Height of what is seen of it at once.
  let screenHeight: Double
  let scene: HeaderScene
  /// Whether what is above the rows is there.
  let hasOpening: Bool
  /// Names its group.
  let key: String

  /// More rows than this are drawn as a pattern, whose finest lines may fade at some scales.
  private static let largestCount = 60.0

  func draw(into writer: inout SVGWriter) {
    let move = writer.style(
      PropertyAnimation(
        property: .translation,
        samples: places.map { MotionSample(time: $0.time, SIMD4(0, $0.top + headerShare, 0, 0)) }))
    writer.write("<g id=\"\(key)\"\(move)>\n")
    let opening = hasOpening ? scene.opening : ScenePart(height: 0, shapes: [])
    let rows = rows(named: writer.define(scene.rows), from: opening.height)
    writer.write(
      """
      \(opening.shapes.markup(in: writer.identifier))
      <g transform="translate(0 \(String(number: opening.height)))">
      \(rows)</g>

      """)
    let end = writer.style(
      PropertyAnimation(
        property: .translation,
        samples: places.map { MotionSample(time: $0.time, SIMD4(0, $0.height - headerShare, 0, 0)) }
      ))
    writer.write(
      """
      <g\(end)><rect width="393" height="4000" fill="var(--\(scene.screen.name))"/></g></g>

      """)
  }

  /// The rows that are seen at any time, again and again from `top` on.
  private func rows(named name: String, from top: Double) -> String {
    let height = scene.rows.height
    guard height > 0 else { return "" }
    var (first, last) = (Double.infinity, -Double.infinity)
    for place in places where place.height > headerShare {
      let start = -(place.top + headerShare) - top
      first = min(first, (start / height).rounded(.down))
      last = max(last, (min(start + screenHeight, place.height) / height).rounded(.up))
    }
    first = max(first, 0)
    guard first < last else { return "" }
    guard last - first <= ContentDrawing.largestCount else {
      return """
        <rect y="\(String(number: first * height))" width="393" \
        height="\(String(number: (last - first) * height))" fill="url(#\(name)-pattern)"/>

        """
    }
    return stride(from: first, to: last, by: 1).map { index in
      "<use href=\"#\(name)\" y=\"\(String(number: index * height))\"/>\n"
    }.joined()
  }
}

/// Where a list is at one moment.
struct ContentPlace: Equatable {
  /// Milliseconds since the simulation began.
  var time: Double
  /// Where its top is in the container.
  var top: Double
  /// From its top to its end.
  var height: Double
}
