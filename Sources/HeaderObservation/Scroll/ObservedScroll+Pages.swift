package import HeaderCore
import ScrollPhysics

/// One of several scroll views under a header.
extension ObservedScroll {
  package var bottomRoom: Double {
    get { bottomInset.room }
    set {
      bottomInset.room = newValue
      header.counts.bottomRooms += 1
      outputs.bottomRoom(newValue)
    }
  }

  /// Content in flight is asked to be where it is, which ends that. This is the one request that is
  /// made while something moves the content: no user sees it move any more.
  package func halt() {
    guard motion == .decelerating || motion == .scrolling else { return }
    let offset = geometry?.offset ?? contentOffset
    samples?.hostTookOver(scrolls: false)
    phases.hostTookOver(scrolls: false)
    guard canRequest else { return }
    header.counts.halts += 1
    ask(for: offset, nil)
  }

  /// Asks for the content to be where the header leaves its place; content that something moves is
  /// asked once it is at rest.
  package func align(_ effects: HeaderEffects) {
    guard let offset = effects.move?.immediateOffset, let viewport, motion == .resting else {
      return
    }
    let target = viewport.grid.rounded(offset)
    let isOnItsWay = pending?.offset == target
    guard (target - contentOffset).magnitude > viewport.pixel / 2, !isOnItsWay else { return }
    guard canRequest else {
      header.counts.leftUndone += 1
      return
    }
    header.counts.alignments += 1
    ask(for: target, nil)
  }
}
