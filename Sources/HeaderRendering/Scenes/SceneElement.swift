package import HeaderCore

/// Something in a header: how it moves, and what it looks like.
package struct SceneElement: Sendable {
  /// Its tracks.
  package var element: HeaderElement
  /// Its looks.
  package var figure: SceneFigure

  /// What an app has at the header's foot besides the technique's elements, `distance` points from the
  /// `side`, or in the middle. It fades over a `fade` of the header's way.
  static func pinned(
    _ name: String, _ kind: HeaderElementKind, _ side: HeaderAttribute? = nil,
    _ distance: Double = 16, bottom: Double, fade: ClosedRange<Double>? = nil, _ figure: SceneFigure
  ) -> SceneElement {
    var tracks = [HeaderTrack(.bottom, HeaderKeyframe(at: 0, bottom))]
    if let side { tracks.append(HeaderTrack(side, HeaderKeyframe(at: 0, distance))) }
    if let fade {
      tracks.append(
        HeaderTrack(
          .opacity, HeaderKeyframe(at: fade.lowerBound, 1), HeaderKeyframe(at: fade.upperBound, 0)))
    }
    return SceneElement(
      element: HeaderElement(name: name, kind: kind, tracks: tracks), figure: figure)
  }
}
