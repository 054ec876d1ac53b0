import HeaderBehaviors
import HeaderCore
import ScrollSimulator

/// What an event costs a technique: by hand, through the generic driver, through the catalog, and
/// through the forwarder.
struct EventCost: Family {
  let name = "events"

  private static let rounds = 101
  private static let events = 200_000

  func rows() throws -> [Row] {
    try EventPaths.all().flatMap { paths in
      let measurements = Measurement.paired(
        rounds: EventCost.rounds, reference: paths.byHand.subject(events: EventCost.events),
        [paths.generic, paths.catalog, paths.forwarder].map {
          $0.subject(events: EventCost.events)
        })
      return zip(measurements, [10.0, 10, 10]).map { measurement, limit in
        Row(
          subject: "\(paths.technique), \(measurement.name)", reference: "by hand",
          referenceAmount: (measurement.referenceSeconds / Double(EventCost.events))
            .nanosecondsText,
          amount: (measurement.seconds / Double(EventCost.events)).nanosecondsText,
          ratio: measurement.ratio, goal: .atMost(limit))
      }
    }
  }
}

/// One way for an event to get to a header.
struct EventPath {
  let name: String
  /// Plays so many events, and gives a sum of what came of them.
  let play: (Int) -> Double

  func subject(events: Int) -> Subject {
    Subject(name) { consume(play(events)) }
  }
}

/// The four ways for one technique.
struct EventPaths {
  let technique: String
  let byHand: EventPath
  let generic: EventPath
  let catalog: EventPath
  let forwarder: EventPath

  static func all() throws -> [EventPaths] {
    [
      try EventPaths(
        TwitterCondenseHeader(), CondensingController(maximumHeight: 88, minimumHeight: 44)),
      try EventPaths(
        FacebookHideHeader(), CondensingController(maximumHeight: 88, minimumHeight: 0)),
      try EventPaths(
        TikiCondenseHeader(), CondensingController(maximumHeight: 88, minimumHeight: 44)),
      try EventPaths(ElasticStretchHeader(), ElasticTable()),
      try EventPaths(OffscreenContainerHeader(), ContainingController()),
      try EventPaths(StickyPullRevealHeader(), StickyController()),
    ]
  }

  init<Behavior: HeaderBehavior, Controller: SessionListener>(
    _ behavior: Behavior, _ controller: Controller
  ) throws {
    let name = Behavior.descriptor.name
    guard let technique = HeaderCatalog.standard[name] else { throw MissingTechnique(name: name) }
    let session = try RecordedSession(of: technique)
    let height = session.configuration.containerHeight
    let generic = GenericHost(behavior, containerHeight: height)
    let catalog = CatalogHost(try technique.makeDriver(), containerHeight: height)
    let forwarded = ForwardedHost(try technique.makeDriver(), containerHeight: height)
    self.technique = name
    byHand = EventPath(name: "by hand") { session.play($0, to: controller) }
    self.generic = EventPath(name: "generic driver") { session.play($0, to: generic) }
    self.catalog = EventPath(name: "catalog") { session.play($0, to: catalog) }
    forwarder = EventPath(name: "forwarder") { session.play($0, to: forwarded) }
  }

  struct MissingTechnique: Error {
    let name: String
  }
}

/// Takes a result, so that the work for it cannot be left out.
@inline(never)
func consume(_ value: Double) {
  withExtendedLifetime(value) {}
}
