import HeaderBehaviors
import HeaderCore
import HeaderObservation
import ScrollSimulator
import SimulationTestSupport
import Testing

/// What a header over a list costs: how often something is published from which a body evaluation, a
/// layout of the list or a scroll would follow.
@Suite struct PublicationTests {
  private static let gestures = RowParityTests.gestures

  private func device(_ name: String, canRequest: Bool = true) throws -> ObservedDevice {
    ObservedDevice(
      try makeDriver(name), screen(safeArea: 47), order: .phasesFirst, canRequest: canRequest)
  }

  @Test(
    "In motion the content is asked to be nowhere, and the inset changes as what was pulled out is let go of, at most",
    arguments: HeaderCatalog.standard.names)
  func nothingInMotion(name: String) throws {
    for gesture in Self.gestures {
      let device = try device(name)
      var (requests, underFinger, inFling) = (0, 0, 0)
      device.page.willMove = { [unowned device] _ in
        if [.tracking, .decelerating].contains(device.view.reading.motion) { requests += 1 }
      }
      let make = device.header.presented.outputs.room
      device.header.presented.outputs.room = { [unowned device] room in
        switch device.view.reading.motion {
        case .tracking: underFinger += 1
        case .decelerating: inFling += 1
        case .resting, .scrolling: break
        }
        make(room)
      }
      device.play(try touches(of: gesture))
      #expect(requests == 0 && underFinger == 0, "\(gesture)")
      #expect(inFling <= (name == "sticky-pull-reveal" ? 1 : 0), "\(gesture)")
    }
  }

  @Test(
    "The header is published when it is another, and a header at its limit not at all",
    arguments: ["twitter-condense", "facebook-hide", "tiki-condense"])
  func onlyChanges(name: String) throws {
    let device = try device(name)
    var published: [ShownHeader] = []
    device.header.presented.outputs.header = { published.append($0) }
    device.play(try touches(of: "drag -300 over 300; hold 200; lift"))
    #expect(zip(published, published.dropFirst()).allSatisfy { $0 != $1 })
    let (count, before) = (published.count, device.published)
    device.play(try touches(of: "drag -400 over 600; hold 200; lift"))
    #expect(published.count == count && device.published == before)
    #expect(device.recorder.rows.count > 60)
  }

  @Test("A fling over a thousand points publishes no more headers than it has points of travel")
  func fewHeaders() throws {
    let device = try device("twitter-condense")
    device.play(try touches(of: "drag -600 over 200; lift"))
    // The frames in which 44 points are used up, and the edge that content goes under.
    #expect(device.published.headers <= 12)
    #expect(device.recorder.rows.count > 60)
  }

  @Test(
    "phone fault S13: Content goes along with the header's own animation, asked for as that begins")
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

  @Test("An animated header is published twice: as it begins, and as it has ended")
  func animation() throws {
    let device = try device("twitter-condense")
    device.play(try touches(of: "drag -150 over 300; hold 200; lift"))
    let before = device.published.headers
    device.act { $0.header.setFraction(0, animated: true, at: $0.seconds) }
    #expect(device.header.presented.shown.layout.collapsedFraction == 0)
    #expect(device.published.headers <= before + 3)
    #expect(device.header.presented.shown.run == nil)
  }
}
