import HeaderCore
import ScrollPhysics
import ScrollSimulator

/// The law that compares the two mountings: an overlay shows what a scroll view beside the header
/// shows.
///
/// It holds for as long as the user's own travel is all that moves things. What ends the comparison:
///
/// - Content beyond an edge. An overlay's rubber band is as long as the whole container, so the same
///   pull gives another overscroll; only a header that takes up travel is still compared, while a
///   finger is down. Content that does not bounce stops at an edge that lies further up in an overlay.
/// - A fling that reaches the top edge under a header that is not open: in an overlay that edge, too,
///   lies further up.
/// - A header that moves by itself, whatever the reason. Beside the header, the content goes along; in
///   an overlay it may stay, and the header slides over it.
/// - A target that the technique has chosen, which it may do in an overlay only.
/// - A header that leaves hardly anything of the scroll view: beside it, a rubber band as short hides
///   pulls altogether.
/// - Content so short that an overlay's has nowhere to go.
///
/// Scrolls with the cause `layout` are not compared: one mounting reports more of them. Numbers agree
/// within a pixel: under a header that lies between two pixels, content is rounded to either. A
/// header that lets the content move along beside it, as every overlay does, is not compared.
enum OverlayLaw {
  /// What differs between `outcome`, which has played `tried` with `reactions`, and the same case in the
  /// other mounting.
  static func violation<Behavior: HeaderBehavior>(
    of outcome: CaseOutcome<Behavior>, reactions: [HeaderReaction], in tried: ConformanceCase
  ) -> String? {
    let screen = tried.configuration
    guard beginsWithTravel(tried.statements),
      screen.contentSize + screen.contentInset.bottom > screen.containerHeight
    else { return nil }
    let grid = PixelGrid(scale: screen.scale)
    let side = Side(outcome.events, reactions, on: grid)
    guard let end = side.end else { return nil }
    var otherScreen = screen
    otherScreen.mounting = screen.mounting == .overlay ? .beside : .overlay
    let session = CaseSession(outcome.behavior, tried.statements, on: otherScreen)
    session.keepsAnswers = false
    session.begin()
    while session.scrollView.time < end { session.advance() }
    let events = session.rows.filter { $0.isEvent }
    let otherSide = Side(events, session.reactions, on: grid)
    let isOverlay = screen.mounting == .overlay
    return difference(
      beside: isOverlay ? otherSide : side, overlay: isOverlay ? side : otherSide,
      mover: outcome.behavior.traits.movedBy, on: screen)
  }

  /// Whether the user moves something before the app does.
  private static func beginsWithTravel(_ statements: [GestureStatement]) -> Bool {
    for statement in statements {
      switch statement {
      case .drag, .flick, .wheel: return true
      case .perform, .page, .set: return false
      case .hold, .lift, .wait: continue
      }
    }
    return false
  }

  private static func difference(
    beside: Side, overlay: Side, mover: HeaderTraits.Mover, on screen: SimulatorConfiguration
  ) -> String? {
    let pixel = 1 / max(screen.scale, 1) + Tolerance.rounding
    var (one, two) = (beside, overlay)
    while let time = [one.nextTime, two.nextTime].compactMap({ $0 }).min() {
      guard one.advance(to: time), two.advance(to: time), let first = one.now, let second = two.now
      else { return nil }
      if min(first.scroll.bounds, second.scroll.bounds) < CutLaw.smallestBounds { return nil }
      let isBeyond = one.isBeyondEdge || two.isBeyondEdge
      if isBeyond, mover != .travel || !one.isDragged || !screen.bounces { return nil }
      if mover == .travel, one.hasLetContentGo { return nil }
      guard one.gesture == two.gesture else {
        return "\(one.gesture ?? "nothing") beside the header is \(two.gesture ?? "nothing") in an "
          + "overlay, at \(time) ms"
      }
      for (name, number) in HeaderLayout.edges {
        let places = (number(first.layout), number(second.layout))
        guard (places.0 - places.1).magnitude > pixel else { continue }
        return "\(name) is at \(places.0) beside the content and at \(places.1) in an overlay, at "
          + "\(time) ms"
      }
      let offsets = (first.finalOffset, second.finalOffset)
      if !isBeyond, (offsets.0 - offsets.1).magnitude > pixel {
        return
          "the content is at \(offsets.0) beside the header and at \(offsets.1) in an overlay, "
          + "at \(time) ms"
      }
    }
    return nil
  }
}

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
