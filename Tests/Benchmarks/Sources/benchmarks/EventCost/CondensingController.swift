import HeaderCore

/// The view controller of MichiganLabs' article: what every technique is held against, by what it costs on
/// the same machine at the same moment.
///
/// What makes it a fair loop: it is the article's logic and no less. It compares the offset with the
/// previous one, asks whether there is room to collapse, moves the height constraint, puts the offset
/// back, and slides and fades the header's elements, as the article's sample does with every event;
/// it snaps when scrolling stops. It is plain Swift, in one module with its caller: no
/// protocol, no weak reference, no generic, nothing stored that the article does not store. Its
/// callbacks are not inlined, as those of a delegate are not. An animation's block runs at once, as
/// UIKit runs it.
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
