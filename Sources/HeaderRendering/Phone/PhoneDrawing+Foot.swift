import HeaderCore

/// The bottom of the screen: a bar, and a keyboard if the container's height is reduced.
extension PhoneDrawing {
  /// The bar's buttons, as paths in a square of 24 points.
  private static let buttons: [Markup] = [
    "M3 11l9-8 9 8v10h-6v-6H9v6H3z", "M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14zM15.5 15.5L21 21",
    "M12 4v16M4 12h16", "M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM4 21c0-5 4-6 8-6s8 1 8 6",
  ]

  /// Draws a background that covers the safe area, a hairline, and buttons.
  func drawBottomBar(into writer: inout SVGWriter) {
    let edges = frames.compactMap { $0.barMinY }
    guard let highest = edges.min() else { return }
    let whole = geometry.containerHeight - highest
    let place = writer.style(placed { $0.barMinY ?? geometry.containerHeight })
    // The buttons are above the home indicator.
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

  /// The number of keys in each row of the keyboard.
  private static let keyCounts = [10, 9, 7, 3]
  /// The smallest reduction of the container's height that shows a keyboard, in points.
  private static let smallestKeyboard = 150.0

  func drawKeyboard(into writer: inout SVGWriter) {
    let foot = frames.map { $0.environment.containerHeight }.min() ?? geometry.containerHeight
    let height = geometry.containerHeight - foot
    guard height >= PhoneDrawing.smallestKeyboard else { return }
    let place = writer.style(placed { $0.environment.containerHeight })
    let row = (height - 50) / Double(PhoneDrawing.keyCounts.count)
    let keys = PhoneDrawing.keyCounts.enumerated().flatMap { line, count -> [Markup] in
      // All letter keys have the width of the first row's; the last row has a space bar.
      let isLast = line == PhoneDrawing.keyCounts.count - 1
      let width = isLast ? 117.0 : 33
      let left = (PhoneDrawing.screenWidth - Double(count) * (width + 6) + 6) / 2
      return (0..<count).map { key in
        .box(
          left + Double(key) * (width + 6), Double(line) * row + 8, width, row - 9, radius: 5,
          scene.screen)
      }
    }
    writer.write(
      """
      <g id="\(own: key)-keyboard"\(place)>\
      \(ground(height, Palette.rule))\(Markup(keys))</g>

      """)
  }
}
