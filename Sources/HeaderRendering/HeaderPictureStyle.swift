import HeaderCore

/// What a picture of a gesture looks like.
public enum HeaderPictureStyle: String, Sendable, CaseIterable {
  /// Where the header is on a phone that plays the gesture without its dead time, with a caption.
  case card
  /// Four moments at which something happens, each with its numbers.
  case filmstrip
  /// The numbers over time.
  case plot
  /// A phone that plays the gesture in real time, again and again.
  case animation
}

extension HeaderRecording {
  /// A picture of the recording: one SVG document that needs nothing but itself.
  ///
  /// The same recording gives the same text everywhere. Colours follow the scheme that the reader
  /// prefers, and nothing moves for a reader who prefers less motion. O(n log n) in the number of
  /// rows.
  public func svg(_ style: HeaderPictureStyle) -> String {
    switch style {
    case .card: CardPicture(self).svg
    case .filmstrip: Filmstrip(self).svg
    case .plot: MotionPlot([self]).svg
    case .animation: AnimationPicture([self]).svg
    }
  }

  /// The technique's name, fit to begin identifiers with.
  var identifier: String {
    let name = descriptor.name.unicodeScalars.map { scalar -> String in
      let isPlain =
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
      return isPlain ? String(scalar) : "-"
    }.joined()
    return "h-" + name
  }
}

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
