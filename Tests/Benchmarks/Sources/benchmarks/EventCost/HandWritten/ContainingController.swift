import HeaderCore

/// The containing view controller of WillowTree's article.
///
/// What makes it a fair loop: with every event it moves the header's top constraint between the two
/// ends and colours the header by whether it has arrived, as the article and its sample do. The
/// article calls it through a protocol and a weak reference; here it is called directly, the
/// cheapest way there is.
final class ContainingController: SessionListener {
  let scrollView = ScrollViewDouble()
  let header = HeaderViewDouble()

  private let headerTop = ConstraintDouble()
  private let headerHeight = ConstraintDouble()
  private let containerTop = ConstraintDouble()

  init() {
    headerHeight.constant = 500
    containerTop.constant = 100
    header.height = headerHeight.constant
  }

  func receive(_ event: ScrollEvent) {
    if case .didScroll = event { scrollViewDidScroll(scrollView) }
  }

  private var maximumScroll: Double { headerHeight.constant - containerTop.constant }

  @inline(never)
  func scrollViewDidScroll(_ scrollView: ScrollViewDouble) {
    let top = -(scrollView.contentOffset.y + scrollView.contentInset.top)
    headerTop.constant = min(0, max(-maximumScroll, top))
    header.minY = headerTop.constant
    header.isHighlighted = headerTop.constant == -maximumScroll
  }
}
