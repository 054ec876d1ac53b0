import HeaderBehaviors
import HeaderObservation
import SimulationTestSupport
import Testing

@testable import HeaderSwiftUI

/// The position and size of a header's content.
@Suite struct HeaderContentPlacementTests {
  private static func ends(of name: String, safeArea: Double = 47) throws -> HeaderEnds {
    func ends<Technique: HeaderBehavior>(of type: Technique.Type) -> HeaderEnds {
      HeaderEnds(
        of: Technique(), on: HeaderSurroundings(containerHeight: 852, safeAreaTop: safeArea))
    }
    let technique = try #require(HeaderCatalog.standard[name])
    return ends(of: technique.behaviorType)
  }

  @Test("Content is compressed under a header that stays, and slides with one that leaves")
  func defaultStyles() throws {
    let compressed = try HeaderCatalog.standard.names.filter {
      let ends = try Self.ends(of: $0)
      return HeaderContentPlacement(ends.expanded, between: ends, .automatic).style == .compress
    }
    #expect(compressed == ["twitter-condense", "tiki-condense", "large-title", "detents", "stack"])
  }

  @Test("Content of a header that keeps covering the bars is clipped below them")
  func covered() throws {
    let ends = try Self.ends(of: "facebook-hide")
    #expect(ends.collapsed.headerMaxY == 47)
    #expect(!HeaderContentPlacement(ends.collapsed, between: ends, .slide).isVisible)
    for name in HeaderCatalog.standard.names {
      let ends = try Self.ends(of: name)
      let expanded = HeaderContentPlacement(ends.expanded, between: ends, .slide)
      #expect(expanded.visible == 0...expanded.size.height, "\(name) shows all of its content")
    }
  }

  @Test(
    "phone faults S1, S3: A hidden header's content receives no touches, and sliding content is laid out once"
  )
  func hidden() throws {
    let ends = try Self.ends(of: "facebook-hide", safeArea: 0)
    for style in [HeaderStyle.slide, .compress, .pin] {
      #expect(HeaderContentPlacement(ends.expanded, between: ends, style).isVisible)
      #expect(!HeaderContentPlacement(ends.collapsed, between: ends, style).isVisible)
    }
    let half = HeaderLayout.interpolated(from: ends.expanded, to: ends.collapsed, progress: 0.5)
    let pinned = HeaderContentPlacement(half, between: ends, .pin)
    let sliding = HeaderContentPlacement(half, between: ends, .slide)
    // If it were not clipped, its lower part would lie over rows, unseen, and take their touches.
    #expect(pinned.visible.upperBound == 44 && pinned.size.height == 88)
    #expect(sliding.visible.upperBound == 88 && sliding.minY == -44)
    for name in HeaderCatalog.standard.names {
      let ends = try Self.ends(of: name)
      let sizes = [HeaderStyle.slide, .pin].flatMap { style in
        [0, 0.5, 1].map {
          let layout = HeaderLayout.interpolated(
            from: ends.expanded, to: ends.collapsed, progress: $0)
          return HeaderContentPlacement(layout, between: ends, style).size
        }
      }
      #expect(sizes.allSatisfy { $0 == sizes[0] }, "\(name) is laid out once")
    }
  }

  @Test(
    "phone fault S10: Content and background are clipped at the header's bottom edge"
  )
  func bleed() throws {
    let ends = try Self.ends(of: "facebook-hide")
    let half = HeaderLayout.interpolated(from: ends.expanded, to: ends.collapsed, progress: 0.5)
    for style in [HeaderStyle.slide, .compress, .pin] {
      let placement = HeaderContentPlacement(half, between: ends, style)
      let backdrop = placement.backdropMinY + placement.visibleBackdrop.upperBound
      #expect(placement.minY + placement.visible.upperBound == half.headerMaxY)
      #expect(backdrop == half.headerMaxY && placement.visibleBackdrop.lowerBound == 0)
    }
  }
}
