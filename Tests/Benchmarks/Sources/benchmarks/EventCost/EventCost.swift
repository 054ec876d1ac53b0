import HeaderBehaviors
import HeaderCore
import ScrollSimulator

/// What an event costs a technique: through the generic driver, through the catalog, and through the
/// forwarder, beside what it costs a header that is written by hand.
struct EventCost: Family {
  let name = "events"

  private static let rounds = 101
  private static let events = 200_000

  func rows() throws -> [Row] {
    // Each made where its technique is known: the compiler specializes no host that a generic function makes.
    try rows(of: "twitter-condense") { GenericHost(TwitterCondenseHeader(), containerHeight: $0) }
      + rows(of: "facebook-hide") { GenericHost(FacebookHideHeader(), containerHeight: $0) }
      + rows(of: "tiki-condense") { GenericHost(TikiCondenseHeader(), containerHeight: $0) }
      + rows(of: "elastic-stretch") { GenericHost(ElasticStretchHeader(), containerHeight: $0) }
      + rows(of: "offscreen-container") {
        GenericHost(OffscreenContainerHeader(), containerHeight: $0)
      }
      + rows(of: "sticky-pull-reveal") {
        GenericHost(StickyPullRevealHeader(), containerHeight: $0)
      }
  }

  private func rows(
    of name: String, generic makeHost: (_ containerHeight: Double) -> any SessionListener
  ) throws -> [Row] {
    guard let technique = HeaderCatalog.standard[name] else {
      preconditionFailure("the catalog has its own techniques")
    }
    let session = try RecordedSession(of: technique)
    let height = session.configuration.containerHeight
    func subject(_ name: String, _ listener: any SessionListener) -> Subject {
      Subject(name) { consume(session.play(EventCost.events, to: listener)) }
    }
    let measurements = Measurement.paired(
      rounds: EventCost.rounds,
      reference: subject("by hand", CondensingController(maximumHeight: 88, minimumHeight: 44)),
      [
        subject("generic driver", makeHost(height)),
        subject("catalog", CatalogHost(try technique.makeDriver(), containerHeight: height)),
        subject("forwarder", ForwardedHost(try technique.makeDriver(), containerHeight: height)),
      ])
    return measurements.map { measurement in
      Row(
        subject: "\(name), \(measurement.name)", reference: "by hand",
        referenceAmount: (measurement.referenceSeconds / Double(EventCost.events)).nanosecondsText,
        amount: (measurement.seconds / Double(EventCost.events)).nanosecondsText,
        ratio: measurement.ratio, goal: .atMost(10))
    }
  }
}

/// Takes a result, so that the work for it cannot be left out.
@inline(never)
func consume(_ value: Double) {
  withExtendedLifetime(value) {}
}
