/// The status bar: time, signal and battery.
enum StatusBar {
  /// The vertical middle of the texts in points, on a phone without a home button.
  static let middle = 31.0
  /// The height of the strip above a container that begins below the status bar.
  static let stripHeight = 54.0
  /// The smallest top safe area of a phone without a home button. A smaller one, above 0, means a home button.
  static let smallestSafeArea = 44.0

  /// Returns the bar in the color `ink`, in the flat form of a phone with a home button if `isFlat`.
  static func markup(ink: Paint, isFlat: Bool) -> Markup {
    isFlat
      ? """
      <g fill="\(ink)"><g><rect x="8" y="10" width="3" height="4"/><rect x="13" y="8" width="3" \
      height="6"/><rect x="18" y="6" width="3" height="8"/></g>\
      <text x="196.5" y="14.5" font-size="12" font-weight="600" text-anchor="middle">9:41</text>\
      <rect x="361" y="6" width="22" height="9" rx="2" fill="none" stroke="\(ink)"/>\
      <rect x="363" y="8" width="15" height="5"/><rect x="384" y="8.5" width="1.5" height="4"/></g>

      """
      : """
      <g fill="\(ink)">\
      <text x="52" y="37" font-size="17" font-weight="600" text-anchor="middle">9:41</text>\
      <g transform="translate(305 0)">\
      <rect x="0" y="33" width="3" height="4" rx="1"/><rect x="5" y="31" width="3" height="6" rx="1"/>\
      <rect x="10" y="28" width="3" height="9" rx="1"/><rect x="15" y="25" width="3" height="12" rx="1"/>\
      <rect x="29" y="25.5" width="23" height="11" rx="3.5" fill="none" stroke="\(ink)"/>\
      <rect x="31" y="27.5" width="16" height="7" rx="2"/><rect x="53.5" y="29" width="2" height="4" \
      rx="1"/></g></g>

      """
  }
}
