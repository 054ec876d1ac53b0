/// The line above a picture that is as wide as a phone.
enum PictureHeading {
  private static let largest = 15.0
  private static let smallest = 11.0
  /// Points from edge to edge, the margins left out.
  private static let width = 336.0

  /// `title` as large as it fits, and never too small to be read.
  static func markup(_ title: String) -> String {
    // A letter of a wide font is about six tenths as wide as it is high.
    let fitting = width / (0.62 * Double(max(title.count, 1)))
    let size = max(smallest, min(largest, fitting))
    return """
      <text x="12" y="28" font-size="\(String(number: size, digits: 1))" font-weight="600" \
      fill="var(--ink)">\(title.escapedForXML)</text>
      """
  }
}
