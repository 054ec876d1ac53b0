import HeaderBehaviors
import HeaderCore
import HeaderObservation
import ScrollSimulator
import SimulationTestSupport
import Testing

/// How often a header publishes something that would lead to a body evaluation, a layout of the list or a
/// scroll.
@Suite struct PublicationTests {
  private func device(_ name: String) throws -> ObservedDevice {
    ObservedDevice(try makeDriver(name), screen(content: 6000, safeArea: 47))
  }

  /// Only two views observe what is published: the one that moves the header, and the one that makes the
  /// list's room.
  @Test(
    "phone faults S3, S5: A moving list gets no request, and new room only when a revealed header is released; a hidden header is not published, and another only when it changes",
    arguments: HeaderCatalog.standard.names)
  func inMotion(name: String) throws {
    var random = SeededRandom(seed: 26)
    let arbitrary = (0..<(isBroad ? 2000 : 50)).map { _ in
      let hold = Bool.random(using: &random) ? "hold 100; " : ""
      return "drag \(random.number(in: -700...500).rounded()) over 200; \(hold)lift; wait 300"
    }
    var (requests, underFinger, inFling, atRest, outOfSight, again) = (0, 0, 0, 0, 0, 0)
    for gestures in fingerGestures.map({ [$0] }) + [arbitrary] {
      let device = try device(name)
      device.play([])
      var shown = device.presented.shown
      device.page.willMove = { [unowned device] _ in
        if [.tracking, .decelerating].contains(device.view.reading.motion) { requests += 1 }
      }
      let make = device.presented.outputs.room
      device.presented.outputs.room = { [unowned device] room in
        switch device.view.reading.motion {
        case .tracking: underFinger += 1
        case .decelerating: inFling += 1
        case .resting, .scrolling: atRest += 1
        }
        make(room)
      }
      device.presented.outputs.header = { next in
        if [shown, next].allSatisfy({ $0.run == nil && $0.layout.headerMaxY <= 0 }) {
          outOfSight += 1
        }
        if next == shown { again += 1 }
        shown = next
      }
      for gesture in gestures {
        let before = inFling
        device.play(try touches(of: gesture))
        #expect(inFling - before <= (name == "sticky-pull-reveal" ? 1 : 0), "\(gesture)")
      }
    }
    #expect((requests, underFinger, outOfSight, again) == (0, 0, 0, 0))
    // Only the header that a pull reveals changes its room.
    #expect((inFling + atRest == 0) == (name != "sticky-pull-reveal"))
  }

  @Test(
    "phone fault S13: Content is requested to move with the header's animation, at its beginning")
  func oneClock() throws {
    let device = try device("twitter-condense")
    var requests: [Bool] = []
    device.page.willMove = { [unowned device] request in
      let run = device.header.presented.shown.run
      requests.append(
        run?.animation == request.animation && run?.startTime == device.seconds)
    }
    device.play(try touches(of: "drag -32 over 300; hold 200; lift"))
    #expect(requests.contains(true) && !requests.contains(false))
  }
}
