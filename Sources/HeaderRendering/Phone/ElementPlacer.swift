import HeaderCore

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
  /// The element's own size, where tracks do not stretch it.
  let size: Size
  /// Whether the header covers the safe area, which its elements then keep out of.
  private let coversSafeArea: Bool

  init(_ placed: SceneElement, _ timeline: Timeline) {
    element = placed.element
    figure = placed.figure
    coversSafeArea = timeline.headerShareOfContent == 0
    guard placed.figure.fillsHeader else {
      size = Size(width: placed.figure.width, height: placed.figure.height)
      return
    }
    // One that moves up is as much longer, so that it never ends above the header's foot.
    let height = timeline.frames.reduce(timeline.restingHeight) { height, frame in
      let top = placed.element.value(of: .top, in: frame.layout, frame.parts) ?? 0
      return max(height, frame.layout.headerHeight - frame.layout.stretch - top)
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
    // A picture that nothing scales fills the header, however far that is stretched.
    if figure.fillsHeader, value(.scale) == nil, size.height > 0 {
      placement.scale = max(1, layout.headerHeight / size.height)
    }
    return placement
  }
}
