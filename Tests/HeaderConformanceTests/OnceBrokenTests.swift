import SimulationTestSupport
import Testing

@testable import HeaderConformance

/// Cases that have broken a law once, as short as they were found.
@Suite("A law that was broken once is kept")
struct OnceBrokenTests {
  /// What `technique` breaks in a case with `gesture`, on a screen that `change` has changed.
  private func violations(
    of technique: String, _ gesture: String, _ assignments: HeaderParameterAssignment...,
    on host: FeedbackHost? = nil, _ change: (inout SimulatorConfiguration) -> Void
  ) throws -> [String] {
    var tried = ConformanceCase(assignments: assignments, host: host)
    tried.statements = try GestureScript(gesture).statements
    change(&tried.configuration)
    let played = tried
    func violations<Behavior: HeaderBehavior>(of type: Behavior.Type) -> [String] {
      let played = PlayedCase<Behavior>(played)
      return ConformanceLaw.allCases.compactMap { played?.violation(of: $0) }
    }
    let technique = try #require(HeaderCatalog.standard[technique])
    return violations(of: technique.behaviorType)
  }

  @Test("A header is asked to stay collapsed where a safe area covers the whole container")
  func coveredContainer() throws {
    let violations = try violations(of: "enter-always", "collapse; safe-area 59") {
      ($0.contentSize, $0.containerHeight) = (0, 0)
    }
    #expect(violations == [])
  }

  @Test("The content a title snaps over gets too short for it", arguments: HeaderMounting.allCases)
  func divertedSnap(mounting: HeaderMounting) throws {
    let violations = try violations(
      of: "large-title", "set title-height 940; wait 200; content-size 0"
    ) { $0.mounting = mounting }
    #expect(violations == [])
  }

  @Test("A title is asked to go over content that cannot go as far", arguments: [false, true])
  func unreachableCollapse(reducedMotion: Bool) throws {
    let violations = try violations(of: "large-title", "collapse") {
      ($0.contentSize, $0.prefersReducedMotion) = (800, reducedMotion)
    }
    #expect(violations == [])
  }

  @Test("The app scrolls to the middle of a title whose height has been set")
  func scrolledReplacement() throws {
    let violations = try violations(of: "large-title", "set title-height 1000; scroll-to 1224") {
      $0.contentSize = 0
    }
    #expect(violations == [])
  }

  @Test(
    "A host follows a slow header over content between two pixels, in a bounce, or under its bar",
    arguments: [
      ("twitter-condense", 0.7, 0, "drag -68 over 50; drag 50 over 100"),
      ("twitter-condense", 2.84, 2, "collapse; drag 95 over 250"),
      ("detents", 5, 2, "drag 354 over 50; drag -645 over 16"),
      ("facebook-hide", 3.86, 2, "flick -67 over 150; drag 107 over 16"),
    ])
  func slowHeader(technique: String, duration: Double, delay: Int, gesture: String) throws {
    let violations = try violations(
      of: technique, gesture, HeaderParameterAssignment("snap-duration", .number(duration)),
      on: FeedbackHost(.safeArea, delay: delay)
    ) {
      $0.mounting = .overlay
      $0.frameRate = duration == 2.84 ? 120 : 60
    }
    #expect(violations == [])
  }

  @Test(
    "A stack is asked for a fraction, or is caught, and its parts get other heights",
    arguments: [
      ("fraction 0.86; set part2-minimum 985", 0, HeaderMounting.beside),
      ("drag -21 over 50; expand; set part4-minimum 1000", 0, .beside),
      ("set part3-minimum 741; wheel 12 over 400", 642, .overlay),
    ])
  func resizedParts(gesture: String, height: Double, mounting: HeaderMounting) throws {
    let fourth = HeaderParameterAssignment("part4-height", .number(height))
    let violations = try violations(of: "stack", gesture, fourth) { $0.mounting = mounting }
    #expect(violations == [])
  }
}
