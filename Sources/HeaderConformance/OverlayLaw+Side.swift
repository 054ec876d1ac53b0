import HeaderCore
import ScrollPhysics
import ScrollSimulator

extension OverlayLaw {
  /// One of the two mountings, frame after frame: one of the two may hear of a move half a pixel, and
  /// so a frame, later.
  struct Side {
    private let events: [SimulationRow]
    private let reactions: [HeaderReaction]
    private let grid: PixelGrid
    private var index = 0
    /// The last thing that has happened.
    private(set) var now: SimulationRow?
    /// The last event of the gesture that is no scroll.
    private(set) var gesture: String?
    /// Whether content has been beyond an edge since the last frame.
    private(set) var isBeyondEdge = false
    /// Whether nothing but a drag has happened since the last frame.
    private(set) var isDragged = true
    /// Whether travel has moved the header and left the content to move with it.
    private(set) var hasLetContentGo = false

    /// The side with `events` and the reaction to each, on a screen with `grid`.
    init(_ events: [SimulationRow], _ reactions: [HeaderReaction], on grid: PixelGrid) {
      self.events = events
      self.reactions = reactions
      self.grid = grid
      skipLayout()
    }

    /// When the next thing happens.
    var nextTime: Double? { index < events.count ? events[index].time : nil }

    /// When this side ends the comparison; `nil` where it ends before anything has moved.
    var end: Double? {
      var side = self
      var hasMoved = false
      while let time = side.nextTime {
        guard side.advance(to: time) else { return hasMoved ? time : nil }
        if side.now?.cause != nil { hasMoved = true }
      }
      return hasMoved ? events.last?.time : nil
    }

    /// Goes on to `time`; false where more than the user's travel is at work from then on.
    mutating func advance(to time: Double) -> Bool {
      (isBeyondEdge, isDragged) = (now?.isBeyondEdge(on: grid) ?? false, true)
      while index < events.count, events[index].time <= time {
        let row = events[index]
        if let now, endsComparison(row, reactions[index], after: now.layout) { return false }
        if row.cause?.isUserTravel == true, row.layout != now?.layout, row.correctedOffset == nil {
          hasLetContentGo = true
        }
        if row.isBeyondEdge(on: grid) { isBeyondEdge = true }
        if row.cause != .drag { isDragged = false }
        if row.cause == nil { gesture = row.eventName }
        now = row
        index += 1
        skipLayout()
      }
      return true
    }

    /// A scroll that lays out is nothing that both sides hear of.
    private mutating func skipLayout() {
      while index < events.count, events[index].cause == .layout { index += 1 }
    }

    private func endsComparison(
      _ row: SimulationRow, _ reaction: HeaderReaction, after last: HeaderLayout
    ) -> Bool {
      if row.cause == .programmatic || reaction.animation != nil { return true }
      if reaction.targetContentOffset != nil { return true }
      switch row.event {
      case .didScrollToTop, .geometryDidChange, .contentReplaced, .setFraction,
        .didEndScrollingAnimation:
        return true
      default: return row.cause == nil && row.layout != last
      }
    }
  }
}

extension SimulationRow {
  /// Whether the content, before the answer or after it, lies beyond an edge. The view's own edges
  /// are on pixels, also where those that a technique is told lie between them.
  fileprivate func isBeyondEdge(on grid: PixelGrid) -> Bool {
    let told = scroll.contentOffsetRange
    let range = ScrollRange(
      minimum: max(told.minimum, grid.rounded(told.minimum)),
      maximum: min(told.maximum, grid.rounded(told.maximum)))
    return !range.contains(scroll.contentOffset) || !range.contains(scroll.position)
      || !range.contains(finalPosition)
  }
}
