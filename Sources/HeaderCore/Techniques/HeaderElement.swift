/// The look of an element in a picture, which has no views.
public enum HeaderElementKind: Sendable, Equatable, CaseIterable {
  /// A line of text.
  case label
  /// An image or a logo.
  case image
  /// A text field.
  case textField
  /// A button.
  case button
  /// The header's own background.
  case background
}

/// An element inside a header, and how it moves.
public struct HeaderElement: Sendable, Equatable {
  /// Kebab-case name, unique within the choreography: `search-field`.
  public var name: String
  /// Its look in a picture.
  public var kind: HeaderElementKind
  /// The index of the part from whose edges its top and bottom are measured, 0 for the top part. `nil`
  /// measures them from the header's edges.
  public var part: Int?
  /// Its tracks, at most one for each attribute. The host chooses the value of an attribute without a track.
  public var tracks: [HeaderTrack]

  /// An element with the given values.
  public init(name: String, kind: HeaderElementKind, part: Int? = nil, tracks: [HeaderTrack]) {
    self.name = name
    self.kind = kind
    self.part = part
    self.tracks = tracks
  }

  /// Returns the value of `attribute` in `layout` and `parts`, measured from the header's edges; `nil` if
  /// it has no track.
  public func value(
    of attribute: HeaderAttribute, in layout: HeaderLayout, _ parts: HeaderParts = HeaderParts()
  ) -> Double? {
    tracks.first { $0.attribute == attribute }.map { value(of: $0, in: layout, parts) }
  }

  /// Returns the value of `track`, which belongs to this element, in `layout` and `parts`. Top and bottom
  /// of an element in a part are converted to distances from the header's edges.
  public func value(
    of track: HeaderTrack, in layout: HeaderLayout, _ parts: HeaderParts = HeaderParts()
  ) -> Double {
    let value = track.value(in: layout, parts)
    guard let part else { return value }
    return switch track.attribute {
    case .top: value + parts.height(above: part)
    case .bottom: value + parts.height(below: part)
    case .opacity, .leading, .trailing, .scale, .colorState: value
    }
  }
}
