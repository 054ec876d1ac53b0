import HeaderCore
import ScrollPhysics

/// Whether the content goes where it is asked to.
extension ObservedScroll {
  /// Looks whether the content went where it was asked to, as far as it may.
  func finishRequest() {
    guard let pending, motion == .resting, let geometry, let viewport else { return }
    let bounded = viewport.range.clamp(pending.offset)
    if [pending.offset, bounded].contains(where: { (geometry.offset - $0).magnitude <= 1 }) {
      self.pending = nil
    } else if header.now >= pending.deadline {
      giveUpRequest(at: geometry.offset)
    }
  }

  /// Asks for nothing any more: the content is at `offset`, and does not go where it is asked to.
  func giveUpRequest(at offset: Double) {
    pending = nil
    canRequest = false
    guard contentOffset != offset else { return }
    contentIs(at: offset)
    report(.didScroll(.layout))
  }

  /// An animated scroll that has not said that it arrived has not gone there.
  func endOverdueScroll() {
    guard let pending, header.now >= pending.deadline, motion == .scrolling else { return }
    phases.hostTookOver(scrolls: false)
    samples?.hostTookOver(scrolls: false)
    if let geometry { contentIs(at: geometry.offset) }
    report(.didEndScrollingAnimation)
  }
}
