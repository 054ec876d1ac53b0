import HeaderBehaviors
import HeaderConformance

/// A way to spoil a technique, and the law that has to notice.
protocol Fault: Sendable, Equatable {
  static var law: ConformanceLaw { get }

  init()

  /// Answers `event` for `header`; the default answers properly.
  func respond(
    to event: ScrollEvent, state: inout TravelState, in context: HeaderContext,
    by header: TwitterCondenseHeader
  ) -> HeaderReaction

  /// Lays `header` out; the default does it properly.
  func layout(
    for state: TravelState, in context: HeaderContext, by header: TwitterCondenseHeader
  ) -> HeaderLayout

  /// Goes on with new parameters; the default does it properly.
  func state(
    continuing layout: HeaderLayout, from state: TravelState?, in context: HeaderContext,
    by header: TwitterCondenseHeader
  ) -> TravelState

  /// Says what a header is made of; the default has no parts.
  func parts(of layout: HeaderLayout) -> HeaderParts

  /// What the parameter `maximum-height` is set to when `value` is asked for.
  func accepted(_ value: Double) -> Double
}

extension Fault {
  func respond(
    to event: ScrollEvent, state: inout TravelState, in context: HeaderContext,
    by header: TwitterCondenseHeader
  ) -> HeaderReaction {
    header.respond(to: event, state: &state, in: context)
  }

  func layout(
    for state: TravelState, in context: HeaderContext, by header: TwitterCondenseHeader
  ) -> HeaderLayout {
    header.layout(for: state, in: context)
  }

  func state(
    continuing layout: HeaderLayout, from state: TravelState?, in context: HeaderContext,
    by header: TwitterCondenseHeader
  ) -> TravelState {
    header.state(continuing: layout, from: state, in: context)
  }

  func parts(of layout: HeaderLayout) -> HeaderParts { HeaderParts() }

  func accepted(_ value: Double) -> Double { value }
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

  func validate() throws(HeaderParameterError) { try header.validate() }

  func initialState(in context: HeaderContext) -> TravelState {
    header.initialState(in: context)
  }

  func state(
    continuing layout: HeaderLayout, from state: TravelState?, in context: HeaderContext
  ) -> TravelState {
    fault.state(continuing: layout, from: state, in: context, by: header)
  }

  func layout(for state: TravelState, in context: HeaderContext) -> HeaderLayout {
    fault.layout(for: state, in: context, by: header)
  }

  func parts(of layout: HeaderLayout, for state: TravelState) -> HeaderParts {
    fault.parts(of: layout)
  }

  func respond(
    to event: ScrollEvent, state: inout TravelState, in context: HeaderContext
  ) -> HeaderReaction {
    fault.respond(to: event, state: &state, in: context, by: header)
  }
}
