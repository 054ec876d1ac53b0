import HeaderCore

/// The events that are reported to the technique.
extension ObservedScroll {
  /// Reports `event`, without the part of the user's travel that a bar took up.
  func report(_ event: ScrollEvent) {
    // A finger stopped the content before it followed the request, which can be made again.
    if motion == .tracking, event == .didEndScrollingAnimation { pending = nil }
    if event.cause?.isUserTravel == true, header.traits.movedBy == .travel {
      let (time, before) = (header.now, header.shown.layout.headerMaxY)
      let travel = contentOffset - navigationBar.reported.offset
      let part = navigationBar.contentWillTravel(by: travel, at: time)
      if part != 0 { pass(on: .didScroll(.layout), shiftedBy: part - travel) }
      pass(on: event)
      navigationBar.headerDidMove(by: before - header.shown.layout.headerMaxY, at: time)
    } else {
      pass(on: event)
    }
    navigationBar.reported.offset = contentOffset
  }

  /// If the safe area changed, takes back the travel that moved the header as well as the bar.
  func noticeSafeArea() {
    let change = navigationBar.reported.safeAreaTop - surroundings.safeAreaTop
    navigationBar.reported.safeAreaTop = surroundings.safeAreaTop
    guard change != 0, header.traits.movedBy == .travel else { return }
    let cause: ScrollCause
    switch motion {
    case .tracking: cause = .drag
    case .decelerating: cause = .deceleration
    case .resting, .scrolling: return
    }
    let part = navigationBar.safeAreaDidShrink(by: change, at: header.now)
    guard part != 0 else { return }
    // The technique undoes the part when the content comes back from that much further on. Any further back than it
    // is, there would be a gap below the header.
    pass(on: .didScroll(.layout), shiftedBy: part)
    pass(on: .didScroll(cause))
  }

  private func pass(on event: ScrollEvent, shiftedBy shift: Double = 0) {
    navigationBar.shift = shift
    scrollDelegate?.scrollHost(self, didReport: event)
    navigationBar.shift = 0
  }
}
