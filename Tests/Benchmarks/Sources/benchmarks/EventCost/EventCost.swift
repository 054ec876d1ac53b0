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
    try rows(of: TwitterCondenseHeader()) + rows(of: FacebookHideHeader())
      + rows(of: TikiCondenseHeader()) + rows(of: ElasticStretchHeader())
      + rows(of: OffscreenContainerHeader()) + rows(of: StickyPullRevealHeader())
  }

  private func rows<Behavior: HeaderBehavior>(of behavior: Behavior) throws -> [Row] {
    guard let technique = HeaderCatalog.standard[Behavior.descriptor.name] else {
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
        subject("generic driver", GenericHost(behavior, containerHeight: height)),
        subject("catalog", CatalogHost(try technique.makeDriver(), containerHeight: height)),
        subject("forwarder", ForwardedHost(try technique.makeDriver(), containerHeight: height)),
      ])
    return measurements.map { measurement in
      Row(
        subject: "\(Behavior.descriptor.name), \(measurement.name)", reference: "by hand",
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
