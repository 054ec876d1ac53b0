import HeaderCore

/// A technique for tests of drivers. It records its events, its height is the content offset, and it answers a
/// stop with an animation.
struct ProbeHeader: HeaderBehavior {
  struct State: Sendable, Equatable {
    var events: [ScrollEvent] = []
    /// The height of the header that it continues.
    var continuedHeight: Double?
  }

  enum Mood: String, CaseIterable {
    case calm, lively
  }

  var limit = 100.0
  var isLoud = false
  var mood = Mood.calm

  static let descriptor = HeaderDescriptor(
    name: "probe", title: "Probe", summary: "It records its events.", document: "none")

  var traits: HeaderTraits { HeaderTraits(movedBy: .position) }
  static var parameters: [HeaderParameter<ProbeHeader>] {
    [
      HeaderParameter(
        name: "limit", unit: "pt", range: -50...200, help: "A number.",
        get: { $0.limit }, set: { $0.limit = $1 }),
      HeaderParameter(
        name: "loud", help: "A switch.", get: { $0.isLoud }, set: { $0.isLoud = $1 }),
      HeaderParameter(
        name: "mood", help: "A choice.", get: { $0.mood }, set: { $0.mood = $1 }),
    ]
  }

  func initialState(in context: HeaderContext) -> State { State() }

  func state(
    continuing layout: HeaderLayout, from state: State?, in context: HeaderContext
  ) -> State {
    State(continuedHeight: layout.headerHeight)
  }

  func layout(for state: State, in context: HeaderContext) -> HeaderLayout {
    HeaderLayout(headerMinY: 0, headerHeight: context.scroll.contentOffset, scrollViewMinY: 0)
  }

  func respond(
    to event: ScrollEvent, state: inout State, in context: HeaderContext
  ) -> HeaderReaction {
    state.events.append(event)
    guard event == .didStop else { return .none }
    return HeaderReaction(position: 7, animation: HeaderAnimation(duration: 0.3))
  }
}
