import SimulationTestSupport
import Testing

/// Who moves the content, how slowly, and whether with motion, through every technique of the
/// catalog. The numbers are those of the project's list of complaints.
@Suite struct CauseTests {
  static let names = HeaderCatalog.standard.names

  private static func names(_ movers: HeaderTraits.Mover...) -> [String] {
    HeaderCatalog.standard.techniques
      .filter { movers.contains($0.traits.movedBy) }.map(\.descriptor.name)
  }

  static let gestureDriven = names(.travel, .intent)
  static let positionDriven = names(.position)

  @Test("Whatever moves a technique is tested here")
  func movers() {
    #expect(Set(Self.gestureDriven + Self.positionDriven) == Set(Self.names))
    #expect(!Self.gestureDriven.isEmpty && !Self.positionDriven.isEmpty)
  }

  @Test(
    "A scroll, a reload or an inset of the app's own collapses and reveals nothing",
    arguments: gestureDriven)
  func appOwnChanges(name: String) throws {
    for start in ["wait 10", "collapse; wait 600", "expand; wait 600"] {
      let statements =
        try script("\(start); scroll-to 700; wait 500; content-size 4000; scroll-to 0; wait 500")
        + [
          .perform(.setContentInset(ScrollInsets(top: 44, bottom: 336))),
          .perform(.setContentOffset(300, animated: false)),
          .perform(.setContentOffset(-44, animated: false)),
        ] + script("content-size 1500; resize 700; resize 852")
      let played = rows(of: try makeDriver(name), statements: statements)
      let begin = try #require(played.firstIndex { $0.time >= 600 || start == "wait 10" })
      let later = played[begin...].filter { $0.isEvent }
      #expect(later.named("didScroll").count > 30)
      #expect(Set(later.map(\.layout.collapsedFraction)).count == 1, "\(start)")
      #expect(Set(later.map(\.layout.headerHeight)).count == 1, "\(start)")
      #expect(Set(later.map(\.layout.contentInsetTop)).count == 1, "\(start)")
      #expect(later.allSatisfy { $0.correctedOffset == nil }, "\(start)")
    }
  }

  @Test(
    "A header that follows the content looks the same whatever brought the content there",
    arguments: positionDriven)
  func samePlaceSameLook(name: String) throws {
    for drag in [-40.0, -130, -260, -480] {
      let dragged = try #require(
        try rows(of: name, gesture: "drag \(drag) over 500; hold 150; lift").last)
      let scrolled = try #require(
        try rows(of: name, gesture: "scroll-to \(dragged.finalOffset)").last)
      let appeared = try #require(
        rows(
          of: makeDriver(name), statements: [], configuration: screen(offset: dragged.finalOffset)
        ).last)
      #expect(scrolled.finalOffset == dragged.finalOffset)
      #expect(scrolled.layout == dragged.layout)
      #expect(appeared.layout == dragged.layout)
      #expect(dragged.layout.collapsedFraction > 0)
    }
  }

  @Test(
    "12: A finger that creeps, a fraction of a point at a time, gets as far as one that strides",
    arguments: names,
    [
      "drag -40", "drag -75", "drag -30; hold 150; drag -30", "drag 250",
      "expand; wait 600; drag -90",
      "collapse; wait 600; drag 45", "scroll-to 600; wait 400; drag 60",
    ])
  func creepingFinger(name: String, gesture: String) throws {
    func play(over duration: Double) throws -> [SimulationRow] {
      let timed = gesture.split(separator: ";").map { statement in
        statement.contains("drag") ? "\(statement) over \(duration)" : "\(statement)"
      }
      return try rows(of: name, gesture: timed.joined(separator: ";") + "; hold 150; lift")
    }
    let striding = try play(over: 100)
    let creeping = try play(over: 40_000)
    let steps = [striding, creeping].map { rows in rows.filter { $0.cause == .drag }.count }
    #expect(steps[1] > 8 * steps[0], "in steps of a pixel")
    for isHeld in [true, false] {
      let once = try #require(striding.last { isHeld ? $0.finger != nil : true })
      let slowly = try #require(creeping.last { isHeld ? $0.finger != nil : true })
      // Hundreds of additions round to far less than this.
      #expect(abs(once.layout.headerHeight - slowly.layout.headerHeight) < 1e-9)
      #expect(abs(once.layout.headerMinY - slowly.layout.headerMinY) < 1e-9)
      #expect(abs(once.finalOffset - slowly.finalOffset) < 1e-9)
      #expect(once.layout.contentInsetTop == slowly.layout.contentInsetTop)
    }
  }

  @Test(
    "With reduced motion nothing is animated, and everything ends where it would", arguments: names)
  func reducedMotion(name: String) throws {
    for gesture in [
      "drag -40 over 400; hold 150; lift; wait 600", "drag -70 over 400; hold 150; lift; wait 600",
      "drag -400 over 300; lift; wait 4000; scroll-to-top; wait 900", "drag 300 over 300; lift",
      "collapse; wait 600", "expand; wait 600; collapse; wait 600; expand; wait 600",
      "drag 300 over 300; lift; wait 1500; drag -300 over 150; lift; wait 4000; content-size 300",
    ] {
      let reduced = try rows(of: name, gesture: gesture, configuration: screen(reducedMotion: true))
      #expect(reduced.named("animationFrame").isEmpty, "\(gesture)")
      let animated = try #require(try rows(of: name, gesture: gesture).last)
      let end = try #require(reduced.last)
      #expect(end.layout == animated.layout, "\(gesture)")
      #expect(end.finalOffset == animated.finalOffset, "\(gesture)")
    }
  }

  @Test("With reduced motion the app's wish comes true in the same frame", arguments: names)
  func immediateCommands(name: String) throws {
    let played = try rows(
      of: name, gesture: "collapse; wait 500; expand; wait 500; collapse",
      configuration: screen(reducedMotion: true))
    for row in played.named("setCollapsed") {
      let settled = try #require(played.last { $0.time == row.time })
      #expect(row.kind == .event(.setCollapsed(row.layout.collapsedFraction == 1, animated: true)))
      #expect(settled.layout == row.layout)
    }
    #expect(played.allSatisfy { $0.time == 0 || $0.time >= 500 })
    #expect(Set(played.map(\.time)).count == 3)
  }

  @Test("With reduced motion the app's wish ends a fling as well", arguments: names)
  func immediateCommandDuringFling(name: String) throws {
    let played = try rows(
      of: name, gesture: "drag -400 over 60; lift; wait 100; expand",
      configuration: screen(reducedMotion: true))
    let wish = try #require(played.named("setCollapsed").first)
    guard wish.correctedOffset != nil else { return }
    #expect(played.last?.finalOffset == wish.correctedOffset)
    #expect(played.last?.layout.collapsedFraction == 0)
    #expect(played.last?.time == wish.time)
  }

  @Test(
    "Whatever happens, numbers stay finite and a header never has less than no height",
    arguments: names)
  func totality(name: String) throws {
    for gesture in assortedGestures {
      for (content, container) in [(0.0, 852.0), (50, 10), (2000, 0), (5000, 320)] {
        let played = try rows(
          of: name, gesture: gesture + "; resize 0; safe-area 300; content-size 0; resize 500",
          configuration: screen(content: content, container: container))
        #expect(
          played.allSatisfy {
            $0.layout.isFinite && $0.layout.headerHeight >= 0 && $0.finalOffset.isFinite
              && 0...1 ~= $0.layout.collapsedFraction && $0.layout.stretch >= 0
          }, "\(gesture), content \(content) in \(container)")
      }
    }
  }
}
