import HeaderCore

/// Three headers that move like no technique of the catalog.
enum OtherHeaders {
  /// The drivers.
  static var drivers: [any HeaderDriving] {
    [
      HeaderDriver(OtherHeader(move: { 120 - min(max($0 / 3, 0), 80) })),
      HeaderDriver(OtherHeader(move: { 60 + 60 / (1 + max($0, 0) * max($0, 0) / 20_000) })),
      HeaderDriver(
        OtherHeader(move: {
          120 - ((max($0, 0) / 130).rounded(.down) * 40).remainder(dividingBy: 120).magnitude
        })),
    ]
  }
}

/// A header whose height is a function of the content offset.
struct OtherHeader: HeaderBehavior {
  struct State: Sendable, Equatable {}

  static let descriptor = HeaderDescriptor(
    name: "other", title: "Other", summary: "A header of no catalog.", document: "none")
  static var parameters: [HeaderParameter<OtherHeader>] { [] }

  var move: @Sendable (Double) -> Double = { _ in 120 }

  init() {}
  init(move: @escaping @Sendable (Double) -> Double) { self.move = move }

  static func == (one: OtherHeader, other: OtherHeader) -> Bool { true }

  var traits: HeaderTraits { HeaderTraits(movedBy: .position) }
  func initialState(in context: HeaderContext) -> State { State() }
  func layout(for state: State, in context: HeaderContext) -> HeaderLayout {
    HeaderLayout(
      headerMinY: 0, headerHeight: move(context.scroll.contentOffset + 120), scrollViewMinY: 0,
      contentInsetTop: 120 - context.scroll.foreignInsetTop)
  }
  func respond(
    to event: ScrollEvent, state: inout State, in context: HeaderContext
  ) -> HeaderReaction { .none }
}
