import HeaderBehaviors
import HeaderConformance

/// A way to spoil a technique, and the law that has to notice.
protocol Fault: Sendable, Equatable {
  static var law: ConformanceLaw { get }

  init()

  /// Answers the event; the default answers properly.
  func respond(_ moment: inout Moment) -> HeaderReaction
  /// Spoils a proper layout; the default leaves it alone.
  func spoil(_ layout: inout HeaderLayout, in context: HeaderContext)
  /// Spoils the proper state with new parameters, which goes on from `layout`; the default leaves it alone.
  func spoil(_ state: inout TravelState, continuing layout: HeaderLayout)
  /// Says what a header is made of; the default has no parts.
  func parts(of layout: HeaderLayout) -> HeaderParts
  /// What the parameter `maximum-height` is set to when `value` is asked for.
  func accepted(_ value: Double) -> Double
}

extension Fault {
  func respond(_ moment: inout Moment) -> HeaderReaction { moment.answer() }
  func spoil(_ layout: inout HeaderLayout, in context: HeaderContext) {}
  func spoil(_ state: inout TravelState, continuing layout: HeaderLayout) {}
  func parts(of layout: HeaderLayout) -> HeaderParts { HeaderParts() }
  func accepted(_ value: Double) -> Double { value }
}

/// An event that a header has to answer.
struct Moment {
  var event: ScrollEvent
  var state: TravelState
  let context: HeaderContext
  let header: TwitterCondenseHeader

  /// Answers properly.
  mutating func answer() -> HeaderReaction {
    header.respond(to: event, state: &state, in: context)
  }
}

/// The Twitter header with one thing wrong.
struct FaultyHeader<Wrong: Fault>: HeaderBehavior {
  var header = TwitterCondenseHeader()
  private let fault = Wrong()

  init() {}

  static var descriptor: HeaderDescriptor { TwitterCondenseHeader.descriptor }

  static var parameters: [HeaderParameter<Self>] {
    [
      HeaderParameter(
        name: "maximum-height", unit: "pt", range: 44...1000, help: "Height when expanded.",
        get: { $0.header.condensing.maximumHeight },
        set: { $0.header.condensing.maximumHeight = $0.fault.accepted($1) })
    ]
  }

  var traits: HeaderTraits {
    var traits = header.traits
    traits.stretches = Wrong.law == .stretch
    return traits
  }

  func initialState(in context: HeaderContext) -> TravelState {
    header.initialState(in: context)
  }

  func state(
    continuing layout: HeaderLayout, from state: TravelState?, in context: HeaderContext
  ) -> TravelState {
    var state = header.state(continuing: layout, from: state, in: context)
    fault.spoil(&state, continuing: layout)
    return state
  }

  func layout(for state: TravelState, in context: HeaderContext) -> HeaderLayout {
    var layout = header.layout(for: state, in: context)
    fault.spoil(&layout, in: context)
    return layout
  }

  func parts(of layout: HeaderLayout, for state: TravelState) -> HeaderParts {
    fault.parts(of: layout)
  }

  func respond(
    to event: ScrollEvent, state: inout TravelState, in context: HeaderContext
  ) -> HeaderReaction {
    var moment = Moment(event: event, state: state, context: context, header: header)
    defer { state = moment.state }
    return fault.respond(&moment)
  }
}
