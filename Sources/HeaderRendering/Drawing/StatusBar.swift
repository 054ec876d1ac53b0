/// The top of a phone's screen: the time, the signal, the battery.
struct StatusBar {
  /// Points from the screen's top to the middle of the texts.
  static let middle = 31.0
  /// Height of the strip above a container that begins below the status bar.
  static let stripHeight = 54.0
  /// A safe area from here on is covered by a status bar; a lower one has no room for it.
  static let smallestSafeArea = 44.0

  /// The bar in the colour `ink`, a CSS variable.
  static func markup(ink: String, width: Double) -> String {
    let right = width - 88
    return """
      <g fill="var(--\(ink))">\
      <text x="52" y="37" font-size="17" font-weight="600" text-anchor="middle">9:41</text>\
      <g transform="translate(\(String(number: right)) 0)">\
      <rect x="0" y="33" width="3" height="4" rx="1"/><rect x="5" y="31" width="3" height="6" rx="1"/>\
      <rect x="10" y="28" width="3" height="9" rx="1"/><rect x="15" y="25" width="3" height="12" rx="1"/>\
      <rect x="29" y="25.5" width="23" height="11" rx="3.5" fill="none" stroke="var(--\(ink))"/>\
      <rect x="31" y="27.5" width="16" height="7" rx="2"/><rect x="53.5" y="29" width="2" height="4" \
      rx="1"/></g></g>

      """
  }
}
