import HeaderCore

/// A header with the fitting height of its content, which collapses to half of that.
public struct FittingHeader: HeaderBehavior {
  /// A header 90 points high, until its fitting height is measured.
  public init() {}

  /// `fitting`.
  public static let descriptor = HeaderDescriptor(
    name: "fitting", title: "Self-sizing header", summary: "As high as its content, or half of it.",
    document: "none: an example of a third party's technique")

  /// Moved by travel.
  public var traits: HeaderTraits { HeaderTraits(movedBy: .travel) }
  /// None.
  public static var parameters: [HeaderParameter<FittingHeader>] { [] }

  /// The travel, and the meter that measured it.
  public struct State: Sendable, Equatable {
    var travel: TravelState
    var meter: TravelMeter
  }

  private func meter(in context: HeaderContext) -> TravelMeter {
    let height = max(0, context.environment.fittingHeight ?? 90)
    return TravelMeter(minimumHeight: height / 2, maximumHeight: height)
  }

  /// Expanded.
  public func initialState(in context: HeaderContext) -> State {
    State(travel: meter(in: context).initialState(in: context), meter: meter(in: context))
  }

  /// At its height on the screen.
  public func state(
    continuing layout: HeaderLayout, from state: State?, in context: HeaderContext
  ) -> State {
    let meter = meter(in: context)
    return State(
      travel: meter.state(continuing: layout, from: state?.travel, in: context), meter: meter)
  }

  /// The header covers the safe area; the scroll view begins below it.
  public func layout(for state: State, in context: HeaderContext) -> HeaderLayout {
    let (safeArea, height) = (context.environment.safeAreaTop, state.travel.height)
    return HeaderLayout(
      headerMinY: 0, headerHeight: safeArea + height, scrollViewMinY: safeArea + height,
      restMinY: safeArea + state.meter.maximumHeight,
      collapsedFraction: state.meter.fraction(of: height))
  }

  /// Moves with travel. A new fitting height keeps the collapsed fraction.
  public func respond(
    to event: ScrollEvent, state: inout State, in context: HeaderContext
  ) -> HeaderReaction {
    let now = meter(in: context)
    if now != state.meter { state.travel = now.rescaled(state.travel, from: state.meter) }
    state.meter = now
    return now.respond(to: event, state: &state.travel, snap: HeaderSnap(), in: context)
  }
}
