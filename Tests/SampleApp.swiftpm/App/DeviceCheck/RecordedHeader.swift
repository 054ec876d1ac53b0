import HeaderCore
import HeaderFormats
import TwitterCondense

/// The technique that is checked: a `TwitterCondenseHeader` that logs its events. Hosts that make their own drivers take
/// it as well.
struct RecordedHeader: HeaderBehavior {
  typealias State = TwitterCondenseHeader.State

  /// The logged technique.
  private let behavior = TwitterCondenseHeader()
  /// The log, if any.
  var log: EventLog?

  /// The default technique, without a log.
  init() {}

  /// The default technique, logged by `log`.
  init(log: EventLog) {
    self.log = log
  }

  /// Returns a new driver of the logged technique.
  static func makeDriver() -> any HeaderDriving { HeaderDriver(TwitterCondenseHeader()) }

  static var descriptor: HeaderDescriptor { TwitterCondenseHeader.descriptor }
  static var parameters: [HeaderParameter<Self>] { [] }
  var traits: HeaderTraits { behavior.traits }

  func initialState(in context: HeaderContext) -> State {
    behavior.initialState(in: context)
  }

  func state(
    continuing layout: HeaderLayout, from state: State?, in context: HeaderContext
  ) -> State {
    behavior.state(continuing: layout, from: state, in: context)
  }

  func layout(for state: State, in context: HeaderContext) -> HeaderLayout {
    behavior.layout(for: state, in: context)
  }

  func respond(
    to event: ScrollEvent, state: inout State, in context: HeaderContext
  ) -> HeaderReaction {
    if let log { MainActor.assumeIsolated { log.record(event, in: context) } }
    return behavior.respond(to: event, state: &state, in: context)
  }

  static func == (one: Self, other: Self) -> Bool {
    one.log === other.log
  }
}

/// Records the events that reach a technique.
@MainActor
final class EventLog {
  /// The recorded events, with a start before the first.
  private(set) var records: [ScrollRecord] = []
  private var clock: (() -> Double)?

  nonisolated init() {}

  /// Starts a new recording, with times in milliseconds from `clock`.
  func begin(clock: @escaping () -> Double) {
    (records, self.clock) = ([], clock)
  }

  fileprivate func record(_ event: ScrollEvent, in context: HeaderContext) {
    guard let time = clock?() else { return }
    if records.isEmpty { records.append(ScrollRecord(time: time, kind: .start, context: context)) }
    records.append(ScrollRecord(time: time, kind: .event(event), context: context))
  }
}
