public import HeaderCore

/// A law that every technique, or every one of a kind, obeys.
public enum ConformanceLaw: String, Sendable, CaseIterable {
  /// Any finite context, whatever the sizes and the parameters, gets a finite answer.
  case finite
  /// The collapsed fraction lies in 0...1 and says what the layout says.
  case fraction
  /// The same input gives the same output.
  case deterministic
  /// The state is a value: a copy made half-way goes the same way as the original.
  case value
  /// Cutting travel into pieces changes nothing.
  case cut
  /// Outside animations, the header never moves more than the finger or the content did.
  case continuous
  /// A bounce at either edge leaves the header alone.
  case bounce
  /// At rest, the header is at one of its rests.
  case rest
  /// A change of geometry keeps the header's meaning, and is answered once.
  case geometry
  /// What is not the user's travel moves nothing.
  case cause
  /// Parameters come back from text and JSON as they went, and refuse what they do not take.
  case parameters
  /// An overlay shows what a scroll view beside the header shows, as long as only the user moves
  /// things.
  case overlay
  /// Parameters that are replaced on screen move nothing at once.
  case replacement
  /// Asked for the fraction it has, a header at rest moves nothing.
  case settled
  /// A request gets the header to the nearest fraction at which it may rest.
  case request
  /// In an overlay at rest, there is no gap between the header and the content.
  case gap
  /// What is seen of a header stays where it is when another of its lists becomes the active one.
  case pageSwitch
  /// No list that is seen beside the active one begins below the header.
  case pageGap
  /// A list is shown where its reader has left it, unless the header is in the way.
  case pagePlace

  /// The law in a sentence.
  public var statement: String {
    switch self {
    case .finite: "Any finite context gets a finite answer."
    case .fraction: "The collapsed fraction lies in 0...1 and agrees with the layout."
    case .deterministic: "The same input gives the same output."
    case .value: "The state is a value: a copy goes the same way as the original."
    case .cut: "Cutting travel into pieces changes nothing."
    case .continuous: "Outside animations the header moves no more than finger or content."
    case .bounce: "A bounce at either edge leaves the header alone."
    case .rest: "At rest the header is at one of its rests."
    case .geometry: "A change of geometry keeps the meaning and is answered once."
    case .cause: "What is not the user's travel moves nothing."
    case .parameters: "Parameters survive text and JSON, and refuse what they do not take."
    case .overlay: "An overlay shows what a scroll view beside the header shows."
    case .replacement: "Parameters replaced on screen make nothing jump."
    case .settled: "Asked for what is so, the header and the content stay."
    case .request: "A request gets the header to the nearest fraction it may rest at."
    case .gap: "In an overlay no gap is left between the header and content at rest."
    case .pageSwitch: "Another list under the header moves nothing of it."
    case .pageGap: "No list beside the active one leaves a gap below the header."
    case .pagePlace: "A list stays where it was left, unless the header is in the way."
    }
  }

  /// Whether techniques with `traits` are bound by it. Traits depend on parameters: a header that may
  /// rest anywhere is not bound by ``rest``.
  public func binds(_ traits: HeaderTraits) -> Bool {
    switch self {
    case .finite, .fraction, .deterministic, .value, .cut, .continuous, .geometry, .parameters,
      .overlay, .replacement, .settled, .request:
      true
    case .bounce: traits.movedBy == .travel
    case .rest: traits.rests != nil
    case .cause: !traits.followsProgrammaticScroll
    case .gap: !traits.liesInContent
    // A header that follows the position shows where its list is, and two lists are not at the same.
    case .pageSwitch, .pageGap, .pagePlace: traits.movedBy != .position
    }
  }
}
