import HeaderBehaviors
import HeaderCore
import ScrollSimulator

/// The cost of an event through the generic driver, the catalog and the forwarder, compared with a header that is
/// written by hand.
enum EventCost {
  private static let rounds = 101
  private static let events = 200_000

  static func rows() throws -> [Row] {
    // Written out for each technique, because the compiler does not specialize a host that a generic function
    // creates.
    try rows(of: "twitter-condense") {
      play(GenericHost(TwitterCondenseHeader(), containerHeight: $1), $0)
    }
      + rows(of: "facebook-hide") {
        play(GenericHost(FacebookHideHeader(), containerHeight: $1), $0)
      }
      + rows(of: "tiki-condense") {
        play(GenericHost(TikiCondenseHeader(), containerHeight: $1), $0)
      }
      + rows(of: "elastic-stretch") {
        play(GenericHost(ElasticStretchHeader(), containerHeight: $1), $0)
      }
      + rows(of: "offscreen-container") {
        play(GenericHost(OffscreenContainerHeader(), containerHeight: $1), $0)
      }
      + rows(of: "sticky-pull-reveal") {
        play(GenericHost(StickyPullRevealHeader(), containerHeight: $1), $0)
      }
  }

  /// Plays the session to `listener` repeatedly.
  private static func play(
    _ listener: some SessionListener, _ session: RecordedSession
  ) -> () -> Void {
    { consume(session.play(events, to: listener)) }
  }

  private static func rows(
    of name: String, generic: (RecordedSession, _ containerHeight: Double) -> () -> Void
  ) throws -> [Row] {
    guard let technique = HeaderCatalog.standard[name] else {
      preconditionFailure("the catalog has its own techniques")
    }
    let session = try RecordedSession(of: technique)
    let height = session.configuration.containerHeight
    let measurements = Measurement.paired(
      rounds: rounds,
      reference: Subject(
        "by hand", play(CondensingController(maximumHeight: 88, minimumHeight: 44), session)),
      [
        Subject("generic driver", generic(session, height)),
        Subject(
          "catalog",
          play(CatalogHost(try technique.makeDriver(), containerHeight: height), session)),
        Subject(
          "forwarder",
          play(ForwardedHost(try technique.makeDriver(), containerHeight: height), session)),
      ])
    return measurements.map { measurement in
      Row(
        subject: "\(name), \(measurement.name)", reference: "by hand",
        referenceAmount: (measurement.referenceSeconds / Double(events)).nanosecondsText,
        amount: (measurement.seconds / Double(events)).nanosecondsText,
        ratio: measurement.ratio, goal: 0...10)
    }
  }
}

/// Uses a result, so that the compiler cannot remove the work for it.
@inline(never)
func consume(_ value: Double) {
  withExtendedLifetime(value) {}
}
