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
      try makeDriver(name), screen(content: 6000, safeArea: 47), order: .phasesFirst,
      canRequest: canRequest)
  }

  /// The views that are evaluated when something is published: of the header, what moves it; of the list,
  /// what makes its room. Nothing else of either observes anything.
  @Test(
    "phone faults S3, S5: Content slides as laid out once; in motion the list is asked to be nowhere, and hears of room as what was pulled out is let go of, at most; of a header that is gone nothing is heard",
    arguments: HeaderCatalog.standard.names)
  func inMotion(name: String) throws {
    var random = SeededRandom(seed: 26)
    let ends = try observedHeader(name, safeArea: 47).presented.ends
    let arbitrary = (0..<(isBroad ? 2000 : 50)).map { _ in
      let hold = Bool.random(using: &random) ? "hold 100; " : ""
      return "drag \(random.number(in: -700...500).rounded()) over 200; \(hold)lift; wait 300"
    }
    var (requests, underFinger, inFling, atRest, outOfSight, relaid) = (0, 0, 0, 0, 0, 0)
    for gestures in Self.gestures.map({ [$0] }) + [arbitrary] {
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
        for style in [PlacementStyle.slide, .pin] {
          let sizes = [shown, next].map { HeaderPlacement($0.layout, between: ends, style).size }
          if sizes[0] != sizes[1] { relaid += 1 }
        }
        shown = next
      }
      for gesture in gestures {
        let before = inFling
        device.play(try touches(of: gesture))
        #expect(inFling - before <= (name == "sticky-pull-reveal" ? 1 : 0), "\(gesture)")
      }
    }
    #expect((requests, underFinger, outOfSight, relaid) == (0, 0, 0, 0))
    // What a pull reveals and another scroll hides is the only one whose room changes.
    #expect((inFling + atRest == 0) == (name != "sticky-pull-reveal"))
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
