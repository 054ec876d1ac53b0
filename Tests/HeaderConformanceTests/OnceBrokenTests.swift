import SimulationTestSupport
import Testing

@testable import HeaderConformance

/// Cases that have broken a law once, as short as they were found.
@Suite("A law that was broken once is kept")
struct OnceBrokenTests {
  /// What `technique` breaks in a case with `gesture`, on a screen that `change` has changed.
  private func violations(
    of technique: String, _ gesture: String, _ change: (inout SimulatorConfiguration) -> Void
  ) throws -> [String] {
    var tried = ConformanceCase()
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
}
