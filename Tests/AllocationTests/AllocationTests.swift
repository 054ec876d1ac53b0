import SimulationTestSupport
import Testing

/// An event allocates nothing in a technique, a driver, a forwarder or a simulated scroll view.
@Suite("Allocations after set-up", .enabled(if: canCountAllocations))
struct AllocationTests {
  private static let events = 1_000_000
  private static let script = """
    drag -320 over 160; lift; wait 2500
    drag -38 over 400; hold 120; lift; wait 600
    drag 30 over 300; hold 120; lift; wait 600
    drag 700 over 120; lift; wait 1200; drag -90 over 200; lift; wait 600
    drag 250 over 500; hold 100; lift; wait 1200
    collapse; wait 400; expand; wait 400; scroll-to 300; wait 400; scroll-to-top; wait 400
    content-size 900; safe-area 47; resize 600; resize 852; safe-area 0; content-size 2000
    wait 1000
    """

  @Test("Allocations are counted")
  func counter() {
    var kept: [[Int]] = []
    kept.reserveCapacity(100)
    let count = allocations {
      for size in 1...100 { kept.append([Int](repeating: size, count: size)) }
    }
    #expect(count == 100)
    #expect(kept.count == 100)
    #expect(allocations {} == 0)
  }

  @Test("A technique allocates nothing", arguments: HeaderCatalog.standard.names)
  func technique(name: String) throws {
    let technique = try #require(HeaderCatalog.standard[name])
    func witness<Behavior: HeaderBehavior>(of type: Behavior.Type) -> any Witness {
      DrivingWitness(Behavior())
    }
    try expectNoAllocation(
      in: technique.makeDriver(), witness: witness(of: technique.behaviorType))
  }

  @Test("A header of four parts allocates nothing")
  func parts() throws {
    var header = StackedHeader()
    header.part4 = StackedPart(height: 30, minimum: 10, moves: .withContent)
    let witness = DrivingWitness(header)
    try expectNoAllocation(in: HeaderDriver(header), witness: witness)
    #expect(witness.partCount == 4)
  }

  private func expectNoAllocation(in driver: any HeaderDriving, witness: any Witness) throws {
    let configuration = SimulatorConfiguration()
    let session = try GestureScript(Self.script).statements
    var count = 0
    // The first run is set-up: a process allocates with its first events. The second run plays all sessions as
    // one gesture, because the clock of a simulation continues, and the inputs of further runs would be late. A
    // session has about four hundred events.
    for sessions in [1, Self.events / 350] {
      let simulation = Simulation(driver: driver, configuration: configuration, observer: witness)
      simulation.forwarder.client = witness
      var playback = GesturePlayback(
        Array(repeating: session, count: sessions).flatMap { $0 }, configuration: configuration)
      count = allocations { simulation.run(&playback) }
    }
    #expect(count == 0)
    #expect(witness.eventCount >= Self.events)
  }
}

private protocol Witness: SimulationObserver, ScrollForwarderClient {
  var eventCount: Int { get }
}

/// Counts the rows, and passes every event of the forwarder to a driver that is specialized for its technique.
private final class DrivingWitness<Behavior: HeaderBehavior>: Witness {
  private(set) var eventCount = 0
  private(set) var partCount = 0
  private let driver: HeaderDriver<Behavior>

  init(_ behavior: Behavior) {
    driver = HeaderDriver(behavior)
  }

  func simulationDidRecord(_ row: SimulationRow) {
    eventCount += 1
    partCount = row.parts.count
  }

  func scrollForwarder(
    _ forwarder: ScrollForwarder, willApply update: inout HeaderUpdate,
    answering event: ScrollEvent, in context: HeaderContext
  ) {
    _ = driver.update(for: event, in: context)
  }
}
