/// A technique whose header condenses between two heights.
///
/// The technique provides its parameters and its choreography; the ``CondensingMechanism`` does the rest. A
/// technique with a different layout, return or rest implements that requirement itself.
public protocol CondensingHeaderBehavior: HeaderBehavior where State == TravelState {
  /// The heights, the snap and the other settings.
  var condensing: CondensingMechanism { get set }
  /// Consumes the travel. The default is the mechanism's meter.
  var meter: TravelMeter { get }
  /// Where the header comes to rest. The default is the mechanism's snap.
  var snap: HeaderSnap { get }
}

extension CondensingHeaderBehavior {
  /// The mechanism's meter.
  @inlinable
  public var meter: TravelMeter { condensing.meter }

  /// The mechanism's snap.
  public var snap: HeaderSnap { condensing.snap }

  /// Moved by travel. Rests at the ends of the snap, or anywhere if the header does not snap or is pinned.
  public var traits: HeaderTraits {
    let snap = snap
    return HeaderTraits(movedBy: .travel, rests: snap.rests, choosesTarget: snap.projects)
  }

  /// Returns the expanded state, or the collapsed one if the header starts collapsed.
  public func initialState(in context: HeaderContext) -> TravelState {
    meter.initialState(in: context)
  }

  /// Returns the state at the visible height, limited to the range of the parameters.
  public func state(
    continuing layout: HeaderLayout, from state: TravelState?, in context: HeaderContext
  ) -> TravelState {
    meter.state(continuing: layout, from: state, in: context)
  }

  /// Returns the mechanism's layout.
  @inlinable
  public func layout(for state: TravelState, in context: HeaderContext) -> HeaderLayout {
    condensing.layout(for: state, in: context)
  }

  // Inlined, as the meter's is. Otherwise an event through the generic driver takes 10 to 40 % longer.
  /// Consumes the user's travel, and snaps when it ends.
  @inlinable @inline(always)
  public func respond(
    to event: ScrollEvent, state: inout TravelState, in context: HeaderContext
  ) -> HeaderReaction {
    meter.respond(to: event, state: &state, snap: snap, in: context)
  }
}
