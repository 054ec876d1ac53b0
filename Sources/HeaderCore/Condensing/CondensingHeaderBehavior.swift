/// A technique that condenses: its parameters and its choreography are its own, the mechanism is
/// shared. One that is laid out, returns or rests in a way of its own says so instead of what follows
/// from the mechanism.
public protocol CondensingHeaderBehavior: HeaderBehavior where State == TravelState {
  /// The heights, the snap, and what a user may set besides.
  var condensing: CondensingMechanism { get set }
  /// What takes up the travel; the mechanism's unless said otherwise.
  var meter: TravelMeter { get }
  /// Where the header comes to rest; the mechanism's unless said otherwise.
  var snap: HeaderSnap { get }
}

extension CondensingHeaderBehavior {
  /// The mechanism's meter.
  @inlinable
  public var meter: TravelMeter { condensing.meter }

  /// The mechanism's snap.
  public var snap: HeaderSnap { condensing.snap }

  /// Moved by travel; rests where it snaps to, or anywhere where it does not snap or is pinned.
  public var traits: HeaderTraits {
    let snap = snap
    return HeaderTraits(movedBy: .travel, rests: snap.rests, choosesTarget: snap.projects)
  }

  /// Expanded, or collapsed where it starts so.
  public func initialState(in context: HeaderContext) -> TravelState {
    meter.initialState(in: context)
  }

  /// At the height at which the header is seen, as far as the parameters allow.
  public func state(
    continuing layout: HeaderLayout, from state: TravelState?, in context: HeaderContext
  ) -> TravelState {
    meter.state(continuing: layout, from: state, in: context)
  }

  /// The header covers the safe area and its height below it; the scroll view begins there.
  @inlinable
  public func layout(for state: TravelState, in context: HeaderContext) -> HeaderLayout {
    condensing.layout(for: state, in: context)
  }

  // Inlined, and so is the meter's: an event through the generic driver takes 10 to 40 % longer else.
  /// Consumes the user's travel, snaps when it stops, keeps its meaning through everything else.
  @inlinable @inline(always)
  public func respond(
    to event: ScrollEvent, state: inout TravelState, in context: HeaderContext
  ) -> HeaderReaction {
    meter.respond(to: event, state: &state, snap: snap, in: context)
  }
}
