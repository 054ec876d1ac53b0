public import ScrollPhysics

/// The attribute of an element that a track changes. Leading and trailing follow the reading direction.
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
  /// Scale factor of the element's size.
  case scale
  /// The resting color below 0.5, the other color from 0.5 on. Hosts do not blend them.
  case colorState
}

/// The progress that a track follows.
public enum HeaderProgress: Sendable, Equatable {
  /// ``HeaderLayout/collapsedFraction``, 0 to 1.
  case collapsedFraction
  /// ``HeaderLayout/stretch``, in points.
  case stretch
  /// The ``HeaderPart/progress`` of the part at an index, 0 to 1; 0 if there is no such part.
  case part(Int)
}

/// The value of an attribute at one point of the progress.
public struct HeaderKeyframe: Sendable, Equatable {
  /// A collapsed fraction, points of stretch, or the progress of a part.
  public var position: Double
  /// The value in the attribute's unit.
  public var value: Double

  /// A keyframe with `value` at `position`.
  public init(at position: Double, _ value: Double) {
    self.position = position
    self.value = value
  }
}

/// The values of one attribute over the header's progress: keyframes, and a curve between them.
public struct HeaderTrack: Sendable, Equatable {
  /// The attribute that it changes.
  public var attribute: HeaderAttribute
  /// The progress that it follows.
  public var progress: HeaderProgress
  /// The keyframes, in order of their positions. Before the first and after the last, the value is constant.
  /// Without keyframes it is 0.
  public var keyframes: [HeaderKeyframe]
  /// The curve from one keyframe to the next.
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

  /// A track that keeps `attribute` at `value`.
  public init(_ attribute: HeaderAttribute, _ value: Double) {
    self.init(attribute, HeaderKeyframe(at: 0, value))
  }

  /// Returns the attribute's value in `layout` and `parts`.
  public func value(in layout: HeaderLayout, _ parts: HeaderParts = HeaderParts()) -> Double {
    switch progress {
    case .collapsedFraction: value(at: layout.collapsedFraction)
    case .stretch: value(at: layout.stretch)
    case .part(let index): value(at: parts.progress(of: index))
    }
  }

  /// Returns the attribute's value at `position`. At a keyframe it is exactly that keyframe's value; if two share a
  /// position, the later one's.
  ///
  /// - Complexity: O(n) in the number of keyframes.
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
