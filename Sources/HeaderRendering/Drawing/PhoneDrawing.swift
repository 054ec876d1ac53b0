import HeaderCore
import ScrollSimulator

/// Draws a phone on which a header and its content are.
struct PhoneDrawing {
  /// Points across the screen, which gestures are played on.
  static let screenWidth = GesturePlayback.screenWidth
  /// Points from the phone's edge to its screen.
  static let bezel = 14.0

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
    let inset = String(number: PhoneDrawing.bezel)
    let top = String(number: geometry.containerTop)
    writer.write(
      """
      <g transform="translate(\(String(number: x)) \(String(number: y))) \
      scale(\(String(number: scale, digits: 4)))">
      <rect x="0.75" y="0.75" width="\(String(number: size.width - 1.5))" \
      height="\(String(number: size.height - 1.5))" rx="62" fill="var(--phone)" \
      stroke="var(--edge)" stroke-width="1.5"/>
      <g transform="translate(\(inset) \(inset))" clip-path="url(#\(writer.identifier)-screen)">
      <rect width="\(String(number: PhoneDrawing.screenWidth))" \
      height="\(String(number: geometry.screenHeight))" fill="var(--screen)"/>
      <g transform="translate(0 \(top))">

      """)
    drawContent(into: &writer)
    drawHeaderAndBars(into: &writer)
    drawFinger(into: &writer)
    let middle = String(number: PhoneDrawing.screenWidth / 2 - 67)
    writer.write(
      """
      </g>
      <rect x="\(middle)" y="\(String(number: geometry.screenHeight - 13))" width="134" height="5" \
      rx="2.5" fill="var(--screen-ink)"/>
      <rect x="\(String(number: PhoneDrawing.screenWidth / 2 - 62))" y="12" width="124" height="36" \
      rx="18" fill="#000"/>
      </g></g>

      """)
  }

  private func move(
    _ property: AnimatedProperty, isStepped: Bool = false, _ numbers: (HeaderFrame) -> Double
  ) -> SVGWriter.Move {
    let samples = frames.map { frame in
      let number = numbers(frame)
      return MotionSample(
        time: frame.time,
        property == .translation ? SIMD4(0, number, 0, 0) : SIMD4(number, 0, 0, 0))
    }
    return SVGWriter.Move(property: property, samples: samples, isStepped: isStepped)
  }

  private func drawContent(into writer: inout SVGWriter) {
    let share = timeline.headerShareOfContent
    let top = writer.style(move(.translation) { $0.contentTop + share })
    let height = writer.style(move(.height) { $0.contentSize - share })
    writer.write(
      """
      <g\(top)><rect width="\(String(number: PhoneDrawing.screenWidth))"\(height) \
      fill="url(#\(writer.identifier)-rows)"/></g>

      """)
  }

  /// A header that is part of the content lies below the status bar's strip, every other above it.
  private func drawHeaderAndBars(into writer: inout SVGWriter) {
    let header = HeaderDrawing(
      recording: recording, timeline: timeline, frames: frames,
      screenWidth: PhoneDrawing.screenWidth, key: key)
    let bar = "<use href=\"#\(writer.identifier)-strip\"/>\n" + barTitle
    if geometry.containerTop > 0 || timeline.headerShareOfContent > 0 {
      header.draw(into: &writer)
      writer.write(bar)
    } else {
      writer.write(bar)
      header.draw(into: &writer)
      let cover = writer.style(move(.opacity, isStepped: true) { $0.headerCoversStatusBar ? 1 : 0 })
      writer.write(
        "<g\(cover)>\n"
          + StatusBar.markup(ink: "header-ink", width: PhoneDrawing.screenWidth) + "</g>\n")
    }
  }

  /// A safe area that holds a navigation bar too shows a title in it.
  private var barTitle: String {
    guard geometry.safeAreaTop >= StatusBar.stripHeight + 36 else { return "" }
    return """
      <text x="\(String(number: PhoneDrawing.screenWidth / 2))" \
      y="\(String(number: geometry.safeAreaTop - 16))" font-size="17" font-weight="600" \
      text-anchor="middle" fill="var(--screen-ink)">\(recording.descriptor.title.escapedForXML)</text>

      """
  }

  private func drawFinger(into writer: inout SVGWriter) {
    guard let first = finger.first else { return }
    // Where no finger is down it is out of sight, on its way to where the next one will be.
    let isStill = finger.count == 1
    let hidden = [MotionSample(time: 0, 0)].filter { !isStill && $0.time < first.time }
    let place = writer.style(
      SVGWriter.Move(
        property: .translation,
        samples: finger.map { MotionSample(time: $0.time, SIMD4($0.x, $0.y, 0, 0)) }),
      SVGWriter.Move(
        property: .opacity,
        samples: hidden + finger.map { MotionSample(time: $0.time, $0.isDown ? 1 : 0) },
        isStepped: true))
    writer.write(
      """
      <g\(place)><circle r="25" fill="#fff" fill-opacity="0.35"/>\
      <circle r="25" fill="#6b7280" fill-opacity="0.45" stroke="#fff" stroke-width="5"/>\
      <circle r="27.5" fill="none" stroke="#4b5563" stroke-width="1.5"/></g>

      """)
  }
}
