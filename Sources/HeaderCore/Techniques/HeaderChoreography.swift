public import ScrollPhysics

/// What moves inside a header while the header moves, as data.
///
/// A track ties one attribute of one element to the header's progress. A host that draws views, a
/// picture or a page evaluates the same tracks:
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

/// What an element looks like in a picture made without the app's views.
public enum HeaderElementKind: Sendable, Equatable, CaseIterable {
  /// A line of text.
  case label
  /// A picture or a logo.
  case image
  /// A field for text.
  case textField
  /// Something to tap.
  case button
  /// The header's own background.
  case background
}

/// One thing inside a header, and how it moves.
public struct HeaderElement: Sendable, Equatable {
  /// Kebab-case name, unique within the choreography: `search-field`.
  public var name: String
  /// What it looks like.
  public var kind: HeaderElementKind
  /// The part of the header that it lies in, 0 being the top one: its top and its bottom are counted
  /// from that part's edges. `nil` counts them from the header's.
  public var part: Int?
  /// What moves; an attribute has at most one track, and one without is the host's to choose.
  public var tracks: [HeaderTrack]

  /// The element `name` in `part`, which looks like a `kind` and moves along `tracks`.
  public init(name: String, kind: HeaderElementKind, part: Int? = nil, tracks: [HeaderTrack]) {
    self.name = name
    self.kind = kind
    self.part = part
    self.tracks = tracks
  }

  /// The value of `attribute` in `layout` and `parts`, counted from the header's edges; `nil` without a
  /// track for it.
  public func value(
    of attribute: HeaderAttribute, in layout: HeaderLayout, _ parts: HeaderParts = HeaderParts()
  ) -> Double? {
    tracks.first { $0.attribute == attribute }.map { value(of: $0, in: layout, parts) }
  }

  /// What `track`, one of this element's, makes of its attribute in `layout` and `parts`: an edge of an
  /// element that lies in a part is counted from the header's edge, as any other is.
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

/// What of an element a track moves. Leading and trailing follow the reading direction.
public enum HeaderAttribute: Sendable, Equatable, CaseIterable {
  /// 0 invisible, 1 opaque.
  case opacity
  /// Points from the header's top edge, below the safe area, to the element's top edge.
  case top
  /// Points from the element's bottom edge to the header's bottom edge.
  case bottom
  /// Points from the header's leading edge to the element's leading edge.
  case leading
  /// Points from the element's trailing edge to the header's trailing edge.
  case trailing
  /// Size relative to the element's own.
  case scale
  /// 0 for the resting colour, 1 for the other; a track steps between them and does not blend.
  case colorState
}

/// What a track follows.
public enum HeaderProgress: Sendable, Equatable {
  /// ``HeaderLayout/collapsedFraction``, 0 to 1.
  case collapsedFraction
  /// ``HeaderLayout/stretch``, in points.
  case stretch
  /// The ``HeaderPart/progress`` of the part at an index, 0 to 1; 0 where there is no such part.
  case part(Int)
}

/// A value at one point of the progress.
public struct HeaderKeyframe: Sendable, Equatable {
  /// Where: a collapsed fraction, or points of stretch.
  public var position: Double
  /// What the attribute is there, in the attribute's unit.
  public var value: Double

  /// The value `value` at `position`.
  public init(at position: Double, _ value: Double) {
    self.position = position
    self.value = value
  }
}

/// How one attribute follows the header's progress: keyframes, and a curve between each two.
public struct HeaderTrack: Sendable, Equatable {
  /// What it moves.
  public var attribute: HeaderAttribute
  /// What it follows.
  public var progress: HeaderProgress
  /// Rising positions. Before the first and after the last, the value stays; no keyframes give 0.
  public var keyframes: [HeaderKeyframe]
  /// How the value goes from one keyframe to the next.
  public var curve: TimingCurve

  /// A track for `attribute` through `keyframes`.
  public init(
    _ attribute: HeaderAttribute, over progress: HeaderProgress = .collapsedFraction,
    curve: TimingCurve = .linear, _ keyframes: HeaderKeyframe...
  ) {
    self.attribute = attribute
    self.progress = progress
    self.keyframes = keyframes
    self.curve = curve
  }

  /// A track that keeps `attribute` at `value`, whatever the header does.
  public init(_ attribute: HeaderAttribute, _ value: Double) {
    self.init(attribute, HeaderKeyframe(at: 0, value))
  }

  /// The attribute's value in `layout`, of a header made of `parts`.
  public func value(in layout: HeaderLayout, _ parts: HeaderParts = HeaderParts()) -> Double {
    switch progress {
    case .collapsedFraction: value(at: layout.collapsedFraction)
    case .stretch: value(at: layout.stretch)
    case .part(let index): value(at: parts.progress(of: index))
    }
  }

  /// The attribute's value at `position` of the progress. On a keyframe it is that keyframe's,
  /// exactly; where two share a position, the later one's. O(n) in the number of keyframes.
  public func value(at position: Double) -> Double {
    guard let next = keyframes.firstIndex(where: { $0.position > position }) else {
      return keyframes.last?.value ?? 0
    }
    guard next > 0 else { return keyframes[0].value }
    let start = keyframes[next - 1]
    let end = keyframes[next]
    let share = (position - start.position) / (end.position - start.position)
    return start.value + (end.value - start.value) * curve.value(at: share)
  }
}
