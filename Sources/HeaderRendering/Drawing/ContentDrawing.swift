import HeaderCore

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

/// Draws several lists under one header: side by side, with a strip of tabs at the header's foot.
struct PageDrawing {
  /// Points of the strip, by which all content lies lower.
  static let stripHeight = 42.0
  /// Tabs that the strip has room for.
  private static let maximumTabCount = 5

  let timeline: Timeline
  /// What is drawn: every frame of a picture that moves, one of a still.
  let frames: [HeaderFrame]
  let titles: [String]
  /// Begins its groups' names.
  let key: String
  let scene: HeaderScene

  private var width: Double { PhoneDrawing.screenWidth }

  /// The lists that are seen at any time, and the strip above them.
  func draw(
    into writer: inout SVGWriter,
    list: (_ index: Int, _ places: [ContentPlace], _ writer: inout SVGWriter) -> Void
  ) {
    let across = writer.style(
      PropertyAnimation(
        property: .translation,
        samples: positions.map {
          MotionSample(time: $0.time, SIMD4(-$0.page * width, PageDrawing.stripHeight, 0, 0))
        }))
    writer.write("<g id=\"\(key)-lists\"\(across)>\n")
    for page in visitedPages {
      writer.write("<g transform=\"translate(\(String(number: Double(page - 1) * width)) 0)\">\n")
      list(page - 1, places(of: page), &writer)
      writer.write("</g>\n")
    }
    writer.write("</g>\n")
    drawStrip(into: &writer)
  }

  private var isStill: Bool { frames.count == 1 }

  /// The pages that come into sight.
  private var visitedPages: [Int] {
    guard !isStill else {
      let position = timeline.pagePosition(at: frames[0].time) + 1
      return Array(Set([Int(position.rounded(.down)), Int(position.rounded(.up))])).sorted()
    }
    var (visited, last): (Set<Int>, Int) = ([1], 1)
    for swipe in timeline.swipes {
      visited.formUnion(min(last, swipe.page)...max(last, swipe.page))
      last = swipe.page
    }
    return visited.sorted()
  }

  /// Which page is in the middle of the screen, 0 being the first, at which time.
  private var positions: [(time: Double, page: Double)] {
    isStill
      ? [(frames[0].time, timeline.pagePosition(at: frames[0].time))] : timeline.pagePositions
  }

  private func places(of page: Int) -> [ContentPlace] {
    let all = timeline.pages[page - 1]
    guard isStill else { return all }
    let time = frames[0].time
    return [
      all.last { $0.time <= time } ?? all.first ?? ContentPlace(time: time, top: 0, height: 0)
    ]
  }

  private func drawStrip(into writer: inout SVGWriter) {
    let count = min(timeline.pages.count, PageDrawing.maximumTabCount)
    let tab = width / Double(max(count, 1))
    let top = writer.style(
      PropertyAnimation(
        property: .translation,
        samples: frames.map {
          MotionSample(
            time: $0.time,
            SIMD4(0, max($0.layout.headerMaxY, $0.environment.safeAreaTop), 0, 0))
        }))
    writer.write(
      "<g id=\"\(key)-tabs\"\(top)><rect width=\"\(String(number: width))\" height=\"\(String(number: PageDrawing.stripHeight))\" fill=\"var(--\(scene.screen.name))\"/>\n"
    )
    for index in 0..<count {
      let title = index < titles.count ? titles[index] : "Page \(index + 1)"
      let label = SceneShape.text(
        title, (Double(index) + 0.5) * tab, 26, 15, weight: 600, anchor: .middle)
      writer.write(label.markup(in: writer.identifier))
    }
    let mark = writer.style(
      PropertyAnimation(
        property: .translation,
        samples: positions.map {
          // A list without a tab is marked at the last one.
          MotionSample(time: $0.time, SIMD4(min($0.page, Double(count - 1)) * tab, 38, 0, 0))
        }))
    writer.write(
      """
      \(SceneShape.separator(41.5).markup(in: writer.identifier))
      <g\(mark)><rect x="\(String(number: tab / 2 - 24))" width="48" height="4" rx="2" \
      fill="var(--\(SceneColor.blue.name))"/></g></g>

      """)
    writer.define([.blue, .ink])
  }
}
