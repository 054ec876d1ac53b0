import SimulationTestSupport
import Testing

/// An event costs no allocation: not a technique's, nor a driver's, a forwarder's or a simulated
/// scroll view's.
@Suite("After set-up nothing is allocated", .enabled(if: canCountAllocations))
struct AllocationTests {
  private static let events = 1_000_000
  private static let techniques = HeaderCatalog.standard.names

  @Test("though what is allocated is counted")
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

  @Test("on the way through the generic driver", arguments: techniques)
  func genericDriver(name: String) throws {
    let technique = try #require(HeaderCatalog.standard[name])
    let replay = try EventReplay(of: technique)
    #expect(count(technique.behaviorType, replay) == 0)
  }

  private func count<Behavior: HeaderBehavior>(
    _ type: Behavior.Type, _ replay: EventReplay
  ) -> Int {
    let driver = HeaderDriver(Behavior())
    return allocations {
      replay.play(AllocationTests.events) { _ = driver.update(for: $0.event, in: $0.context) }
    }
  }

  @Test("by a header of four parts")
  func parts() throws {
    var header = StackedHeader()
    header.part4 = StackedPart(height: 30, minimum: 10, moves: .withContent)
    let replay = try EventReplay(of: try #require(HeaderCatalog.standard["stack"]))
    let scrollView = ReplayedScrollView(try #require(replay.entries.first).context)
    let forwarder = ScrollForwarder(driver: HeaderDriver(header))
    forwarder.attach(to: scrollView)
    let count = allocations {
      replay.play(AllocationTests.events) { scrollView.report($0) }
    }
    #expect(count == 0 && forwarder.parts(of: forwarder.driver.layout).count == 4)
  }

  @Test("on the way through the forwarder", arguments: techniques)
  func forwarder(name: String) throws {
    let technique = try #require(HeaderCatalog.standard[name])
    let replay = try EventReplay(of: technique)
    let scrollView = ReplayedScrollView(try #require(replay.entries.first).context)
    let forwarder = ScrollForwarder(driver: try technique.makeDriver())
    forwarder.attach(to: scrollView)
    let count = allocations {
      replay.play(AllocationTests.events) { scrollView.report($0) }
    }
    #expect(count == 0)
  }

  @Test("while a simulated scroll view plays gestures", arguments: techniques)
  func simulator(name: String) throws {
    let technique = try #require(HeaderCatalog.standard[name])
    let configuration = SimulatorConfiguration()
    let session = try GestureScript(EventReplay.script).statements + [.wait(duration: 1000)]
    let counter = EventCounter()
    let simulation = Simulation(
      driver: try technique.makeDriver(), configuration: configuration, observer: counter)
    // One gesture and not one run for each session: a simulation's clock goes on, and the inputs of
    // a second run would all be late. A session has some four hundred events.
    var playback = GesturePlayback(
      Array(repeating: session, count: AllocationTests.events / 350).flatMap { $0 },
      configuration: configuration)
    let count = allocations { simulation.run(&playback) }
    #expect(count == 0)
    #expect(counter.events >= AllocationTests.events)
  }

  private final class EventCounter: SimulationObserver {
    var events = 0

    func simulationDidRecord(_ row: SimulationRow) {
      events += 1
    }
  }
}
