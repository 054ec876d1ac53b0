import HeaderCore

/// The table view of the elastic header's article: it lays its header out whenever its offset
/// changes.
///
/// What makes it a fair loop: with every change of the offset it does all that the article's
/// `layoutHeaderView` does. It copies the safe area into the header's margins, works out the
/// stretch, sets the header's whole frame, and sets the inset. Only measuring the header by Auto
/// Layout is left out, which would make any comparison an easy one: the height is a stored number
/// here.
final class ElasticTable: SessionListener {
  let scrollView = ScrollViewDouble()
  let header = HeaderViewDouble()

  private let fittingHeight = 200.0
  private var headerWidth = 0.0
  private var width = 393.0
  private var safeArea = (top: 0.0, left: 0.0, bottom: 0.0, right: 0.0)
  private var margins = (top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0)
  private var contentInsetTop = 0.0

  func receive(_ event: ScrollEvent) {
    if case .didScroll = event { layoutHeaderView() }
  }

  @inline(never)
  func layoutHeaderView() {
    margins = (safeArea.top, safeArea.left, 0, safeArea.right)
    let stretch = -min(0, scrollView.contentOffset.y + fittingHeight)
    // On screen, where the content's coordinates begin at the offset.
    header.minY = -fittingHeight - stretch - scrollView.contentOffset.y
    header.height = fittingHeight + stretch
    headerWidth = width
    contentInsetTop = fittingHeight - safeArea.top
  }
}
