public import HeaderCore

/// A technique that condenses: its parameters and its choreography are its own, the mechanism is
/// shared.
public protocol CondensingHeaderBehavior: HeaderBehavior where State == TravelState {
  /// The heights and the snap.
  var condensing: CondensingMechanism { get set }
}

extension CondensingHeaderBehavior {
  /// Moved by travel; rests at either end, or anywhere where it does not snap.
  public var traits: HeaderTraits { condensing.traits }

  /// Expanded.
  @inlinable
  public func initialState(in context: HeaderContext) -> TravelState {
    condensing.meter.initialState(in: context)
  }

  /// At the height at which the header is seen, as far as the parameters allow.
  public func state(
    continuing layout: HeaderLayout, from state: TravelState?, in context: HeaderContext
  ) -> TravelState {
    condensing.meter.state(continuing: layout, from: state, in: context)
  }

  /// The header covers the safe area and its height below it; the scroll view begins there.
  @inlinable
  public func layout(for state: TravelState, in context: HeaderContext) -> HeaderLayout {
    condensing.layout(for: state, in: context)
  }

  /// Consumes the user's travel, snaps when it stops, keeps its meaning through everything else.
  @inlinable
  public func respond(
    to event: ScrollEvent, state: inout TravelState, in context: HeaderContext
  ) -> HeaderReaction {
    condensing.meter.respond(to: event, state: &state, snap: condensing.snap, in: context)
  }
}

/// The parameters that condensing techniques choose theirs from.
extension CondensingHeaderBehavior {
  /// `maximum-height`, 0 to 1000 pt.
  public static var maximumHeightParameter: HeaderParameter<Self> {
    HeaderParameter(
      name: "maximum-height", unit: "pt", range: 0...1000, atLeast: "minimum-height",
      help: "Height below the safe area when expanded.",
      get: { $0.condensing.maximumHeight }, set: { $0.condensing.maximumHeight = $1 })
  }

  /// `minimum-height`, 0 to 1000 pt.
  public static var minimumHeightParameter: HeaderParameter<Self> {
    HeaderParameter(
      name: "minimum-height", unit: "pt", range: 0...1000, atMost: "maximum-height",
      help: "Height below the safe area when collapsed.",
      get: { $0.condensing.minimumHeight }, set: { $0.condensing.minimumHeight = $1 })
  }

  /// `snaps`, true or false.
  public static var snapsParameter: HeaderParameter<Self> {
    HeaderParameter(
      name: "snaps", help: "Whether a header that stops half-way goes on to one of its ends.",
      get: { $0.condensing.snaps }, set: { $0.condensing.snaps = $1 })
  }

  /// `snap-threshold`, 0 to 1.
  public static var snapThresholdParameter: HeaderParameter<Self> {
    HeaderParameter(
      name: "snap-threshold", unit: "", range: 0...1,
      help: "A header that stops more expanded than this expands; otherwise it collapses.",
      get: { $0.condensing.snapThreshold }, set: { $0.condensing.snapThreshold = $1 })
  }

  /// `snap-duration`, 0 to 5 s.
  public static var snapDurationParameter: HeaderParameter<Self> {
    HeaderParameter(
      name: "snap-duration", unit: "s", range: 0...5,
      help: "How long a snap takes; 0 snaps at once.",
      get: { $0.condensing.snapDuration }, set: { $0.condensing.snapDuration = $1 })
  }

  /// `freezes-content`, true or false.
  public static var freezesContentParameter: HeaderParameter<Self> {
    HeaderParameter(
      name: "freezes-content",
      help:
        "Whether the content stands still while the header takes the travel; not in an overlay.",
      get: { $0.condensing.freezesContent }, set: { $0.condensing.freezesContent = $1 })
  }
}
