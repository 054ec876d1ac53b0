import HeaderCore

/// A panel released at so many points below one of its states (y, down), at so many points per second
/// down, and the state it then goes to.
private struct Row {
  let state: PanelState
  let delta: Double
  let velocity: Double
  let end: PanelState

  init(_ state: PanelState, _ delta: Double, _ velocity: Double, _ end: PanelState) {
    (self.state, self.delta, self.velocity, self.end) = (state, delta, velocity, end)
  }
}

/// The heights of a panel's states on a screen of 667 points: 20 from its top, 250 and 60 from its
/// bottom.
private enum PanelState: Double {
  case full = 647, half = 250, tip = 60, hidden = 0
}

extension Referee {
  /// A panel is a header with detents upside down: what takes it down collapses the header. Where a
  /// panel hangs from the top, as in the suites called bottomEdge, it is the header itself, its
  /// velocities the other way round, and the rows are the same.
  static let floatingPanel = Referee(
    name: "FloatingPanel", suite: "Tests/CoreTests.swift",
    cases: [
      panel("1positions", [.full], one), panel("2positions", [.full, .half], two(.half)),
      panel("2positions, again", [.full, .half], two(.half)),
      panel("2positionsWithHidden", [.full, .hidden], two(.hidden)),
      panel("2positionsWithHidden, again", [.full, .hidden], two(.hidden)),
      panel("3positionsFromFull", [.full, .half, .tip], fromFull),
      panel("3positionsFromFull_bottomEdge", [.full, .half, .tip], fromFull),
      panel("3positionsFromHalf", [.full, .half, .tip], fromHalf),
      panel("3positionsFromHalf_bottomEdge", [.full, .half, .tip], fromHalf),
      panel("3positionsFromTip", [.full, .half, .tip], fromTip),
      panel("3positionsFromTip_bottomEdge", [.full, .half, .tip], fromTip),
      panel("3positionsAllProjection", [.full, .half, .tip], projection: true, allProjection),
      panel("3positionsWithHidden", [.full, .half, .hidden], withHidden),
      panel(
        "3positionsWithHiddenWithoutFull", [.half, .tip, .hidden], projection: true, withoutFull),
    ].flatMap { $0 },
    differing: [:], inapplicable: [:])

  /// A case for each row. `projection` is the peer's own word for flings that may pass a state.
  private static func panel(
    _ name: String, _ states: [PanelState], projection: Bool = false, _ rows: [Row]
  ) -> [RefereeCase] {
    let heights = states.map(\.rawValue)
    let (maximum, minimum) = (heights[0], heights[heights.count - 1])
    let header = RefereeHeader.named(
      "detents",
      [
        "maximum-height": .init(floatLiteral: maximum),
        "middle-height": .init(floatLiteral: heights.count == 3 ? heights[1] : minimum),
        "minimum-height": .init(floatLiteral: minimum),
        "projection": .init(booleanLiteral: projection),
        // There the nearest state is the one, however fast.
        "velocity-threshold": 10,
      ])
    // Only over the content does a fling's end move the header.
    let screen = RefereeGeometry(container: 667, mountings: [.overlay])
    return rows.enumerated().map { number, row in
      let height = row.state.rawValue
      let fraction = maximum == minimum ? 0 : (maximum - height) / (maximum - minimum)
      return RefereeCase(
        "test_targetPosition_\(name), row \(number + 1)", header, on: screen,
        [
          .scroll(3000), .put(fraction), .height(height), .up(row.delta), .fling(row.velocity),
          .settled, .height(row.end.rawValue),
        ])
    }
  }

  private static let one: [Row] = [
    Row(.full, -10, 1000, .full), Row(.full, 0, -1000, .full), Row(.full, 0, -100, .full),
    Row(.full, 0, 0, .full), Row(.full, 0, 100, .full), Row(.full, 0, 1000, .full),
    Row(.full, 10, 100, .full),
  ]

  private static func two(_ low: PanelState) -> [Row] {
    [
      Row(.full, -10, 1000, low), Row(.full, 0, -1000, .full), Row(.full, 0, -100, .full),
      Row(.full, 0, 0, .full), Row(.full, 0, 100, .full), Row(.full, 0, 1000, low),
      Row(.full, 10, 100, .full), Row(low, -10, -100, low), Row(low, 0, -1000, .full),
      Row(low, 0, -100, low), Row(low, 0, 0, low), Row(low, 0, 100, low),
      Row(low, 0, 1000, low), Row(low, 10, -1000, .full),
    ]
  }

  private static let fromFull: [Row] = [
    Row(.full, -500, -100, .full), Row(.full, -500, 0, .full), Row(.full, -500, 100, .full),
    Row(.full, -10, 3000, .half), Row(.full, 0, -100, .full), Row(.full, 0, 0, .full),
    Row(.full, 0, 500, .half), Row(.full, 0, 1000, .half), Row(.full, 0, 3000, .half),
    Row(.full, 10, 100, .full), Row(.half, -10, -100, .half), Row(.half, 0, -1000, .full),
    Row(.half, 0, -100, .half), Row(.half, 0, 0, .half), Row(.half, 0, 100, .half),
    Row(.half, 0, 1000, .tip), Row(.half, 10, 100, .half), Row(.tip, -10, -100, .tip),
    Row(.tip, 0, -3000, .half), Row(.tip, 0, -1000, .half), Row(.tip, 0, -500, .half),
    Row(.tip, 0, -100, .tip), Row(.tip, 0, 0, .tip), Row(.tip, 0, 100, .tip),
    Row(.tip, 10, -3000, .half), Row(.tip, 500, -100, .tip), Row(.tip, 500, 0, .tip),
    Row(.tip, 500, 100, .tip),
  ]

  private static let fromHalf: [Row] = [
    Row(.full, -500, -100, .full), Row(.full, -500, 0, .full), Row(.full, -500, 100, .full),
    Row(.full, 0, -100, .full), Row(.full, 0, 0, .full), Row(.full, 0, 500, .half),
    Row(.full, 0, 1000, .half), Row(.full, 0, 3000, .half), Row(.full, 10, 100, .full),
    Row(.half, -10, -100, .half), Row(.half, 0, -1000, .full), Row(.half, 0, -100, .half),
    Row(.half, 0, 0, .half), Row(.half, 0, 100, .half), Row(.half, 0, 1000, .tip),
    Row(.half, 10, 100, .half), Row(.tip, -10, -100, .tip), Row(.tip, 0, -3000, .half),
    Row(.tip, 0, -1000, .half), Row(.tip, 0, -500, .half), Row(.tip, 0, -100, .tip),
    Row(.tip, 0, 0, .tip), Row(.tip, 0, 100, .tip), Row(.tip, 500, -100, .tip),
    Row(.tip, 500, 0, .tip), Row(.tip, 500, 100, .tip),
  ]

  /// As from half, but for one velocity.
  private static let fromTip = fromHalf.map { row in
    row.state == .half && row.velocity == -1000 ? Row(.half, 0, -3000, .full) : row
  }

  private static let allProjection: [Row] =
    allFromFull + allFromHalf + allFromFull

  private static let allFromFull: [Row] = [
    Row(.full, -10, 3000, .tip), Row(.full, 0, 1000, .tip), Row(.full, 0, 3000, .tip),
    Row(.half, 0, 1000, .tip), Row(.half, 0, -1000, .full), Row(.tip, 0, -3000, .full),
    Row(.tip, 0, -1000, .full), Row(.tip, 10, -3000, .full),
  ]

  private static let allFromHalf: [Row] = [
    Row(.full, 0, 1000, .tip), Row(.full, 0, 3000, .tip), Row(.tip, 0, -3000, .full),
    Row(.tip, 0, -1000, .full),
  ]

  private static let withHidden: [Row] = [
    Row(.full, 0, 1000, .half), Row(.half, 0, -100, .half), Row(.half, 0, -1000, .full),
    Row(.half, 0, 0, .half), Row(.half, 0, 1000, .hidden),
  ]

  private static let withoutFull: [Row] = [
    Row(.half, 0, -100, .half), Row(.half, 0, 0, .half), Row(.half, 0, 385, .tip),
    Row(.half, 0, 1000, .hidden), Row(.half, 10, 100, .half), Row(.tip, -10, -100, .tip),
    Row(.tip, 0, -3000, .half), Row(.tip, 0, -10, .tip), Row(.tip, 0, 0, .tip),
    Row(.tip, 0, 10, .tip), Row(.tip, 0, 1000, .hidden), Row(.tip, 10, 10, .tip),
    Row(.tip, -10, 10, .tip), Row(.tip, 0, -100, .tip), Row(.tip, 0, -1000, .half),
    Row(.tip, 0, 0, .tip), Row(.tip, 0, 1000, .hidden),
  ]
}
