import HeaderCore
import ScrollSimulator

/// A property that a header has on any phone.
enum HeaderInvariant: String, CaseIterable, Sendable {
  /// There is no gap between a header that is not expanded and the content.
  case leavesNoGap = "no gap below the header"
  /// While the content decelerates in one direction, the header does not turn.
  case isSteady = "steady in flight"
  /// The header ends at one of its rests.
  case restsInPlace = "rests where it may"

  /// Half a point: one and a half pixels at a scale of 3.
  private static let tolerance = 0.5
  /// The tolerance of a collapsed fraction: half a point for a header that moves by 50 points.
  private static let fractionTolerance = 0.01

  /// Returns what fails in `rows`, the answers of a technique with `traits`, and when; `nil` if nothing does, or if the
  /// invariant does not apply to such a technique.
  func failure(in rows: [SimulationRow], traits: HeaderTraits) -> String? {
    switch self {
    case .leavesNoGap: traits.movedBy == .travel ? Self.firstGap(in: rows) : nil
    case .isSteady: traits.movedBy == .travel ? Self.firstTurn(in: rows) : nil
    case .restsInPlace: Self.wrongRest(of: rows, traits: traits)
    }
  }

  private static func firstGap(in rows: [SimulationRow]) -> String? {
    for row in rows where row.layout.collapsedFraction > 0 {
      let gap = row.contentMinY(under: row.layout) - row.layout.headerMaxY
      if gap > tolerance { return "\(gap.inTenths) pt at \(moment(row.time))" }
    }
    return nil
  }

  private static func firstTurn(in rows: [SimulationRow]) -> String? {
    let flights = rows.split {
      $0.event == .willBeginDecelerating || $0.event == .willBeginDragging
    }
    for flight in flights {
      let steps = flight.filter { $0.cause == .deceleration }
      var contentGoesDown: Bool?
      var headerGrows: Bool?
      for (last, row) in zip(steps, steps.dropFirst()) {
        let travel = row.finalOffset - last.finalOffset
        let change = row.layout.headerMaxY - last.layout.headerMaxY
        if travel != 0, contentGoesDown != (travel < 0) {
          (contentGoesDown, headerGrows) = (travel < 0, nil)
        }
        guard change.magnitude > tolerance else { continue }
        if let headerGrows, headerGrows != (change > 0) { return "turned at \(moment(row.time))" }
        headerGrows = change > 0
      }
    }
    return nil
  }

  private static func wrongRest(of rows: [SimulationRow], traits: HeaderTraits) -> String? {
    guard let rests = traits.rests, let last = rows.last else { return nil }
    let fraction = last.layout.collapsedFraction
    guard !rests.contains(where: { ($0 - fraction).magnitude <= fractionTolerance }) else {
      return nil
    }
    return "rests at \(Int((fraction * 100).rounded())) % of its way"
  }

  private static func moment(_ time: Double) -> String { "\(Int(time.rounded())) ms" }
}

extension Double {
  /// The number with one decimal place.
  var inTenths: String {
    let tenths = Int((magnitude * 10).rounded())
    return "\(self < 0 && tenths > 0 ? "-" : "")\(tenths / 10).\(tenths % 10)"
  }
}
