import HeaderCore

/// The keyboard: what covers the screen's foot where the container is made lower.
extension PhoneDrawing {
  /// Keys in each row, from the top.
  private static let rows = [10, 9, 7, 3]
  /// Points by which a container is made lower at least for a keyboard.
  private static let smallest = 150.0

  func drawKeyboard(into writer: inout SVGWriter) {
    let foot = frames.map { $0.environment.containerHeight }.min() ?? geometry.containerHeight
    let height = geometry.containerHeight - foot
    guard height >= PhoneDrawing.smallest else { return }
    let place = writer.style(placed { $0.environment.containerHeight })
    let row = (height - 50) / Double(PhoneDrawing.rows.count)
    let keys = PhoneDrawing.rows.enumerated().flatMap { line, count -> [Markup] in
      // All keys of letters are as wide as the first row's; the last row has a space bar.
      let isLast = line == PhoneDrawing.rows.count - 1
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
