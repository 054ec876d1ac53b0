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

extension GestureRecording {
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

extension [GestureRecording] {
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
