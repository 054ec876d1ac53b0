#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderObservation
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// A bar above the header that shrinks with the content: see ``BarTravel``.
  extension HeaderHost {
    /// Reports the user's travel less what a bar has taken up of it.
    func reportTravel(_ event: ScrollEvent) {
      let (time, before) = (CACurrentMediaTime(), presenter.layout.headerMaxY)
      let travel = contentOffset - offsetTold
      let part = barTravel.contentWillTravel(by: travel, at: time)
      if part != 0 { report(.didScroll(.layout), shiftedBy: part - travel) }
      scrollDelegate?.scrollHost(self, didReport: event)
      barTravel.headerDidMove(by: before - presenter.layout.headerMaxY, at: time)
    }

    /// The safe area was `previous`: takes back the travel that has moved the header as well as the bar.
    func takeBackBarTravel(from previous: Double) {
      let cause: ScrollCause
      switch observer.motion {
      case .tracking: cause = .drag
      case .decelerating: cause = .deceleration
      case .resting, .scrolling: return
      }
      guard forwarder.driver.traits.movedBy == .travel else { return }
      let part = barTravel.safeAreaDidShrink(
        by: previous - safeAreaTop, at: CACurrentMediaTime())
      // Told of the content as if it had not gone that far, the technique undoes that much.
      if part != 0 { report(.didScroll(cause), shiftedBy: -part) }
    }

    private func report(_ event: ScrollEvent, shiftedBy shift: Double) {
      readingShift = shift
      scrollDelegate?.scrollHost(self, didReport: event)
      readingShift = 0
    }
  }
#endif
