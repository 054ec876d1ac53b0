import HeaderBehaviors
import HeaderCore
import ScrollSimulator

/// The cost of an event through a forwarder and its stage, compared with a header that is written by hand.
enum EventCost {
  private static let rounds = 101
  private static let events = 200_000
  /// The techniques of the articles.
  private static let names = [
    "twitter-condense", "facebook-hide", "tiki-condense", "elastic-stretch", "offscreen-container",
    "sticky-pull-reveal",
  ]

  static func rows() throws -> [Row] {
    try names.compactMap { HeaderCatalog.standard[$0] }.map { technique in
      let session = try RecordedSession(of: technique)
      let byHand = CondensingController(maximumHeight: 88, minimumHeight: 44)
      let host = ForwardedHost(
        try technique.makeDriver(), containerHeight: session.configuration.containerHeight)
      let measured = Measurement(
        rounds: rounds, reference: { consume(session.play(events, to: byHand)) },
        subject: { consume(session.play(events, to: host)) })
      return Row(
        subject: technique.descriptor.name, reference: "by hand",
        referenceAmount: (measured.referenceSeconds / Double(events)).nanosecondsText,
        amount: (measured.seconds / Double(events)).nanosecondsText,
        ratio: measured.ratio, goal: 0...10)
    }
  }
}

/// Uses a result, so that the compiler cannot remove the work for it.
@inline(never)
func consume(_ value: Double) {
  withExtendedLifetime(value) {}
}
