import HeaderCore

/// The header and the elements of its scene:
///
///     group at the header's top           its background
///     group at the header's bottom,       pictures, and a hairline at its edge
///       clipped below it                    while content is under the header
///     group at the header's bottom,       labels, fields, marks and buttons
///       clipped below it and above the safe area
///
/// So elements at the header's lower edge need no animation of their own.
extension PhoneDrawing {
  func drawHeader(into writer: inout SVGWriter) {
    let top = writer.style(placed { $0.layout.headerMinY })
    let height = writer.style(
      PropertyAnimation(
        property: .height,
        samples: frames.map { MotionSample(time: $0.time, $0.layout.headerHeight) }))
    let line = writer.style(.visibility(frames.map { ($0.time, $0.overlap > 0) }))
    let placers = scene.elements(of: timeline.recording.choreography)
      .map { ElementPlacer($0, timeline) }
    writer.write(
      """
      <g\(top)><rect \(geometry.edge)id="\(own: key)" width="\(geometry.screenWidth)"\(height) \
      fill="\(scene.ground)"/></g>

      """)
    draw(
      placers.filter { $0.figure.fillsHeader },
      last:
        #"<g id="\#(own: key)-hairline"\#(line)>\#(.separator(0, margin: geometry.margin))</g>"#,
      into: &writer)
    let others = placers.filter { !$0.figure.fillsHeader }
    guard !others.isEmpty else { return }
    writer.write("<g clip-path=\"url(#\(own: "safe"))\">\n")
    draw(others, into: &writer)
    writer.write("</g>\n")
  }

  private func draw(
    _ elements: [ElementPlacer], last: Markup = "", into writer: inout SVGWriter
  ) {
    let foot = writer.style(placed { $0.layout.headerMaxY })
    writer.write("<g\(foot)><g clip-path=\"url(#\(own: "above"))\">\n")
    for element in elements { draw(element, into: &writer) }
    writer.write("\(last)</g></g>\n")
  }

  private func draw(_ placer: ElementPlacer, into writer: inout SVGWriter) {
    let placements = frames.map { placer.placement(in: $0) }
    func animation(
      _ property: AnimatedProperty, _ numbers: (ElementPlacement) -> SIMD4<Double>
    ) -> PropertyAnimation {
      let samples = zip(frames, placements).map { MotionSample(time: $0.time, numbers($1)) }
      return PropertyAnimation(property: property, samples: samples)
    }

    let (figure, height) = (placer.figure, placer.size.height)
    let place = animation(.translation) { placement in
      SIMD4(
        placement.x + placement.width / 2 * (1 - placement.scale),
        placement.y + height / 2 * (1 - placement.scale), placement.scale, 0)
    }
    let style =
      placements.contains { $0.opacity != 1 }
      ? writer.style(place, animation(.opacity) { SIMD4($0.opacity, 0, 0, 0) })
      : writer.style(place)
    /// Returns `shapes`; those of an element that fills the header are scaled and clipped to its size.
    func cut(_ shapes: Markup) -> Markup {
      guard figure.fillsHeader else { return shapes + "\n" }
      return """
        <svg width="\(placements[0].width)" height="\(height)" viewBox="0 0 \(figure.width) \
        \(figure.height)" preserveAspectRatio="xMidYMid slice">\(shapes)</svg>

        """
    }
    var drawing = cut(
      figure.drawing(stretch: writer.style(animation(.width) { SIMD4($0.width, 0, 0, 0) })))
    if figure.other != "", placements.contains(where: { $0.hasOtherColor }) {
      let other = writer.style(
        .visibility(zip(frames, placements).map { ($0.time, $1.hasOtherColor) }))
      drawing += "<g\(other)>\n\(cut(figure.other))</g>\n"
    }
    writer.write("<g\(style)>\n\(drawing)</g>\n")
  }
}
