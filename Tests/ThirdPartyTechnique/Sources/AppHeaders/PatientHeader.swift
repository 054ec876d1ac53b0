import HeaderCore

/// A bar that hides as the content scrolls, and returns after two seconds of rest.
public struct PatientHeader: HeaderBehavior {
  /// Seconds of rest before it returns, 0 to 10.
  public var patience = 2.0
  private let meter = TravelMeter(minimumHeight: 0, maximumHeight: 56)

  /// A bar that returns after two seconds.
  public init() {}

  /// `patient`.
  public static let descriptor = HeaderDescriptor(
    name: "patient", title: "Patient bar",
    summary: "It hides, and returns after two seconds of rest.",
    document: "none: an example of a third party's technique")

  /// Moved by travel.
  public var traits: HeaderTraits { HeaderTraits(movedBy: .travel) }
  /// The patience.
  public static var parameters: [HeaderParameter<PatientHeader>] {
    [
      HeaderParameter(
        name: "patience", unit: "s", range: 0...10, help: "Seconds of rest before it returns.",
        get: { $0.patience }, set: { $0.patience = $1 })
    ]
  }

  /// Expanded.
  public func initialState(in context: HeaderContext) -> TravelState {
    meter.initialState(in: context)
  }

  /// At its height on the screen.
  public func state(
    continuing layout: HeaderLayout, from state: TravelState?, in context: HeaderContext
  ) -> TravelState { meter.state(continuing: layout, from: state, in: context) }

  /// The bar covers the safe area. The scroll view begins below it.
  public func layout(for state: TravelState, in context: HeaderContext) -> HeaderLayout {
    let bottom = context.environment.safeAreaTop + state.height
    return HeaderLayout(
      headerMinY: 0, headerHeight: bottom, scrollViewMinY: bottom,
      restMinY: bottom - state.height + meter.maximumHeight,
      collapsedFraction: meter.fraction(of: state.height))
  }

  /// Moves with travel. At rest the bar returns after a delay, unless the app has requested to hide it.
  public func respond(
    to event: ScrollEvent, state: inout TravelState, in context: HeaderContext
  ) -> HeaderReaction {
    let reaction = meter.respond(to: event, state: &state, snap: HeaderSnap(), in: context)
    let isOver = event == .didStop && state.request == nil
    guard isOver, state.height < meter.maximumHeight else { return reaction }
    state.height = meter.maximumHeight
    return HeaderReaction(animation: HeaderAnimation(duration: 0.2, delay: patience))
  }
}
