import HeaderCore
import Testing

/// Answers during an animation.
@Suite("Header transition")
struct HeaderTransitionTests {
  /// A header that collapses where it is, over content with an inset.
  let transition = HeaderTransition(from: layout(height: 100), to: layout(height: 40))

  static func layout(height: Double, inset: Double = 5) -> HeaderLayout {
    HeaderLayout(
      headerMinY: 0, headerHeight: height, scrollViewMinY: height, contentInsetTop: inset)
  }

  @Test("An answer that changes other numbers is shown at once, and the animation goes on")
  func carried() throws {
    let target = HeaderTransitionTests.layout(height: 40, inset: 25)
    let carried = try #require(transition.continued(to: target))
    #expect(carried.layout(at: 0.5) == HeaderTransitionTests.layout(height: 70, inset: 25))
    #expect(carried.end == target)
    #expect(transition.continued(to: HeaderTransitionTests.layout(height: 50)) == nil)
  }

  @Test(
    "New geometry redirects the animation, and other numbers change at once",
    arguments: [.geometryDidChange, .didScroll(.layout)] as [ScrollEvent])
  func redirected(event: ScrollEvent) throws {
    let target = HeaderTransitionTests.layout(height: 60, inset: 25)
    let rest = try #require(transition.redirected(to: target, at: 0.5, answering: event))
    #expect(rest.start == HeaderTransitionTests.layout(height: 70, inset: 25))
    #expect(rest.end == target)
  }

  @Test(
    "A finger or the app ends the animation",
    arguments: [
      .didScroll(.drag), .didScroll(.programmatic), .willBeginDragging,
      .setCollapsed(false, animated: false),
    ] as [ScrollEvent])
  func ended(event: ScrollEvent) {
    let target = HeaderTransitionTests.layout(height: 60)
    #expect(transition.redirected(to: target, at: 0.5, answering: event) == nil)
  }

  @Test("A replacement whose end has moved shows no invalid numbers")
  func carriedReplacement() throws {
    var start = HeaderTransitionTests.layout(height: 10)
    var end = HeaderTransitionTests.layout(height: 100)
    (end.stretch, start.collapsedFraction) = (12, 0.9)
    let replacement = HeaderTransition(from: start, to: end, isReplacement: true)
    // The start is 90 points lower than the end, which moves to 20.
    let shown = try #require(replacement.continued(to: HeaderTransitionTests.layout(height: 20)))
      .layout(at: 0)
    #expect(shown.headerHeight == 0 && shown.stretch == 0 && shown.collapsedFraction == 0.9)
    end.collapsedFraction = 0.5
    #expect(try #require(replacement.continued(to: end)).layout(at: 0).collapsedFraction == 1)
  }
}
