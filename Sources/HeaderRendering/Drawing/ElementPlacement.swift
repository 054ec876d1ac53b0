import HeaderCore

/// Where an element of a header is, and how it looks, in one frame.
struct ElementPlacement: Equatable {
  /// Points from the header's leading edge.
  var x: Double
  /// Points from the header's foot to the element's top edge; negative above the foot. What is
  /// anchored at the foot stands still in these terms while the header shrinks.
  var y: Double
  var width: Double
  var height: Double
  /// About the middle of the element.
  var scale: Double
  var opacity: Double
  /// Whether the other colour shows.
  var hasOtherColor: Bool
}

/// Places a choreography's elements: tracks first, and a sensible place for what has no track.
struct ElementPlacer {
  let element: HeaderElement
  /// Width of the header.
  let headerWidth: Double
  /// The element's own size, where tracks do not stretch it.
  let size: (width: Double, height: Double)
  /// Whether the header covers the safe area, which its elements then keep out of.
  let coversSafeArea: Bool

  init(element: HeaderElement, headerWidth: Double, timeline: Timeline, title: String) {
    self.element = element
    self.headerWidth = headerWidth
    coversSafeArea = timeline.headerShareOfContent == 0
    size = ElementPlacer.ownSize(of: element, headerWidth: headerWidth, timeline, title)
  }

  /// The place in `frame`.
  func placement(in frame: HeaderFrame) -> ElementPlacement {
    let layout = frame.layout
    func value(_ attribute: HeaderAttribute) -> Double? {
      element.tracks.first { $0.attribute == attribute }?.value(in: layout)
    }
    let insets = coversSafeArea && !fillsHeader ? frame.environment.safeAreaTop : 0
    var placement = ElementPlacement(
      x: 0, y: 0, width: size.width, height: size.height, scale: value(.scale) ?? 1,
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
    case (let top?, let bottom?):
      placement.y = insets + top - layout.headerHeight
      placement.height = max(0, layout.headerHeight - insets - top - bottom)
    case (let top?, nil): placement.y = insets + top - layout.headerHeight
    case (nil, let bottom?): placement.y = -bottom - size.height
    case (nil, nil): placement.y = -(layout.headerHeight - insets + size.height) / 2
    }
    // A picture that nothing scales fills the header, however far that is stretched.
    if fillsHeader, value(.scale) == nil, size.height > 0 {
      placement.scale = max(1, layout.headerHeight / size.height)
    }
    return placement
  }

  /// Whether the element is a picture or a background, which reaches under the status bar.
  var fillsHeader: Bool {
    switch element.kind {
    case .background: true
    case .image: !element.isMark
    case .label, .textField, .button: false
    }
  }

  private static func ownSize(
    of element: HeaderElement, headerWidth: Double, _ timeline: Timeline, _ title: String
  ) -> (width: Double, height: Double) {
    switch element.kind {
    case .label: (Double(element.text(title: title).count) * 9, 24)
    case .button: (28, 28)
    case .textField: (max(0, headerWidth - 32), 28)
    case .background: (headerWidth, timeline.restingHeight)
    case .image where element.isMark: (28, 28)
    case .image:
      // One that moves up is as much longer, so that it never ends above the header's foot.
      (
        headerWidth,
        timeline.frames.reduce(timeline.restingHeight) { height, frame in
          let track = element.tracks.first { $0.attribute == .top }
          let top = track?.value(in: frame.layout) ?? 0
          return max(height, frame.layout.headerHeight - frame.layout.stretch - top)
        }
      )
    }
  }
}

extension HeaderElement {
  /// The words of the name: `Search field` for `search-field`.
  private var words: [Substring] { name.split(separator: "-") }

  /// What a label or a field says: the technique's title where the element is called so, and
  /// otherwise its own name.
  func text(title: String) -> String {
    if kind == .label, name == "title" { return title }
    let spoken = kind == .textField ? words.prefix(1) : words[...]
    let text = spoken.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Whether an image is a small mark and not a picture, which its name tells.
  var isMark: Bool {
    words.contains { ["logo", "icon", "avatar", "badge", "mark"].contains($0) }
  }
}
