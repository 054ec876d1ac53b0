import HeaderCore

/// The lists below the header: side by side if several share it, with a tab strip at its lower edge.
extension PhoneDrawing {
  /// The height of the tab strip, in points.
  private static let stripHeight = 42.0
  /// The largest number of tabs in the strip.
  private static let maximumTabCount = 5
  /// More rows than this are drawn as a pattern, whose thin lines may fade at some scales.
  private static let largestRowCount = 60.0

  func drawLists(into writer: inout SVGWriter) {
    guard timeline.recording.pageCount > 0 else {
      return drawList(scene, of: 0, into: &writer)
    }
    let positions = timeline.pagePositions
    let width = PhoneDrawing.screenWidth
    let across = writer.style(
      .translation(positions.map { ($0.time, -$0.page * width, PhoneDrawing.stripHeight) }))
    writer.write("<g id=\"\(own: key)-lists\"\(across)>\n")
    let scenes = scene.pages
    let first = positions.reduce(.infinity) { min($0, $1.page) }.rounded(.down)
    let last = positions.reduce(0) { max($0, $1.page) }.rounded(.up)
    for page in Int(first)...Int(last) {
      writer.write("<g transform=\"translate(\(Double(page) * width) 0)\">\n")
      drawList(scenes[page % scenes.count], of: page, into: &writer)
      writer.write("</g>\n")
    }
    writer.write("</g>\n")
    drawTabs(into: &writer)
  }

  /// Draws the list `page`: the part above its rows, and the rows until its end.
  private func drawList(_ scene: HeaderScene, of page: Int, into writer: inout SVGWriter) {
    let places = timeline.pages[page]
    let share = timeline.headerShareOfContent
    let top = writer.style(.translation(places.map { ($0.time, 0, $0.top + share) }))
    let end = writer.style(.translation(places.map { ($0.time, 0, $0.height - share) }))
    let opening = page == 0 ? scene.opening : ScenePart()
    let name = page == 0 ? "\(key)-content" : "\(key)-content\(page + 1)"
    let rows = rows(scene.rows, named: writer.define(scene.rows), from: opening.height, places)
    writer.write(
      """
      <g id="\(own: name)"\(top)>
      \(opening.drawing)
      \(rows.at(0, opening.height))<g\(end)>\
      \(.box(0, 0, PhoneDrawing.screenWidth, 4000, scene.screen))</g></g>

      """)
  }

  /// Returns the rows that are visible at some time, repeated from `top`.
  private func rows(
    _ rows: ScenePart, named name: String, from top: Double, _ places: [ContentPlace]
  ) -> Markup {
    var (first, last) = (Double.infinity, -Double.infinity)
    let share = timeline.headerShareOfContent
    for place in places where place.height > share {
      let start = -(place.top + share) - top
      let end = min(start + geometry.containerHeight, place.height)
      first = min(first, (start / rows.height).rounded(.down))
      last = max(last, (end / rows.height).rounded(.up))
    }
    first = max(first, 0)
    guard first < last else { return "" }
    guard last - first <= PhoneDrawing.largestRowCount else {
      return """
        <rect y="\(first * rows.height)" width="393" height="\((last - first) * rows.height)" \
        fill="url(#\(own: name)-pattern)"/>

        """
    }
    return Markup(
      stride(from: first, to: last, by: 1).map {
        "<use href=\"#\(own: name)\" y=\"\($0 * rows.height)\"/>\n"
      })
  }

  private func drawTabs(into writer: inout SVGWriter) {
    let count = min(timeline.pages.count, PhoneDrawing.maximumTabCount)
    let tab = PhoneDrawing.screenWidth / Double(count)
    let top = writer.style(placed { max($0.layout.headerMaxY, $0.environment.safeAreaTop) })
    // A list without a tab uses the last tab.
    let mark = writer.style(
      .translation(
        timeline.pagePositions.map { ($0.time, min($0.page, Double(count - 1)) * tab, 38) }))
    let titles = (0..<count).map { index -> Markup in
      let title = index < scene.pageTitles.count ? scene.pageTitles[index] : "Page \(index + 1)"
      return .text(title, (Double(index) + 0.5) * tab, 26, 15, weight: 600, anchor: .middle)
    }
    writer.write(
      """
      <g id="\(own: key)-tabs"\(top)>\
      \(.box(0, 0, PhoneDrawing.screenWidth, PhoneDrawing.stripHeight, scene.screen))
      \(Markup(titles))\(.separator(41.5))
      <g\(mark)>\(.box(tab / 2 - 24, 0, 48, 4, radius: 2, .blue))</g></g>

      """)
  }
}
