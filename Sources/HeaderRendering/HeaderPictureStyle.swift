import HeaderCore

/// The style of a picture of a gesture.
public enum HeaderPictureStyle: String, Sendable, CaseIterable {
  /// The upper part of a phone, which plays the gesture without pauses, and a caption.
  case card
  /// Four characteristic moments with their numbers.
  case filmstrip
  /// The numbers over time.
  case plot
  /// A phone that repeats the gesture in real time.
  case animation
}

extension GestureRecording {
  /// Returns a picture of the recording, as a self-contained SVG document.
  ///
  /// The same recording gives the same text on every platform. The colors follow the reader's color scheme, and
  /// nothing moves for readers who prefer reduced motion. O(n log n) in the number of rows.
  public func svg(_ style: HeaderPictureStyle) -> String {
    switch style {
    case .card: CardPicture(self).svg
    case .filmstrip: Filmstrip([self]).svg
    case .plot: PlotPicture([self]).svg
    case .animation: AnimationPicture([self]).svg
    }
  }
}

extension [Timeline] {
  /// Returns the identifier of their picture in a style, from the techniques' names.
  func documentName(_ style: HeaderPictureStyle) -> String {
    let names = map { timeline in
      timeline.recording.descriptor.name.unicodeScalars.reduce("h-") { name, scalar in
        let isPlain = "a"..."z" ~= scalar || "A"..."Z" ~= scalar || "0"..."9" ~= scalar
        return name + (isPlain ? String(scalar) : "-")
      }
    }
    return names.joined(separator: "-") + "-" + style.rawValue
  }

  /// The techniques' titles in a sentence.
  var titles: String { map { $0.recording.descriptor.title }.joined(separator: ", ") }
}
