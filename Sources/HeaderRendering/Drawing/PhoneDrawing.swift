import HeaderCore
import ScrollSimulator

/// Draws a phone on which a header and its content are.
struct PhoneDrawing {
  /// Points across the screen, which gestures are played on.
  static let screenWidth = GesturePlayback.screenWidth

  let recording: HeaderRecording
  let timeline: Timeline
  let geometry: PhoneGeometry
  /// What is drawn: every frame of a picture that moves, one of a still.
  let frames: [HeaderFrame]
  let finger: [FingerSample]
  /// Names the header's rectangle in the document.
  let key: String

  /// The phone at (`x`, `y`), `width` points wide.
  func draw(into writer: inout SVGWriter, x: Double, y: Double, width: Double) {
    let size = geometry.size
    let scale = width / size.width
    let isWhole = geometry.visibleHeight >= size.height
    if isWhole {
      writer.write(
        """
        <g transform="translate(\(String(number: x)) \(String(number: y))) \
        scale(\(String(number: scale, digits: 4)))">

        """)
    } else {
      // An SVG in another one cuts what is outside of it.
      writer.write(
        """
        <svg x="\(String(number: x))" y="\(String(number: y))" width="\(String(number: width))" \
        height="\(String(number: geometry.visibleHeight * scale))" viewBox="0 0 \
        \(String(number: size.width)) \(String(number: geometry.visibleHeight))">

        """)
    }
    define(in: &writer)
    drawCase(into: &writer)
    drawScreen(into: &writer)
    writer.write(isWhole ? "</g>\n" : "</svg>\n")
  }

  private var scene: HeaderScene { recording.scene }

  /// The lists' scenes: one list is the scene's own, others under the same header are other ones.
  var scenes: [HeaderScene] { timeline.pages.isEmpty ? [scene] : scene.pages }

  private func define(in writer: inout SVGWriter) {
    for scene in scenes {
      writer.define(scene.colors(of: recording.choreography))
      writer.define(scene.gradients(of: recording.choreography))
    }
  }

  private func drawCase(into writer: inout SVGWriter) {
    let size = geometry.size
    let corner = geometry.hasHomeButton ? 56.0 : 62
    writer.write(
      """
      <rect x="0.75" y="0.75" width="\(String(number: size.width - 1.5))" \
      height="\(String(number: size.height - 1.5))" rx="\(String(number: corner))" \
      fill="var(--phone)" stroke="var(--edge)" stroke-width="1.5"/>

      """)
    guard geometry.hasHomeButton else { return }
    let middle = String(number: size.width / 2)
    writer.write(
      """
      <circle cx="\(middle)" cy="\(String(number: size.height - geometry.chin / 2))" r="29" \
      fill="none" stroke="var(--edge)" stroke-width="3"/>
      <path d="M\(String(number: size.width / 2 - 30)) 52h60" stroke="var(--edge)" \
      stroke-width="6" stroke-linecap="round"/>

      """)
  }

  private func drawScreen(into writer: inout SVGWriter) {
    writer.write(
      """
      <g transform="translate(\(String(number: PhoneGeometry.bezel)) \
      \(String(number: geometry.chin)))" clip-path="url(#\(writer.identifier)-screen)">
      <rect width="\(String(number: PhoneDrawing.screenWidth))" \
      height="\(String(number: geometry.screenHeight))" fill="var(--\(scene.screen.name))"/>
      <g transform="translate(0 \(String(number: geometry.containerTop)))">

      """)
    drawLists(into: &writer)
    drawHeaderAndBars(into: &writer)
    drawFinger(into: &writer)
    writer.write("</g>\n")
    if !geometry.hasHomeButton {
      let middle = PhoneDrawing.screenWidth / 2
      writer.write(
        """
        <rect x="\(String(number: middle - 67))" y="\(String(number: geometry.screenHeight - 13))" \
        width="134" height="5" rx="2.5" fill="var(--\(SceneColor.ink.name))"/>
        <rect x="\(String(number: middle - 62))" y="12" width="124" height="36" rx="18" fill="#000"/>

        """)
    }
    writer.write("</g>\n")
  }

  private func drawLists(into writer: inout SVGWriter) {
    let pages = PageDrawing(
      timeline: timeline, frames: frames, titles: scene.pageTitles, key: key, scene: scene)
    func list(_ index: Int, places: [ContentPlace]) -> ContentDrawing {
      ContentDrawing(
        places: places, headerShare: timeline.headerShareOfContent,
        screenHeight: geometry.containerHeight, scene: scenes[index % scenes.count],
        hasOpening: index == 0,
        key: index == 0 ? "\(key)-content" : "\(key)-content\(index + 1)")
    }
    guard !timeline.pages.isEmpty else {
      let places = frames.map {
        ContentPlace(time: $0.time, top: $0.contentTop, height: $0.contentSize)
      }
      return list(0, places: places).draw(into: &writer)
    }
    pages.draw(into: &writer) { index, places, writer in
      list(index, places: places).draw(into: &writer)
    }
  }

  /// A header that is part of the content lies below the status bar's strip, every other above it.
  private func drawHeaderAndBars(into writer: inout SVGWriter) {
    let header = HeaderDrawing(
      recording: recording, timeline: timeline, frames: frames,
      screenWidth: PhoneDrawing.screenWidth, key: key)
    if geometry.containerTop > 0 || timeline.headerShareOfContent > 0 {
      header.draw(into: &writer)
      writer.write(bar)
    } else {
      writer.write(bar)
      header.draw(into: &writer)
      let covers = frames.map {
        MotionSample(
          time: $0.time, $0.covers(geometry.hasHomeButton ? 10 : StatusBar.middle) ? 1 : 0)
      }
      let cover = writer.style(
        PropertyAnimation(property: .opacity, samples: covers, isStepped: true))
      writer.write("<g\(cover)>\n\(statusBar(in: scene.statusInk))</g>\n")
    }
  }

  private func statusBar(in ink: SceneColor) -> String {
    StatusBar.markup(
      ink: ink.name, width: PhoneDrawing.screenWidth, isFlat: geometry.hasHomeButton)
  }

  /// The strip behind the status bar, and behind a navigation bar where the safe area holds one.
  private var bar: String {
    let top = -geometry.containerTop
    let height = geometry.containerTop > 0 ? geometry.containerTop : geometry.safeAreaTop
    var title = ""
    if geometry.safeAreaTop >= StatusBar.stripHeight + 36 {
      title = SceneShape.text(
        scene.caption, PhoneDrawing.screenWidth / 2, geometry.safeAreaTop - 16, 17, weight: 600,
        anchor: .middle
      ).markup(in: "")
    }
    return """
      <g transform="translate(0 \(String(number: top)))"><rect width="393" \
      height="\(String(number: height))" fill="var(--\(scene.screen.name))"/>\
      \(SceneShape.separator(height - 0.5).markup(in: ""))
      \(statusBar(in: .ink))\(title)</g>

      """
  }

  private func drawFinger(into writer: inout SVGWriter) {
    guard let first = finger.first else { return }
    // Where no finger is down it is out of sight, on its way to where the next one will be.
    let isStill = finger.count == 1
    let hidden = [MotionSample(time: 0, 0)].filter { !isStill && $0.time < first.time }
    let place = writer.style(
      PropertyAnimation(
        property: .translation,
        samples: finger.map { MotionSample(time: $0.time, SIMD4($0.x, $0.y, 0, 0)) }),
      PropertyAnimation(
        property: .opacity,
        samples: hidden + finger.map { MotionSample(time: $0.time, $0.isDown ? 1 : 0) },
        isStepped: true))
    writer.write(
      """
      <g id="\(key)-finger"\(place)><circle r="25" fill="#fff" fill-opacity="0.35"/>\
      <circle r="25" fill="#6b7280" fill-opacity="0.45" stroke="#fff" stroke-width="5"/>\
      <circle r="27.5" fill="none" stroke="#4b5563" stroke-width="1.5"/></g>

      """)
  }
}

/// The top of a phone's screen: the time, the signal, the battery.
enum StatusBar {
  /// Points from the screen's top to the middle of the texts, on a phone without a home button.
  static let middle = 31.0
  /// Height of the strip above a container that begins below the status bar.
  static let stripHeight = 54.0
  /// A safe area from here on is covered by a status bar that goes round a camera.
  static let smallestSafeArea = 44.0

  /// The bar in the colour `ink`, a CSS variable, across `width` points; the flat one of a phone with a
  /// home button where `isFlat`.
  static func markup(ink: String, width: Double, isFlat: Bool) -> String {
    isFlat ? flatMarkup(ink, width) : roundMarkup(ink, width)
  }

  private static func roundMarkup(_ ink: String, _ width: Double) -> String {
    let right = width - 88
    return """
      <g fill="var(--\(ink))">\
      <text x="52" y="37" font-size="17" font-weight="600" text-anchor="middle">9:41</text>\
      <g transform="translate(\(String(number: right)) 0)">\
      <rect x="0" y="33" width="3" height="4" rx="1"/><rect x="5" y="31" width="3" height="6" rx="1"/>\
      <rect x="10" y="28" width="3" height="9" rx="1"/><rect x="15" y="25" width="3" height="12" rx="1"/>\
      <rect x="29" y="25.5" width="23" height="11" rx="3.5" fill="none" stroke="var(--\(ink))"/>\
      <rect x="31" y="27.5" width="16" height="7" rx="2"/><rect x="53.5" y="29" width="2" height="4" \
      rx="1"/></g></g>

      """
  }

  private static func flatMarkup(_ ink: String, _ width: Double) -> String {
    let right = width - 32
    return """
      <g fill="var(--\(ink))">\
      <g><rect x="8" y="10" width="3" height="4"/><rect x="13" y="8" width="3" height="6"/>\
      <rect x="18" y="6" width="3" height="8"/></g>\
      <text x="\(String(number: width / 2))" y="14.5" font-size="12" font-weight="600" \
      text-anchor="middle">9:41</text>\
      <rect x="\(String(number: right))" y="6" width="22" height="9" rx="2" fill="none" \
      stroke="var(--\(ink))"/><rect x="\(String(number: right + 2))" y="8" width="15" height="5"/>\
      <rect x="\(String(number: right + 23))" y="8.5" width="1.5" height="4"/></g>

      """
  }
}
