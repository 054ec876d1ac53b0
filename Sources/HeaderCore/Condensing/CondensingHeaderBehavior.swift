/// A technique that condenses: its parameters and its choreography are its own, the mechanism is
/// shared.
public protocol CondensingHeaderBehavior: HeaderBehavior where State == CondensingState {
  /// The heights and the snap.
  var condensing: CondensingMechanism { get set }
}

extension CondensingHeaderBehavior {
  /// Throws when the collapsed header would be taller than the expanded one.
  @inlinable @inline(always)
  public func validate() throws(HeaderParameterError) {
    try condensing.validate()
  }

  /// Expanded.
  @inlinable @inline(always)
  public func initialState(in context: HeaderContext) -> CondensingState {
    condensing.initialState(in: context)
  }

  /// The header covers the safe area and its height below it; the scroll view begins there.
  @inlinable @inline(always)
  public func layout(for state: CondensingState, in context: HeaderContext) -> HeaderLayout {
    condensing.layout(for: state, in: context)
  }

  /// Consumes the user's travel, snaps when it stops, keeps its meaning through everything else.
  @inlinable @inline(always)
  public func respond(
    to event: ScrollEvent, state: inout CondensingState, in context: HeaderContext
  ) -> HeaderReaction {
    condensing.respond(to: event, state: &state, in: context)
  }
}

/// The parameters that condensing techniques choose theirs from.
extension CondensingHeaderBehavior {
  /// `maximum-height`, 0 to 1000 pt.
  @inlinable
  public static var maximumHeightParameter: HeaderParameter<Self> {
    HeaderParameter(
      name: "maximum-height", unit: "pt", range: 0...1000,
      help: "Height below the safe area when expanded.",
      get: { $0.condensing.maximumHeight }, set: { $0.condensing.maximumHeight = $1 })
  }

  /// `minimum-height`, 0 to 1000 pt.
  @inlinable
  public static var minimumHeightParameter: HeaderParameter<Self> {
    HeaderParameter(
      name: "minimum-height", unit: "pt", range: 0...1000,
      help: "Height below the safe area when collapsed.",
      get: { $0.condensing.minimumHeight }, set: { $0.condensing.minimumHeight = $1 })
  }

  /// `snap-threshold`, 0 to 1.
  @inlinable
  public static var snapThresholdParameter: HeaderParameter<Self> {
    HeaderParameter(
      name: "snap-threshold", unit: "", range: 0...1,
      help: "A header that stops more expanded than this expands; otherwise it collapses.",
      get: { $0.condensing.snapThreshold }, set: { $0.condensing.snapThreshold = $1 })
  }

  /// `snap-duration`, 0 to 5 s.
  @inlinable
  public static var snapDurationParameter: HeaderParameter<Self> {
    HeaderParameter(
      name: "snap-duration", unit: "s", range: 0...5,
      help: "How long a snap takes; 0 snaps at once.",
      get: { $0.condensing.snapDuration }, set: { $0.condensing.snapDuration = $1 })
  }

  /// `freezes-content`, true or false.
  @inlinable
  public static var freezesContentParameter: HeaderParameter<Self> {
    HeaderParameter(
      name: "freezes-content",
      help: "Whether the content stands still while the header takes the travel.",
      get: { $0.condensing.freezesContent }, set: { $0.condensing.freezesContent = $1 })
  }
}
