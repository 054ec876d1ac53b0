import HeaderCore
import HeaderFormats

/// A technique that hands out every event that reaches it, for a host that takes a technique and makes
/// the driver itself, as SwiftUI's modifier does.
///
/// It answers as the technique behind it, from its own state.
struct RecordedHeader<Behavior: HeaderBehavior>: HeaderBehavior {
  /// The technique that answers.
  var behavior = Behavior()
  /// What hears its events, if anything.
  var log: EventLog?

  /// The technique as its document has it, without a log.
  init() {}

  /// The technique as its document has it, heard by `log`.
  init(log: EventLog) {
    self.log = log
  }

  static var descriptor: HeaderDescriptor { Behavior.descriptor }
  static var parameters: [HeaderParameter<Self>] { [] }
  func validate() {}
  var traits: HeaderTraits { behavior.traits }
  var choreography: HeaderChoreography { behavior.choreography }

  func initialState(in context: HeaderContext) -> Behavior.State {
    behavior.initialState(in: context)
  }

  func state(
    continuing layout: HeaderLayout, from state: Behavior.State?, in context: HeaderContext
  ) -> Behavior.State {
    behavior.state(continuing: layout, from: state, in: context)
  }

  func layout(for state: Behavior.State, in context: HeaderContext) -> HeaderLayout {
    behavior.layout(for: state, in: context)
  }

  func parts(of layout: HeaderLayout, for state: Behavior.State) -> HeaderParts {
    behavior.parts(of: layout, for: state)
  }

  func respond(
    to event: ScrollEvent, state: inout Behavior.State, in context: HeaderContext
  ) -> HeaderReaction {
    if let log { MainActor.assumeIsolated { log.saw(event, in: context) } }
    return behavior.respond(to: event, state: &state, in: context)
  }

  static func == (one: Self, other: Self) -> Bool {
    one.behavior == other.behavior && one.log === other.log
  }
}

/// Writes down what reaches a technique, from any moment on.
@MainActor
final class EventLog {
  /// What has been written down.
  private(set) var records: [ScrollRecord] = []
  private var clock: (() -> Double)?

  nonisolated init() {}

  /// Begins anew. What comes first is the start as well: the header has been there before. `clock` gives
  /// milliseconds, and what it gives first is 0.
  func begin(clock: @escaping () -> Double) {
    records = []
    let start = clock()
    self.clock = { clock() - start }
  }

  /// Writes nothing more down.
  func end() {
    clock = nil
  }

  fileprivate func saw(_ event: ScrollEvent, in context: HeaderContext) {
    guard let time = clock?() else { return }
    if records.isEmpty { records.append(ScrollRecord(time: time, kind: .start, context: context)) }
    records.append(ScrollRecord(time: time, kind: .event(event), context: context))
  }
}
