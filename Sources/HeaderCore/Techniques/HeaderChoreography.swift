/// How the elements inside a header move with the header.
///
/// A track ties one attribute of one element to the header's progress. Apps, pictures and the playground evaluate the
/// same tracks:
///
/// ```swift
/// for element in choreography.elements {
///   for track in element.tracks {
///     apply(element.value(of: track, in: layout, parts), to: track.attribute)
///   }
/// }
/// ```
public struct HeaderChoreography: Sendable, Equatable {
  /// The elements, back to front.
  public var elements: [HeaderElement]

  /// A choreography of `elements`, back to front.
  public init(elements: [HeaderElement]) {
    self.elements = elements
  }
}
