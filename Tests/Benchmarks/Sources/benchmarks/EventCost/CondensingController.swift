import HeaderCore

/// The view controller of MichiganLabs' article, with which every technique is compared on the same machine.
///
/// It has the complete logic of the article: in every event it compares the offset with the previous one, checks
/// whether there is room to collapse, changes the height constraint, restores the offset, and moves and fades the
/// header's elements. It snaps when scrolling stops. It is plain Swift in the module of its caller, without
/// protocols, weak references and generics, and stores what the article stores. Its callbacks are not inlined, like
/// those of a delegate. An animation's block runs at once, as in UIKit.
final class CondensingController: SessionListener {
  let scrollView = ScrollViewDouble()
  let header = HeaderViewDouble()

  private var headerHeight: Double
  private let maximumHeight: Double
  private let minimumHeight: Double
  private var previousOffset = 0.0
  private var animationDuration = 0.0

  init(maximumHeight: Double, minimumHeight: Double) {
    self.maximumHeight = maximumHeight
    self.minimumHeight = minimumHeight
    headerHeight = maximumHeight
    updateHeader()
  }

  func receive(_ event: ScrollEvent) {
    switch event {
    case .didScroll: scrollViewDidScroll(scrollView)
    case .didEndDragging(let willDecelerate):
      scrollViewDidEndDragging(scrollView, willDecelerate: willDecelerate)
    case .didEndDecelerating: scrollViewDidEndDecelerating(scrollView)
    default: break
    }
  }

  @inline(never)
  func scrollViewDidScroll(_ scrollView: ScrollViewDouble) {
    let difference = scrollView.contentOffset - previousOffset
    let bottom = scrollView.contentSize - scrollView.bounds
    let scrollsDown = difference > 0 && scrollView.contentOffset > 0
    let scrollsUp = difference < 0 && scrollView.contentOffset < bottom
    if canAnimateHeader(scrollView) {
      var height = headerHeight
      if scrollsDown {
        height = max(minimumHeight, headerHeight - abs(difference))
      } else if scrollsUp {
        height = min(maximumHeight, headerHeight + abs(difference))
      }
      if height != headerHeight {
        headerHeight = height
        updateHeader()
        scrollView.contentOffset = previousOffset
      }
    }
    previousOffset = scrollView.contentOffset
  }

  @inline(never)
  func scrollViewDidEndDragging(_ scrollView: ScrollViewDouble, willDecelerate: Bool) {
    if !willDecelerate { scrollViewDidStopScrolling() }
  }

  @inline(never)
  func scrollViewDidEndDecelerating(_ scrollView: ScrollViewDouble) {
    scrollViewDidStopScrolling()
  }

  private func canAnimateHeader(_ scrollView: ScrollViewDouble) -> Bool {
    scrollView.contentSize > scrollView.bounds + headerHeight - minimumHeight
  }

  private func scrollViewDidStopScrolling() {
    let middle = minimumHeight + (maximumHeight - minimumHeight) / 2
    animate(to: headerHeight > middle ? maximumHeight : minimumHeight)
  }

  private func animate(to height: Double) {
    animationDuration = 0.2
    headerHeight = height
    updateHeader()
  }

  private func updateHeader() {
    let range = maximumHeight - minimumHeight
    let open = headerHeight - minimumHeight
    header.titleTop = 10 - open
    header.logoAlpha = open / range
    header.height = headerHeight
  }
}
