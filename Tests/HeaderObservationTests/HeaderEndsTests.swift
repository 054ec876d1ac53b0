import HeaderBehaviors
import HeaderCore
import HeaderObservation
import SimulationTestSupport
import Testing

/// The expanded and the collapsed layout that a header's content is laid out for.
@Suite struct HeaderEndsTests {
  @Test("phone faults S4, S9: The collapsed header is the bar, and the rest of its room scrolls")
  func bars() throws {
    let ends = try HeaderCatalog.standard.names.map {
      try observedHeader($0, safeArea: 47).presented.ends
    }
    #expect(ends.map(\.barHeight) == [44, 0, 44, 0, 53, 0, 0, 0, 44, 60, 48])
    // Every header can be collapsed completely, and a footer is gone then: it needs no bar of its own.
    #expect(ends.allSatisfy { $0.collapsed.collapsedFraction == 1 })
  }

  @Test(
    "phone faults S2, S12: A measured header shows all of its content at rest below any bar, and keeps its height when measured there",
    arguments: [0, 47, 103, 115.0],
    ["elastic-stretch", "offscreen-container", "sticky-pull-reveal"])
  func measured(safeArea: Double, name: String) throws {
    let header = try observedHeader(name, safeArea: safeArea)
    header.setContentHeight(200, at: 0)
    let ends = header.presented.ends
    let height = ends.expanded.headerHeight - ends.coveredHeight
    #expect(height == 200)
    #expect(ends.expanded.headerMinY + ends.coveredHeight >= safeArea)
    header.presented.outputs.ends = { _ in Issue.record("it is measured again") }
    header.setContentHeight(height, at: 1)
  }

  @Test("A technique that is chosen at run time gets the height that was measured before")
  func measuredBefore() throws {
    let names = [
      "twitter-condense", "elastic-stretch", "offscreen-container", "sticky-pull-reveal",
    ]
    for name in names {
      let expected = try observedHeader(name, safeArea: 47)
      expected.setContentHeight(200, at: 0)
      for other in names {
        let header = try observedHeader(other, safeArea: 47)
        func choose<Technique: HeaderBehavior>(_ type: Technique.Type) {
          header.replace(with: Technique(), at: 1)
        }
        header.setContentHeight(200, at: 0)
        let technique = try #require(HeaderCatalog.standard[name])
        choose(technique.behaviorType)
        #expect(header.presented.ends == expected.presented.ends, "\(name) after \(other)")
      }
    }
  }
}
