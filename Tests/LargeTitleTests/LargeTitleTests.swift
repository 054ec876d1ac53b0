import LargeTitle
import SimulationTestSupport
import Testing

/// The rule of a large title: its visible height follows from the content offset.
struct LargeTitleOracle {
  let barHeight = 44.0
  let titleHeight = 52.0

  /// Returns the header's height below the safe area for content that is `scrolled` points above its place at rest;
  /// negative when it is pulled.
  func height(scrolled: Double) -> Double {
    if scrolled < 0 { return barHeight + titleHeight - scrolled }
    return max(barHeight, barHeight + titleHeight - scrolled)
  }

  /// Returns where content rests that would stop at `scrolled` by itself.
  func rest(_ scrolled: Double, velocity: Double) -> Double {
    guard 0 < scrolled, scrolled < titleHeight else { return scrolled }
    if abs(velocity) > 0.3 { return velocity > 0 ? titleHeight : 0 }
    return scrolled < titleHeight / 2 ? 0 : titleHeight
  }
}

/// The large title, compared with its rule row by row.
@Suite struct LargeTitleTests: TechniqueTests {
  typealias Technique = LargeTitleHeader

  static let oracle = LargeTitleOracle()

  @Test(
    "In every row the header has the rule's height, and no gap to the content",
    arguments: assortedGestures, HeaderMounting.allCases)
  func rule(gesture: String, mounting: HeaderMounting) throws {
    for safeArea in [0.0, 59] {
      let played = try play(gesture, [], screen(safeArea: safeArea, mounting: mounting))
      try #require(played.count > 10)
      for row in played where row.event != nil {
        let scrolled = row.finalOffset + safeArea + 96
        let height = Self.oracle.height(scrolled: scrolled)
        // Sums of points below 10,000.
        #expect(abs(row.layout.headerHeight - safeArea - height) < 1e-9, "\(row.time) ms")
        #expect(row.layout.headerMinY == 0)
        #expect(abs(row.layout.stretch - max(0, -scrolled)) < 1e-9)
        if scrolled <= 52 {
          #expect(abs(row.contentTop - row.layout.headerMaxY) < 1e-9, "no gap, nothing hidden")
        }
      }
    }
  }

  @Test("Let go half-way, the title rests expanded or hidden, without an animation of its own")
  func letGo() throws {
    // Less the slop of 10 points: 25 return, 26 are half of 52, and 30 hide it.
    for (distance, hidden) in [(-30.0, 0.0), (-35, 0), (-36, 52), (-40, 52), (-50, 52)] {
      let played = try play("drag \(distance) over 400; hold 150; lift")
      let end = try #require(played.last)
      #expect(end.finalOffset + 96 == hidden, "\(distance)")
      #expect(end.layout.collapsedFraction == (hidden == 0 ? 0 : 1))
      #expect(!played.contains { $0.event == nil || $0.cause == .programmatic })
    }
    let off = try play("drag -30 over 400; hold 150; lift", [("snaps", .flag(false))])
    #expect(off.last?.finalOffset == -76)
  }

  @Test(
    "Heights between two pixels rest expanded or hidden on a screen of any scale",
    arguments: [("title-height", 139.6), ("bar-height", 146.8)])
  func betweenPixels(name: String, height: Double) throws {
    for scale in [1.0, 2, 3] {
      var configuration = screen(safeArea: 20.25)
      configuration.scale = scale
      for (gesture, fraction) in [
        ("drag -30 over 400; hold 150; lift; wait 3000", 0.0), ("collapse; wait 900", 1),
        ("collapse; wait 900; expand; wait 900", 0), ("drag -600 over 300; hold 150; lift", 1),
      ] {
        let played = try play(gesture, [(name, .number(height))], configuration)
        let end = try #require(played.last)
        #expect(end.layout.collapsedFraction == fraction, "\(gesture) at a scale of \(scale)")
        #expect(end.layout.stretch == 0)
      }
    }
  }

  @Test("By direction it snaps the way that it moved last, however little that was")
  func direction() throws {
    let by = [("snap-by", HeaderParameterValue.choice("direction"))]
    for (gesture, hidden) in [
      ("drag -20 over 400; hold 150; lift", 52.0),
      ("drag -48 over 400; drag 12 over 200; hold 150; lift", 0),
      (
        "drag -300 over 300; lift; wait 3000; scroll-to -80; wait 600; drag -13 over 300; hold 150; lift",
        52
      ),
    ] {
      let played = try play(gesture, by)
      #expect(try #require(played.last).finalOffset + 96 == hidden, "\(gesture)")
      #expect(!played.contains { $0.event == nil })
    }
  }

  @Test("Every fling ends where the rule says, near the top and far from it", arguments: seeds)
  func flings(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var chosen = 0
    for _ in 0..<(isBroad ? 300 : 120) {
      let isNear = random.number(in: 0...1) < 0.7
      let start = isNear ? -96 : random.number(in: -44...900).rounded()
      let distance = random.number(in: isNear ? -90 ... -10 : -300...400).rounded()
      let gesture = "drag \(distance) over \(random.number(in: 40...500).rounded()); lift"
      let played = try play(gesture, [], screen(content: 4000, offset: start))
      guard let release = played.last(where: { $0.eventName == "willEndDragging" }),
        case .willEndDragging(let velocity, let target) = release.event,
        release.scroll.contentOffsetRange.contains(release.scroll.contentOffset)
      else { continue }
      let drag = try #require(played.firstIndex { $0.eventName == "willBeginDragging" })
      let isOneMotion = !played[drag...].contains {
        $0.event == nil || $0.cause == .programmatic
      }
      let rest = Self.oracle.rest(target + 96, velocity: velocity)
      let end = try #require(played.last).finalOffset + 96
      let moment = "seed \(seed), from \(start): \(gesture)"
      if rest == target + 96 {
        // A fling stops half a point short of its target for every point per millisecond.
        #expect(abs(end - rest) <= 0.6 * abs(velocity) + 1, "\(moment)")
      } else {
        #expect(abs(end - rest) < 1e-9, "\(moment)")
        chosen += 1
      }
      #expect(isOneMotion && (end <= 0 || end >= 52), "\(moment)")
    }
    #expect(chosen > 20, "the rule decided too few flings")
  }

  @Test("Pulled, the title grows by up to a tenth; with stretches off it does not")
  func pulled() throws {
    let played = try play("drag 500 over 300; hold 100")
    let choreography = LargeTitleHeader().choreography
    for row in played {
      let scale = try #require(choreography.value(.scale, of: "large-title", in: row.layout))
      #expect(abs(scale - (1 + min(row.layout.stretch, 100) / 1000)) < 1e-12)
    }
    let held = try #require(played.last { $0.finger != nil }).layout
    #expect(choreography.value(.scale, of: "large-title", in: held) == 1.1)
    let stiff = try play("drag 500 over 300; hold 100", [("stretches", .flag(false))])
    #expect(stiff.allSatisfy { $0.layout.stretch == 0 && $0.layout.headerHeight <= 96 })
  }

  @Test(
    "Over the last of its 52 points the large title fades, and the bar's title appears")
  func titles() throws {
    let choreography = LargeTitleHeader().choreography
    let played = try play("drag -70 over 600; hold 150; lift")
    var shares: Set<Double> = []
    for row in played where row.event != nil {
      let scrolled = row.finalOffset + 96
      // The hidden share of the last point, within which a finger may stop.
      let last = min(max(scrolled - 51, 0), 1)
      let large = try #require(choreography.value(.opacity, of: "large-title", in: row.layout))
      let inline = try #require(choreography.value(.opacity, of: "title", in: row.layout))
      // Fractions of 52 points.
      #expect(abs(large - (1 - last)) < 1e-9 && abs(inline - last) < 1e-9, "\(scrolled)")
      let top = try #require(choreography.value(.top, of: "title", in: row.layout))
      #expect(abs(top - (25 - 15 * last)) < 1e-9)
      shares.insert(last)
    }
    #expect(shares.isSuperset(of: [0, 1]))
  }

  @Test("Collapsing scrolls until the title is hidden, expanding until it is expanded, no further")
  func requests() throws {
    let played = try play("collapse; wait 600; expand; wait 600; fraction 0.6", [], screen())
    let ends = played.named("didEndScrollingAnimation").map(\.finalOffset)
    #expect(ends == [-44, -96, -44])
  }

  @Test("Without a title, a request moves nothing, also far from the top", arguments: [0.0, 1])
  func requestsNothing(fraction: Double) throws {
    let played = try play(
      "drag -300 over 400; hold 150; lift; fraction \(fraction); wait 900",
      [("title-height", .number(0))], screen())
    #expect(try #require(played.last).finalOffset > 200)
  }
}
