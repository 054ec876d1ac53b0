import HeaderBehaviors
import HeaderCore
import HeaderObservation
import ScrollSimulator
import SimulationTestSupport
import Testing

/// The position and size of a header's content.
@Suite struct HeaderContentPlacementTests {
  private static func ends(of name: String, safeArea: Double = 47) throws -> HeaderEnds {
    try observedHeader(name, safeArea: safeArea).presented.ends
  }

  @Test("Content is compressed under a header that stays, and slides with one that leaves")
  func defaultStyles() throws {
    let compressed = try HeaderCatalog.standard.names.filter {
      try Self.ends(of: $0).defaultStyle == .compress
    }
    #expect(compressed == ["twitter-condense", "tiki-condense", "large-title", "detents", "stack"])
  }

  @Test("phone faults S4, S9: The collapsed header is the bar, and the rest of its room scrolls")
  func bars() throws {
    let ends = try HeaderCatalog.standard.names.map { try Self.ends(of: $0) }
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
    let placement = HeaderContentPlacement(ends.expanded, between: ends, .slide)
    let height = placement.size.height - placement.size.safeAreaTop
    #expect(height == 200)
    #expect(placement.minY + placement.size.safeAreaTop >= safeArea)
    #expect(placement.visible == 0...placement.size.height)
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

  @Test("Content of a header that keeps covering the bars is clipped below them")
  func covered() throws {
    let ends = try Self.ends(of: "facebook-hide")
    #expect(ends.collapsed.headerMaxY == 47)
    #expect(!HeaderContentPlacement(ends.collapsed, between: ends, .slide).isVisible)
    #expect(HeaderContentPlacement(ends.expanded, between: ends, .slide).visible.lowerBound == 0)
  }

  @Test("phone fault S1: A hidden header's content receives no touches")
  func hidden() throws {
    let ends = try Self.ends(of: "facebook-hide", safeArea: 0)
    for style in [PlacementStyle.slide, .compress, .pin] {
      #expect(HeaderContentPlacement(ends.expanded, between: ends, style).isVisible)
      #expect(!HeaderContentPlacement(ends.collapsed, between: ends, style).isVisible)
    }
    let half = HeaderLayout.interpolated(from: ends.expanded, to: ends.collapsed, progress: 0.5)
    let pinned = HeaderContentPlacement(half, between: ends, .pin)
    let sliding = HeaderContentPlacement(half, between: ends, .slide)
    // If it were not clipped, its lower part would lie over rows, unseen, and take their touches.
    #expect(pinned.visible.upperBound == 44 && pinned.size.height == 88)
    #expect(sliding.visible.upperBound == 88 && sliding.minY == -44)
  }

  @Test(
    "phone fault S10: Content and background are clipped at the header's bottom edge"
  )
  func bleed() throws {
    let ends = try Self.ends(of: "facebook-hide")
    let half = HeaderLayout.interpolated(from: ends.expanded, to: ends.collapsed, progress: 0.5)
    for style in [PlacementStyle.slide, .compress, .pin] {
      let placement = HeaderContentPlacement(half, between: ends, style)
      let backdrop = placement.backdropMinY + placement.visibleBackdrop.upperBound
      #expect(placement.minY + placement.visible.upperBound == half.headerMaxY)
      #expect(backdrop == half.headerMaxY && placement.visibleBackdrop.lowerBound == 0)
    }
  }
}
