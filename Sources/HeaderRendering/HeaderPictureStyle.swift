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
  /// Returns a picture of the recording: one SVG document that needs nothing but itself.
  ///
  /// The same recording gives the same text everywhere. Colours follow the scheme that the reader
  /// prefers, and nothing moves for a reader who prefers less motion. O(n log n) in the number of
  /// rows.
  public func svg(_ style: HeaderPictureStyle) -> String {
    switch style {
    case .card: CardPicture(self).svg
    case .filmstrip: Filmstrip([self]).svg
    case .plot: PlotPicture([self]).svg
    case .animation: AnimationPicture([self]).svg
    }
  }
}

extension [HeaderRecording] {
  /// Returns the name of their picture of a style: the techniques' names, fit for an identifier.
  func documentName(_ style: HeaderPictureStyle) -> String {
    let names = map { recording in
      recording.descriptor.name.unicodeScalars.reduce("h-") { name, scalar in
        let isPlain = "a"..."z" ~= scalar || "A"..."Z" ~= scalar || "0"..."9" ~= scalar
        return name + (isPlain ? String(scalar) : "-")
      }
    }
    return names.joined(separator: "-") + "-" + style.rawValue
  }
}

extension Markup {
  /// What a picture is drawn on.
  static func ground(_ size: Size, radius: Double = 12) -> Markup {
    box(0, 0, size.width, size.height, radius: radius, Palette.page) + "\n"
  }

  /// The line above a picture that is as wide as a phone: `title` as large as it fits, and never too
  /// small to be read.
  static func heading(_ title: String) -> Markup {
    // Points from edge to edge; a letter of a wide font is about six tenths as wide as it is high.
    let fitting = 336 / (0.62 * Double(max(title.count, 1)))
    return text(title, 12, 28, max(11, min(15, fitting)), Palette.ink, weight: 600)
  }
}
