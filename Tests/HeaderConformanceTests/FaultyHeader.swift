import HeaderBehaviors
import HeaderConformance

/// A fault of a technique, and the law that must detect it.
struct Fault: Sendable, Equatable, CustomStringConvertible {
  let law: ConformanceLaw
  /// What the technique does wrong.
  let description: String
  /// Answers an event, by default correctly.
  var respond: @Sendable (_ moment: inout Moment) -> HeaderReaction = { $0.answer() }
  /// Changes a correct layout.
  var layout: @Sendable (_ layout: inout HeaderLayout, _ context: HeaderContext) -> Void = {
    _, _ in
  }
  /// Changes the correct state for new parameters, which continues from a layout.
  var state: @Sendable (_ state: inout TravelState, _ layout: HeaderLayout) -> Void = { _, _ in }
  /// Returns the header's parts, by default none.
  var parts: @Sendable (_ layout: HeaderLayout) -> HeaderParts = { _ in HeaderParts() }
  /// Returns the height that is stored when `maximum-height` is set to `value`.
  var accepted: @Sendable (_ value: Double) -> Double = { $0 }

  static func == (one: Fault, other: Fault) -> Bool { one.description == other.description }
}

/// An event that a header answers.
struct Moment {
  var event: ScrollEvent
  var state: TravelState
  let context: HeaderContext
  let header: TwitterCondenseHeader

  var maximumHeight: Double { header.condensing.maximumHeight }

  /// Answers correctly.
  mutating func answer() -> HeaderReaction {
    header.respond(to: event, state: &state, in: context)
  }
}

/// The Twitter header with a fault.
struct FaultyHeader: HeaderBehavior {
  private var header = TwitterCondenseHeader()
  private var fault = Fault(law: .finite, description: "none")

  init() {}

  init(_ fault: Fault) {
    self.fault = fault
  }

  static var descriptor: HeaderDescriptor { TwitterCondenseHeader.descriptor }

  static var parameters: [HeaderParameter<FaultyHeader>] {
    [
      HeaderParameter(
        name: "maximum-height", unit: "pt", range: 44...1000, help: "Height when expanded.",
        get: { $0.header.condensing.maximumHeight },
        set: { $0.header.condensing.maximumHeight = $0.fault.accepted($1) })
    ]
  }

  var traits: HeaderTraits {
    var traits = header.traits
    traits.stretches = fault.law == .stretch
    return traits
  }

  func initialState(in context: HeaderContext) -> TravelState {
    header.initialState(in: context)
  }

  func state(
    continuing layout: HeaderLayout, from state: TravelState?, in context: HeaderContext
  ) -> TravelState {
    var state = header.state(continuing: layout, from: state, in: context)
    fault.state(&state, layout)
    return state
  }

  func layout(for state: TravelState, in context: HeaderContext) -> HeaderLayout {
    var layout = header.layout(for: state, in: context)
    fault.layout(&layout, context)
    return layout
  }

  func parts(of layout: HeaderLayout, for state: TravelState) -> HeaderParts {
    fault.parts(layout)
  }

  func respond(
    to event: ScrollEvent, state: inout TravelState, in context: HeaderContext
  ) -> HeaderReaction {
    var moment = Moment(event: event, state: state, context: context, header: header)
    defer { state = moment.state }
    return fault.respond(&moment)
  }
}
