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
