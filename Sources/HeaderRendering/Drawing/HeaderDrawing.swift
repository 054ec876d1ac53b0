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

/// Where an element of a header is, and how it looks, in one frame.
struct ElementPlacement: Equatable {
  /// Points from the header's leading edge.
  var x: Double
  /// Points from the header's foot to the element's top edge; negative above the foot. What is
  /// anchored at the foot stands still in these terms while the header shrinks.
  var y: Double
  var width: Double
  /// About the middle of the element.
  var scale: Double
  var opacity: Double
  /// Whether the other colour shows.
  var hasOtherColor: Bool
}

/// Places a header's elements: tracks first, and a sensible place for what has no track.
struct ElementPlacer {
  let element: HeaderElement
  let figure: SceneFigure
  /// Width of the header.
  let headerWidth: Double
  /// The element's own size, where tracks do not stretch it.
  let size: (width: Double, height: Double)
  /// Whether the header covers the safe area, which its elements then keep out of.
  let coversSafeArea: Bool

  init(_ placed: SceneElement, headerWidth: Double, timeline: Timeline) {
    element = placed.element
    figure = placed.figure
    self.headerWidth = headerWidth
    coversSafeArea = timeline.headerShareOfContent == 0
    guard placed.figure.fillsHeader else {
      size = (placed.figure.width, placed.figure.height)
      return
    }
    // One that moves up is as much longer, so that it never ends above the header's foot.
    let track = placed.element.tracks.first { $0.attribute == .top }
    size = (
      headerWidth,
      timeline.frames.reduce(timeline.restingHeight) { height, frame in
        let top = track?.value(in: frame.layout) ?? 0
        return max(height, frame.layout.headerHeight - frame.layout.stretch - top)
      }
    )
  }

  /// The place in `frame`.
  func placement(in frame: HeaderFrame) -> ElementPlacement {
    let layout = frame.layout
    func value(_ attribute: HeaderAttribute) -> Double? {
      element.tracks.first { $0.attribute == attribute }?.value(in: layout)
    }
    let insets = coversSafeArea && !figure.fillsHeader ? frame.environment.safeAreaTop : 0
    var placement = ElementPlacement(
      x: 0, y: 0, width: size.width, scale: value(.scale) ?? 1,
      opacity: min(max(value(.opacity) ?? 1, 0), 1),
      hasOtherColor: (value(.colorState) ?? 0) >= 0.5)

    switch (value(.leading), value(.trailing)) {
    case (let leading?, let trailing?):
      placement.x = leading
      placement.width = max(0, headerWidth - leading - trailing)
    case (let leading?, nil): placement.x = leading
    case (nil, let trailing?): placement.x = headerWidth - trailing - size.width
    case (nil, nil): placement.x = (headerWidth - size.width) / 2
    }
    switch (value(.top), value(.bottom)) {
    case (let top?, _): placement.y = insets + top - layout.headerHeight
    case (nil, let bottom?): placement.y = -bottom - size.height
    case (nil, nil): placement.y = -(layout.headerHeight - insets + size.height) / 2
    }
    // A picture that nothing scales fills the header, however far that is stretched.
    if figure.fillsHeader, value(.scale) == nil, size.height > 0 {
      placement.scale = max(1, layout.headerHeight / size.height)
    }
    return placement
  }
}
