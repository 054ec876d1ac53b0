import HeaderBehaviors

/// A technique with a parameter whose range is longer than the greatest number.
struct WideHeader: HeaderBehavior {
  var number = 0.0

  static let descriptor = HeaderDescriptor(
    name: "wide", title: "Wide", summary: "Takes every number.", document: "none")
  static var parameters: [HeaderParameter<WideHeader>] {
    let end = Double.greatestFiniteMagnitude
    return [
      HeaderParameter(
        name: "number", unit: "", range: -end...end, help: "Any.",
        get: { $0.number }, set: { $0.number = $1 })
    ]
  }
  var traits: HeaderTraits { HeaderTraits(movedBy: .position) }

  func layout(for state: NoState, in context: HeaderContext) -> HeaderLayout {
    HeaderLayout(headerMinY: 0, headerHeight: 44, scrollViewMinY: 44)
  }

  func respond(
    to event: ScrollEvent, state: inout NoState, in context: HeaderContext
  ) -> HeaderReaction {
    .none
  }
}
