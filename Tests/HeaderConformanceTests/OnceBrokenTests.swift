import HeaderBehaviors
import HeaderFormats
import ScrollSimulator
import Testing

@testable import HeaderConformance

/// Cases that have broken a law once, as short as they were found.
@Suite("A law that was broken once is kept")
struct OnceBrokenTests {
  /// What is wrong by `law` with `technique`, played `gesture` as `change` has the case.
  private func violation(
    of law: ConformanceLaw, by technique: String, _ gesture: String,
    _ values: [(String, HeaderParameterValue)] = [],
    _ change: (inout ConformanceCase) -> Void
  ) throws -> String? {
    var tried = ConformanceCase()
    tried.assignments = values.map { HeaderParameterAssignment($0.0, $0.1) }
    tried.statements = try GestureScript(gesture).statements
    change(&tried)
    let played = tried
    func violation<Behavior: HeaderBehavior>(of type: Behavior.Type) -> String? {
      CaseTrial<Behavior>(played).violation(of: law)
    }
    let technique = try #require(HeaderCatalog.standard[technique])
    return violation(of: technique.behaviorType)
  }

  private func replacement(
    _ name: String, _ value: Double, at time: Double
  ) -> ConformanceCase.Replacement {
    ConformanceCase.Replacement(
      assignments: [HeaderParameterAssignment(name, .number(value))], time: time)
  }

  @Test("A fling ends at a bottom edge that beside a header between two pixels lies on one of them")
  func edgeOnAPixel() throws {
    let violation = try violation(
      of: .overlay, by: "tiki-condense",
      "drag -2 over 100; drag 473 over 50; drag -52 over 100; drag -417 over 600",
      [("maximum-height", .number(170)), ("snaps", .flag(false)), ("tolerance", .number(307))]
    ) {
      $0.configuration.contentSize = 800
      $0.configuration.containerHeight = 667
      $0.configuration.safeAreaTop = 47
      $0.configuration.scale = 1
      $0.configuration.bounces = false
    }
    #expect(violation == nil)
  }

  @Test("A finger catches a header on its way to smaller parameters, and drags on")
  func caughtReplacement() throws {
    let violation = try violation(
      of: .replacement, by: "tiki-condense", "wait 200; drag -69 over 250"
    ) {
      $0.configuration.mounting = .overlay
      $0.replacement = replacement("maximum-height", 79, at: 95)
    }
    #expect(violation == nil)
  }

  @Test("The safe area changes under a scroll, whose end it has moved by a fraction of a pixel")
  func roomBetweenPixels() throws {
    let violation = try violation(
      of: .gap, by: "offscreen-container", "collapse; safe-area 59"
    ) {
      $0.configuration.mounting = .overlay
      $0.configuration.fittingHeight = 150.5
      $0.statements.append(.perform(.setContentOffset(-134, animated: false)))
      $0.fraction = 0
    }
    #expect(violation == nil)
  }

  @Test("A header is asked to stay collapsed where a safe area covers the whole container")
  func coveredContainer() throws {
    let violation = try violation(of: .settled, by: "enter-always", "collapse; safe-area 59") {
      $0.configuration.contentSize = 0
      $0.configuration.containerHeight = 0
    }
    #expect(violation == nil)
  }

  @Test("The content a title snaps over gets too short for it", arguments: HeaderMounting.allCases)
  func divertedSnap(mounting: HeaderMounting) throws {
    let violation = try violation(
      of: .replacement, by: "large-title", "wait 200; content-size 0"
    ) {
      $0.configuration.mounting = mounting
      $0.replacement = replacement("title-height", 940, at: 0)
    }
    #expect(violation == nil)
  }

  @Test("A header gets smaller under a finger that drags on, over content that does not bounce")
  func roomUnderAFinger() throws {
    let violation = try violation(of: .cut, by: "offscreen-container", "drag 57 over 50") {
      $0.configuration.mounting = .overlay
      $0.configuration.bounces = false
      $0.statements.append(.perform(.setFittingHeight(150.5)))
      $0.pieces = [-36 - 1.0 / 3, -1]
    }
    #expect(violation == nil)
  }

  @Test("A header snaps on as it went, and not as a pixel at the content's end went")
  func directionOfAPixel() throws {
    let violation = try violation(
      of: .cut, by: "facebook-hide", "wheel -19 over 400; safe-area 59",
      [("snap-by", .choice("direction"))]
    ) {
      $0.configuration.mounting = .overlay
      $0.configuration.contentSize = 852
      $0.pieces = [-36, -32 - 1.0 / 3]
    }
    #expect(violation == nil)
  }

  @Test("Far beyond an edge a pixel of content is more than two points of pull")
  func farPull() throws {
    let violation = try violation(
      of: .cut, by: "enter-always", "drag 335 over 250; collapse", [("height", .number(156))]
    ) {
      $0.configuration.mounting = .overlay
      $0.configuration.scale = 1
      $0.pieces = [36 + 1.0 / 3, 4, 9 + 2.0 / 3, 2 + 2.0 / 3]
    }
    #expect(violation == nil)
  }

  @Test("A title is asked to go over content that cannot go as far", arguments: [false, true])
  func unreachableCollapse(reducedMotion: Bool) throws {
    let violation = try violation(of: .rest, by: "large-title", "collapse") {
      $0.configuration.contentSize = 800
      $0.configuration.prefersReducedMotion = reducedMotion
    }
    #expect(violation == nil)
  }

  @Test("The app scrolls to the middle of a title whose height has been replaced")
  func scrolledReplacement() throws {
    let violation = try violation(of: .replacement, by: "large-title", "scroll-to 1224") {
      $0.configuration.contentSize = 0
      $0.replacement = replacement("title-height", 1000, at: 0)
    }
    #expect(violation == nil)
  }

  @Test("A list is shown where it was left, while the header above it is asked to be smaller")
  func shrinkingRoom() throws {
    let violation = try violation(
      of: .pagePlace, by: "facebook-hide", "wheel -21 over 400; drag 0 over 50; fraction 0.67",
      [("pinned", .flag(true))]
    ) {
      $0.configuration.mounting = .overlay
      $0.switches = [
        PageSwitch(position: 1, page: 3, duration: 0),
        PageSwitch(position: 2, page: 1, duration: 0),
      ]
    }
    #expect(violation == nil)
  }

  @Test("What a case has played is let go of")
  func noLeak() throws {
    weak var view: SimulatedScrollView?
    do {
      let session = CaseSession(
        TwitterCondenseHeader(), try GestureScript("drag -40 over 100").statements,
        on: SimulatorConfiguration())
      session.playAll()
      view = session.scrollView
      #expect(session.rows.count > 5 && view != nil)
    }
    #expect(view == nil)
  }
}
