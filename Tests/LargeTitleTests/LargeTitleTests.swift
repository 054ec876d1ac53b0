import HeaderCore
import LargeTitle
import ScrollPhysics
import ScrollSimulator
import SimulationTestSupport
import Testing

/// A large title from its rule: what is left of it follows from how far the content is scrolled.
struct LargeTitleOracle {
  let barHeight = 44.0
  let titleHeight = 52.0

  /// The header's height below the safe area, with `scrolled` points of content above its place at
  /// rest; negative when it is pulled.
  func height(scrolled: Double) -> Double {
    if scrolled < 0 { return barHeight + titleHeight - scrolled }
    return max(barHeight, barHeight + titleHeight - scrolled)
  }

  /// How far content rests scrolled, that would have come to rest at `scrolled` by itself.
  func rest(_ scrolled: Double, velocity: Double) -> Double {
    guard 0 < scrolled, scrolled < titleHeight else { return scrolled }
    if abs(velocity) > 0.3 { return velocity > 0 ? titleHeight : 0 }
    return scrolled < titleHeight / 2 ? 0 : titleHeight
  }
}

/// The large title against its rule, row by row, and where its flings end.
@Suite struct LargeTitleTests: TechniqueTests {
  typealias Technique = LargeTitleHeader

  static let oracle = LargeTitleOracle()

  @Test(
    "On every row the header is as tall as the rule has it, and joined to the content above it",
    arguments: assortedGestures, HeaderMounting.allCases)
  func rule(gesture: String, mounting: HeaderMounting) throws {
    for safeArea in [0.0, 59] {
      var configuration = screen(safeArea: safeArea)
      configuration.mounting = mounting
      let played = try play(gesture, [], configuration)
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

  @Test("A drag that is let go half-way ends whole or gone, with the content and no animation")
  func letGo() throws {
    // Less the slop: 25 points go back, 26 are half of 52, and 30 go under.
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
    "Heights between two pixels rest whole or gone on a screen of any scale",
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

  @Test("By direction it goes the way it went last, however little that was")
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

  @Test("Every fling's end is the rule's, near the top and far from it", arguments: seeds)
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
        // An untouched fling stops half a point short for every point per millisecond.
        #expect(abs(end - rest) <= 0.6 * abs(velocity) + 1, "\(moment)")
      } else {
        #expect(abs(end - rest) < 1e-9, "\(moment)")
        chosen += 1
      }
      #expect(isOneMotion && (end <= 0 || end >= 52), "\(moment)")
    }
    #expect(chosen > 20, "the rule was hardly asked")
  }

  @Test("Pulled, the title grows up to a tenth; it does not where it does not stretch")
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
    "The large title is opaque until the last of its 52 points, and the bar's own comes with it")
  func titles() throws {
    let choreography = LargeTitleHeader().choreography
    let played = try play("drag -70 over 600; hold 150; lift")
    var seen: Set<Double> = []
    for row in played where row.event != nil {
      let scrolled = row.finalOffset + 96
      // What is shown of the last point, which a finger may stop in.
      let last = min(max(scrolled - 51, 0), 1)
      let large = try #require(choreography.value(.opacity, of: "large-title", in: row.layout))
      let inline = try #require(choreography.value(.opacity, of: "title", in: row.layout))
      // Fractions of 52 points.
      #expect(abs(large - (1 - last)) < 1e-9 && abs(inline - last) < 1e-9, "\(scrolled)")
      let top = try #require(choreography.value(.top, of: "title", in: row.layout))
      #expect(abs(top - (25 - 15 * last)) < 1e-9)
      seen.insert(last)
    }
    #expect(seen.isSuperset(of: [0, 1]))
  }

  @Test("Collapsing scrolls until the title is gone, expanding until it is whole, and no further")
  func requests() throws {
    let played = try play("collapse; wait 600; expand; wait 600; fraction 0.6", [], screen())
    let ends = played.named("didEndScrollingAnimation").map(\.finalOffset)
    #expect(ends == [-44, -96, -44])
  }
}
