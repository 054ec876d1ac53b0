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
