extension Referee {
  /// FloatingPanel's suite. Each row of its text is a case.
  static var floatingPanel: Referee {
    guard let rows = try? Referee("FloatingPanel") else { return Referee("", suite: "", cases: []) }
    let cases = rows.cases.flatMap { suite in
      suite.steps.enumerated().compactMap { number, row in
        panelCase("test_targetPosition_\(suite.name), row \(number + 1)", suite.screen, row)
      }
    }
    return Referee(rows.name, suite: rows.suite, cases: cases)
  }

  /// The heights of a panel's states on a screen of 667 points: 20 from its top, 250 and 60 from its
  /// bottom.
  private static let panelHeights = ["full": 647.0, "half": 250, "tip": 60, "hidden": 0]

  private static func panelCase(_ name: String, _ states: String, _ row: String) -> RefereeCase? {
    let heights = states.split { " ,".contains($0) }.compactMap { panelHeights[String($0)] }
    let words = row.split(separator: " ").map { String($0) }
    guard let maximum = heights.first, let minimum = heights.last, words.count == 4,
      let height = panelHeights[words[0]], let end = panelHeights[words[3]]
    else { return nil }
    let fraction = maximum == minimum ? 0 : (maximum - height) / (maximum - minimum)
    // In FloatingPanel, a fling of any velocity ends at the nearest state. A fling's end moves the header only in an
    // overlay.
    return RefereeCase(
      name,
      on:
        "detents maximum-height \(maximum) middle-height \(heights.count == 3 ? heights[1] : minimum) "
        + "minimum-height \(minimum) projection \(states.hasSuffix("projection")) "
        + "velocity-threshold 10, container 667, overlay",
      [
        "scroll 3000", "put \(fraction)", "height \(height)", "up \(words[1])",
        "fling \(words[2])", "settled", "height \(end)",
      ])
  }
}
