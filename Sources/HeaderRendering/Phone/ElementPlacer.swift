import HeaderCore

/// The place and the look of a header's element in a frame.
struct ElementPlacement: Equatable {
  /// Points from the header's leading edge.
  var x: Double
  /// Points from the header's lower edge to the element's top edge, negative above it. An element at the lower
  /// edge is constant in these coordinates while the header shrinks.
  var y: Double
  var width: Double
  /// The scale about the element's center.
  var scale: Double
  var opacity: Double
  /// Whether the element has its other color.
  var hasOtherColor: Bool
}

/// Places a header's elements by their tracks, and by a default without one.
struct ElementPlacer {
  let element: HeaderElement
  let figure: SceneFigure
  /// The element's size without tracks.
  let size: Size
  /// Whether the header covers the safe area, which its elements then avoid.
  private let coversSafeArea: Bool

  init(_ placed: SceneElement, _ timeline: Timeline) {
    element = placed.element
    figure = placed.figure
    coversSafeArea = timeline.headerShareOfContent == 0
    guard placed.figure.fillsHeader else {
      size = Size(width: placed.figure.width, height: placed.figure.height)
      return
    }
    // A picture is as high as the largest header at rest, and higher if it moves up, so that it never ends above
    // the header's lower edge.
    let height = timeline.recording.frames.reduce(0) { height, frame in
      let top = placed.element.value(of: .top, in: frame.layout, frame.parts) ?? 0
      return max(height, frame.layout.headerHeight - frame.layout.stretch - min(top, 0))
    }
    size = Size(width: PhoneDrawing.screenWidth, height: height)
  }

  /// Returns the place in `frame`.
  func placement(in frame: HeaderFrame) -> ElementPlacement {
    let (layout, headerWidth) = (frame.layout, PhoneDrawing.screenWidth)
    func value(_ attribute: HeaderAttribute) -> Double? {
      element.value(of: attribute, in: layout, frame.parts)
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
    // A picture without a scale fills the header, also when that is stretched.
    if figure.fillsHeader, value(.scale) == nil, size.height > 0 {
      placement.scale = max(1, layout.headerHeight / size.height)
    }
    return placement
  }
}
