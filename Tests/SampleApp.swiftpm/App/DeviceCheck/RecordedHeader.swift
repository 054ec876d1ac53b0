import HeaderCore
import HeaderFormats
import TwitterCondense

/// The technique that is checked, which hands out every event that reaches it: any host takes it, a host
/// that makes the driver itself as well.
///
/// It answers as `TwitterCondenseHeader` does.
struct RecordedHeader: HeaderBehavior {
  typealias State = TwitterCondenseHeader.State

  /// The technique that answers.
  private let behavior = TwitterCondenseHeader()
  /// What hears its events, if anything.
  var log: EventLog?

  /// The technique as its document has it, without a log.
  init() {}

  /// The technique as its document has it, heard by `log`.
  init(log: EventLog) {
    self.log = log
  }

  /// A driver of the technique that answers, which has not been started.
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
    if let log { MainActor.assumeIsolated { log.saw(event, in: context) } }
    return behavior.respond(to: event, state: &state, in: context)
  }

  static func == (one: Self, other: Self) -> Bool {
    one.log === other.log
  }
}

/// Writes down what reaches a technique, from any moment on.
@MainActor
final class EventLog {
  /// What has been written down.
  private(set) var records: [ScrollRecord] = []
  private var clock: (() -> Double)?

  nonisolated init() {}

  /// Begins anew, at the milliseconds that `clock` gives. What comes first is the start as well: the header
  /// has been there before.
  func begin(clock: @escaping () -> Double) {
    (records, self.clock) = ([], clock)
  }

  fileprivate func saw(_ event: ScrollEvent, in context: HeaderContext) {
    guard let time = clock?() else { return }
    if records.isEmpty { records.append(ScrollRecord(time: time, kind: .start, context: context)) }
    records.append(ScrollRecord(time: time, kind: .event(event), context: context))
  }
}
