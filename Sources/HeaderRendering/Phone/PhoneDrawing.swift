import HeaderCore
import ScrollSimulator

/// Draws a phone with a header and its content.
struct PhoneDrawing {
  /// The width of the screen, in points.
  static let screenWidth = GesturePlayback.screenWidth

  let timeline: Timeline
  let geometry: PhoneGeometry
  /// The identifier of the header's rectangle, and the prefix of the phone's other identifiers.
  let key: String
  let scene: HeaderScene

  init(_ timeline: Timeline, _ geometry: PhoneGeometry, key: String) {
    self.timeline = timeline
    self.geometry = geometry
    self.key = key
    scene = timeline.recording.scene ?? HeaderScene(for: timeline.recording.descriptor)
  }

  var frames: [HeaderFrame] { timeline.frames }

  /// Draws the phone at (`x`, `y`), `width` points wide.
  func draw(into writer: inout SVGWriter, x: Double, y: Double, width: Double) {
    let size = geometry.size
    let scale = width / size.width
    // A nested SVG element clips its content.
    let isWhole = geometry.isWhole
    writer.write(
      isWhole
        ? #"<g transform="translate(\#(x) \#(y)) scale(\#(scale, digits: 4))">"#
        : """
        <svg x="\(x)" y="\(y)" width="\(width)" height="\(geometry.visibleHeight * scale)" \
        viewBox="0 0 \(size.width) \(geometry.visibleHeight)">
        """)
    drawCase(into: &writer)
    drawScreen(into: &writer)
    writer.write(isWhole ? "</g>\n" : "</svg>\n")
  }

  /// Returns a translation to `y` in each frame.
  func placed(_ y: (HeaderFrame) -> Double) -> PropertyAnimation {
    .translation(frames.map { ($0.time, 0, y($0)) })
  }

  private func drawCase(into writer: inout SVGWriter) {
    let size = geometry.size
    writer.write(
      """
      <rect x="0.75" y="0.75" width="\(size.width - 1.5)" height="\(size.height - 1.5)" \
      rx="\(geometry.hasHomeButton ? 56.0 : 62)" fill="\(Palette.phone)" stroke="\(Palette.edge)" \
      stroke-width="1.5"/>

      """)
    guard geometry.hasHomeButton else { return }
    writer.write(
      """
      <circle cx="\(size.width / 2)" cy="\(size.height - geometry.bezelHeight / 2)" r="29" fill="none" \
      stroke="\(Palette.edge)" stroke-width="3"/>
      \(.line("M\(size.width / 2 - 30) 52h60", Palette.edge, width: 6))

      """)
  }

  private func drawScreen(into writer: inout SVGWriter) {
    writer.write(
      """
      <g transform="translate(\(PhoneGeometry.bezel + geometry.margin) \(geometry.bezelHeight))" \
      clip-path="url(#\(own: "screen"))">
      \(ground(geometry.screenHeight, scene.screen))
      <g transform="translate(0 \(geometry.containerTop))">

      """)
    drawLists(into: &writer)
    drawBottomBar(into: &writer)
    drawKeyboard(into: &writer)
    drawHeaderAndBars(into: &writer)
    drawFinger(into: &writer)
    writer.write("</g>\n")
    if !geometry.hasHomeButton {
      writer.write(
        """
        \(.box(129.5, geometry.screenHeight - 13, 134, 5, radius: 2.5, .ink))
        \(geometry.isLandscape ? "" : PhoneDrawing.island)

        """)
    }
    writer.write("</g>\n")
  }

  /// Returns a background, `height` points high, as wide as the screen.
  func ground(_ height: Double, _ paint: Paint) -> Markup {
    .box(-geometry.margin, 0, geometry.screenWidth, height, paint)
  }

  private static let island: Markup =
    ##"<rect x="134.5" y="12" width="124" height="36" rx="18" fill="#000"/>"##

  /// The strip covers a header that is part of the content, and any header in a container that begins below the
  /// status bar. Any other header covers the strip. In landscape there is no strip.
  private func drawHeaderAndBars(into writer: inout SVGWriter) {
    if geometry.isLandscape { return drawHeader(into: &writer) }
    guard geometry.containerTop == 0, timeline.headerShareOfContent == 0 else {
      drawHeader(into: &writer)
      return writer.write(bar)
    }
    writer.write(bar)
    drawHeader(into: &writer)
    let middle = geometry.hasHomeButton ? 10 : StatusBar.middle
    let cover = writer.style(
      .visibility(
        frames.map {
          ($0.time, $0.layout.headerMinY <= middle - 8 && $0.layout.headerMaxY >= middle + 8)
        }))
    writer.write("<g\(cover)>\n\(statusBar(in: scene.statusInk))</g>\n")
  }

  private func statusBar(in ink: Paint) -> Markup {
    StatusBar.markup(ink: ink, isFlat: geometry.hasHomeButton)
  }

  /// The strip at the top with the status bar, and with the title of a navigation bar if the safe area contains one.
  private var bar: Markup {
    let safeArea = geometry.safeAreaTop
    let height = geometry.containerTop > 0 ? geometry.containerTop : safeArea
    let title: Markup =
      safeArea < StatusBar.stripHeight + 36
      ? "" : .text(scene.caption, 196.5, safeArea - 16, 17, weight: 600, anchor: .middle)
    return """
      <g transform="translate(0 \(-geometry.containerTop))">\(.box(0, 0, 393, height, scene.screen))\
      \(.separator(height - 0.5))
      \(statusBar(in: .ink))\(title)</g>

      """
  }

  private func drawFinger(into writer: inout SVGWriter) {
    let finger = timeline.finger
    guard let first = finger.first else { return }
    // While no finger is down, it is hidden on its way to the next touch.
    let style = writer.style(
      .translation(finger.map { ($0.time, $0.x, $0.y) }),
      .visibility((first.time > 0 ? [(0, false)] : []) + finger.map { ($0.time, $0.isDown) }))
    writer.write(
      """
      <g id="\(own: key)-finger"\(style)><circle r="25" fill="#fff" fill-opacity="0.35"/>\
      <circle r="25" fill="#6b7280" fill-opacity="0.45" stroke="#fff" stroke-width="5"/>\
      <circle r="27.5" fill="none" stroke="#4b5563" stroke-width="1.5"/></g>

      """)
  }
}
