import HeaderCore

/// How large a phone is, and where the container lies on its screen.
struct PhoneGeometry: Equatable {
  let containerHeight: Double
  let safeAreaTop: Double

  /// The phone that shows every frame of `timelines` whole.
  init(_ timelines: [Timeline]) {
    let environments = timelines.flatMap { $0.frames.map { $0.environment } }
    containerHeight = max(environments.reduce(0) { max($0, $1.containerHeight) }, 200)
    safeAreaTop = environments.first?.safeAreaTop ?? 0
  }

  /// Where the container begins on the screen: below the status bar, unless the safe area says that
  /// it is behind it.
  var containerTop: Double {
    safeAreaTop >= StatusBar.smallestSafeArea ? 0 : StatusBar.stripHeight
  }

  var screenHeight: Double { containerTop + containerHeight }

  /// The whole phone.
  var size: (width: Double, height: Double) {
    (
      PhoneDrawing.screenWidth + 2 * PhoneDrawing.bezel, screenHeight + 2 * PhoneDrawing.bezel
    )
  }

  /// What phones refer to, once for a document.
  func definitions(identifier: String) -> String {
    let width = String(number: PhoneDrawing.screenWidth)
    let stripTop = containerTop > 0 ? -containerTop : 0
    let stripHeight = containerTop > 0 ? containerTop : safeAreaTop
    let safeTop = containerTop > 0 ? 0 : safeAreaTop
    return """
      <defs>
      <clipPath id="\(identifier)-screen"><rect width="\(width)" \
      height="\(String(number: screenHeight))" rx="48"/></clipPath>
      <clipPath id="\(identifier)-safe"><rect y="\(String(number: safeTop))" width="\(width)" \
      height="\(String(number: containerHeight))"/></clipPath>
      <clipPath id="\(identifier)-above"><rect y="-100000" width="\(width)" height="100000"/></clipPath>
      <g id="\(identifier)-strip">\
      <rect y="\(String(number: stripTop))" width="\(width)" height="\(String(number: stripHeight))" \
      fill="var(--strip)"/><rect y="\(String(number: stripTop + stripHeight - 0.5))" \
      width="\(width)" height="1" fill="var(--separator)"/>\
      <g transform="translate(0 \(String(number: stripTop)))">
      \(StatusBar.markup(ink: "screen-ink", width: PhoneDrawing.screenWidth))</g></g>
      \(ContentRows.pattern(identifier: identifier))\
      \(ElementDrawing.definitions(identifier: identifier))</defs>

      """
  }
}

/// The rows of a table: a picture and two lines of text each.
enum ContentRows {
  static let height = 74.0
  private static let lines: [(heading: Int, line: Int)] = [
    (132, 236), (168, 204), (108, 258), (150, 182), (124, 226),
  ]

  /// Five rows, again and again.
  static func pattern(identifier: String) -> String {
    var text = """
      <pattern id="\(identifier)-rows" width="\(String(number: PhoneDrawing.screenWidth))" \
      height="\(String(number: height * Double(lines.count)))" patternUnits="userSpaceOnUse">

      """
    for (index, line) in lines.enumerated() {
      text += """
        <g transform="translate(0 \(String(number: height * Double(index))))">\
        <circle cx="42" cy="37" r="22" fill="var(--\(Palette.avatars[index].name))"/>\
        <rect x="80" y="22" width="\(line.heading)" height="11" rx="5.5" fill="var(--heading)"/>\
        <rect x="80" y="43" width="\(line.line)" height="9" rx="4.5" fill="var(--line)"/>\
        <rect x="80" y="73" width="313" height="1" fill="var(--separator)"/></g>

        """
    }
    return text + "</pattern>\n"
  }
}
