import HeaderCore
import ScrollSimulator

/// What has to be true of a header on any phone, whatever the numbers are.
enum HeaderInvariant: String, CaseIterable, Sendable {
  /// No strip of background between a header that is not fully open and the content.
  case leavesNoGap = "no gap below the header"
  /// While the content flies one way, the header does not turn back and forth.
  case isSteady = "steady in flight"
  /// The header ends where it may rest.
  case restsInPlace = "rests where it may"

  /// Half a point: a pixel and a half at three pixels a point.
  private static let tolerance = 0.5
  /// Of a collapsed fraction: less than half a point of any header below 50 points.
  private static let fractionTolerance = 0.01

  /// What is wrong with `rows`, the answers of a technique with `traits`, and when; `nil` if nothing
  /// is, or if it cannot be said of such a technique.
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
  /// The number with one decimal.
  var inTenths: String {
    let tenths = Int((magnitude * 10).rounded())
    return "\(self < 0 && tenths > 0 ? "-" : "")\(tenths / 10).\(tenths % 10)"
  }
}
