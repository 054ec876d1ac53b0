import HeaderBehaviors

/// A technique whose state is not a value: copies share what they remember.
struct SharedStateHeader: HeaderBehavior {
  /// A name for a memory that is elsewhere, dressed up as a value.
  struct State: Sendable, Equatable {
    fileprivate var travel: HiddenMemory { HiddenMemory("travel") }
  }

  init() {}

  static let descriptor = HeaderDescriptor(
    name: "shared-state", title: "Shared state", summary: "Forgets that states are values.",
    document: "none")
  var traits: HeaderTraits { HeaderTraits(movedBy: .travel) }
  func validate() {}
  static var parameters: [HeaderParameter<SharedStateHeader>] { [] }

  func initialState(in context: HeaderContext) -> State {
    let state = State()
    state.travel.value = 0
    return state
  }

  func layout(for state: State, in context: HeaderContext) -> HeaderLayout {
    let height = max(0, 88 - state.travel.value)
    return HeaderLayout(
      headerMinY: 0, headerHeight: height, scrollViewMinY: 88,
      collapsedFraction: 1 - height / 88)
  }

  func respond(
    to event: ScrollEvent, state: inout State, in context: HeaderContext
  ) -> HeaderReaction {
    if event == .didScroll(.drag) { state.travel.value += 1 }
    return .none
  }
}
