import HeaderCore

/// Draws a header and what its scene has inside it.
///
///     group at the header's top        its ground
///     group at the header's foot,      pictures, and a hairline at its edge
///       clipped to what is above it      while content is under the header
///     group clipped to the safe area   labels, fields, marks and buttons, at the header's foot
///
/// What is anchored at the foot thus needs no animation of its own.
struct HeaderDrawing {
  let recording: HeaderRecording
  let timeline: Timeline
  /// What is drawn: every frame of a picture that animations, one of a still.
  let frames: [HeaderFrame]
  let screenWidth: Double
  /// Names the header's rectangle.
  let key: String

  func draw(into writer: inout SVGWriter) {
    let drawings = recording.scene.elements(of: recording.choreography).map { placed in
      PlacedElement(
        figure: placed.figure,
        placer: ElementPlacer(placed, headerWidth: screenWidth, timeline: timeline))
    }
    drawGround(into: &writer)
    draw(
      drawings.filter { $0.figure.fillsHeader },
      last: hairline(in: &writer), into: &writer)
    let others = drawings.filter { !$0.figure.fillsHeader }
    guard !others.isEmpty else { return }
    writer.write("<g clip-path=\"url(#\(writer.identifier)-safe)\">\n")
    draw(others, into: &writer)
    writer.write("</g>\n")
  }

  private struct PlacedElement {
    let figure: SceneFigure
    let placer: ElementPlacer
  }

  private func animation(
    _ property: AnimatedProperty, _ numbers: (HeaderFrame) -> SIMD4<Double>
  ) -> PropertyAnimation {
    PropertyAnimation(
      property: property, samples: frames.map { MotionSample(time: $0.time, numbers($0)) })
  }

  /// The header's own rectangle, whatever is drawn on it.
  private func drawGround(into writer: inout SVGWriter) {
    let top = writer.style(animation(.translation) { SIMD4(0, $0.layout.headerMinY, 0, 0) })
    let height = writer.style(animation(.height) { SIMD4($0.layout.headerHeight, 0, 0, 0) })
    writer.write(
      """
      <g\(top)><rect id="\(key)" width="\(String(number: screenWidth))"\(height) \
      fill="\(recording.scene.ground.attribute(in: writer.identifier))"/></g>

      """)
  }

  /// What sets the header off from content that has gone under its edge.
  private func hairline(in writer: inout SVGWriter) -> String {
    let lifted = PropertyAnimation(
      property: .opacity,
      samples: frames.map { MotionSample(time: $0.time, $0.overlap > 0 ? 1 : 0) },
      isStepped: true)
    let line = SceneShape.separator(0).markup(in: writer.identifier)
    return "<g id=\"\(key)-hairline\"\(writer.style(lifted))>\(line)</g>"
  }

  private func draw(
    _ elements: [PlacedElement], last: String = "", into writer: inout SVGWriter
  ) {
    let foot = writer.style(animation(.translation) { SIMD4(0, $0.layout.headerMaxY, 0, 0) })
    writer.write("<g\(foot)><g clip-path=\"url(#\(writer.identifier)-above)\">\n")
    for element in elements { draw(element, into: &writer) }
    writer.write("\(last)</g></g>\n")
  }

  private func draw(_ placed: PlacedElement, into writer: inout SVGWriter) {
    let placements = frames.map { placed.placer.placement(in: $0) }
    guard let first = placements.first else { return }
    func animation(
      _ property: AnimatedProperty, isStepped: Bool = false,
      _ numbers: (ElementPlacement) -> SIMD4<Double>
    ) -> PropertyAnimation {
      let samples = zip(frames, placements).map { MotionSample(time: $0.time, numbers($1)) }
      return PropertyAnimation(property: property, samples: samples, isStepped: isStepped)
    }

    let height = placed.placer.size.height
    var animations: [PropertyAnimation] = []
    if placements.contains(where: { $0.scale != 1 }) {
      animations.append(
        animation(.translationAndScale) { place in
          SIMD4(
            place.x + place.width / 2 * (1 - place.scale),
            place.y + height / 2 * (1 - place.scale), place.scale, 0)
        })
    } else {
      animations.append(animation(.translation) { SIMD4($0.x, $0.y, 0, 0) })
    }
    if placements.contains(where: { $0.opacity != 1 }) {
      animations.append(animation(.opacity) { SIMD4($0.opacity, 0, 0, 0) })
    }
    let drawing = ElementDrawing(
      identifier: writer.identifier, figure: placed.figure, size: (first.width, height),
      sizeStyle: writer.style(animation(.width) { SIMD4($0.width, 0, 0, 0) }))
    writer.write("<g\(writer.style(animations))>\n\(drawing.markup(isOther: false))")
    if !placed.figure.otherShapes.isEmpty, placements.contains(where: { $0.hasOtherColor }) {
      let other = writer.style(
        animation(.opacity, isStepped: true) { SIMD4($0.hasOtherColor ? 1 : 0, 0, 0, 0) })
      writer.write("<g\(other)>\n\(drawing.markup(isOther: true))</g>\n")
    }
    writer.write("</g>\n")
  }
}
