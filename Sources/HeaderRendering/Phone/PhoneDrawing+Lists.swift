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
    guard timeline.hasTabs else {
      return drawList(scene, of: 0, into: &writer)
    }
    let width = PhoneDrawing.screenWidth
    let across = writer.style(
      .translation(positions.map { ($0.time, -$0.page * width, PhoneDrawing.stripHeight) }))
    writer.write("<g id=\"\(own: key)-lists\"\(across)>\n")
    let scenes = scene.pages
    for page in visitedPages {
      writer.write("<g transform=\"translate(\(Double(page) * width) 0)\">\n")
      drawList(scenes[page % scenes.count], of: page, into: &writer)
      writer.write("</g>\n")
    }
    writer.write("</g>\n")
    drawTabs(into: &writer)
  }

  /// Draws the list `page`: the part above its rows, and the rows until its end.
  private func drawList(_ scene: HeaderScene, of page: Int, into writer: inout SVGWriter) {
    let places = places(of: page)
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

  /// The lists that become visible, from 0.
  private var visitedPages: [Int] {
    var (visited, last) = (Set<Int>(), 0)
    if let time {
      let position = timeline.pagePosition(at: time)
      visited = [Int(position.rounded(.down)), Int(position.rounded(.up))]
    } else {
      visited = [0]
      for swipe in timeline.swipes {
        visited.formUnion(min(last, swipe.page - 1)...max(last, swipe.page - 1))
        last = swipe.page - 1
      }
    }
    return visited.sorted()
  }

  /// The list in the middle of the screen, from 0, over time.
  private var positions: [(time: Double, page: Double)] {
    time.map { [($0, timeline.pagePosition(at: $0))] } ?? timeline.pagePositions
  }

  private func places(of page: Int) -> [ContentPlace] {
    let all = timeline.pages[page]
    guard let time else { return all }
    let place = all.last { $0.time <= time } ?? all.first
    return [place ?? ContentPlace(time: time, top: 0, height: 0)]
  }

  private func drawTabs(into writer: inout SVGWriter) {
    let count = min(timeline.pages.count, PhoneDrawing.maximumTabCount)
    let tab = PhoneDrawing.screenWidth / Double(count)
    let top = writer.style(placed { max($0.layout.headerMaxY, $0.environment.safeAreaTop) })
    // A list without a tab uses the last tab.
    let mark = writer.style(
      .translation(positions.map { ($0.time, min($0.page, Double(count - 1)) * tab, 38) }))
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
