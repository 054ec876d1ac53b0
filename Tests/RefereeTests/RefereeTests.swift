import SimulationTestSupport
import Testing

/// The tests of other header libraries.
@Suite("Peers' tests")
struct RefereeTests {
  @Test("pass", arguments: Referee.all.flatMap(\.cases))
  func passes(tried: RefereeCase) throws { try tried.check() }

  /// ScrollViewContentOffsetSideEffectTests: the content offset after a new inset, from 0 in a view 20 points high.
  @Test(
    "of Material for iOS pass for insets that change, with content of any height",
    arguments: [
      (ScrollInsets.zero, ScrollInsets(top: 6, bottom: 0)),
      (ScrollInsets(top: 6, bottom: 0), .zero),
      (.zero, ScrollInsets(top: 0, bottom: 6)), (ScrollInsets(top: 0, bottom: 6), .zero),
      (.zero, ScrollInsets(top: 6, bottom: 6)), (ScrollInsets(top: 6, bottom: 6), .zero),
    ])
  func insets(before: ScrollInsets, after: ScrollInsets) {
    for height in 0...60 {
      var configuration = screen(content: Double(height), container: 20, offset: 0)
      configuration.contentInset = before
      let view = SimulatedScrollView(configuration)
      let forwarder = ScrollForwarder(driver: HeaderDriver(NoHeader()))
      forwarder.attach(to: view)
      let offset = view.contentOffset
      view.perform(.setContentInset(after))
      let expected = max(-after.top, min(Double(height) + after.bottom - 20, offset))
      #expect(view.contentOffset == expected, "\(height) points")
    }
  }

  @Test("are counted in the README's table")
  func table() throws {
    let text = try PackageFolder.text("Tests/RefereeTests/README.md")
    for referee in Referee.all {
      let names = referee.names
      #expect(Set(names).count == names.count, "each once")
      let row =
        "| \(referee.name) | \(referee.suite) | \(names.count) | \(referee.passedCount) "
        + "| \(referee.differing.count) | \(referee.inapplicable.count) |"
      #expect(text.contains(row), "\(row)")
    }
    #expect(
      text.split(separator: "\n").filter { $0.hasPrefix("| ") }.count == Referee.all.count + 1)
  }
}
