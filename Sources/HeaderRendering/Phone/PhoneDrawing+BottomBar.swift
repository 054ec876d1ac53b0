import HeaderCore

/// The bar at the bottom: a ground as tall as its safe area needs, a hairline, and buttons.
extension PhoneDrawing {
  /// Buttons, as lines in a box of 24 points.
  private static let buttons: [Markup] = [
    "M3 11l9-8 9 8v10h-6v-6H9v6H3z", "M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14zM15.5 15.5L21 21",
    "M12 4v16M4 12h16", "M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM4 21c0-5 4-6 8-6s8 1 8 6",
  ]

  func drawBottomBar(into writer: inout SVGWriter) {
    let edges = frames.compactMap { $0.barMinY }
    guard let highest = edges.min() else { return }
    let whole = geometry.containerHeight - highest
    let place = writer.style(placed { $0.barMinY ?? geometry.containerHeight })
    // As on a phone, they are above the home indicator.
    let middle = whole > 70 ? 26 : whole / 2
    let step = PhoneDrawing.screenWidth / Double(PhoneDrawing.buttons.count)
    let buttons = PhoneDrawing.buttons.enumerated().map { index, path in
      Markup.line(path, index == 0 ? .blue : .secondary)
        .at((Double(index) + 0.5) * step - 12, middle - 12)
    }
    writer.write(
      """
      <g id="\(own: key)-bar"\(place)>\
      \(ground(max(whole, 0) + 1, scene.screen))\
      \(.separator(0.5, margin: geometry.margin))\(whole >= 30 ? Markup(buttons) : "")</g>

      """)
  }
}
