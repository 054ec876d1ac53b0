/// The header of the article "iOS Animating UITableView Header", written from its text line by line and not from
/// this package's code.
struct CondensingOracle {
  let maxHeaderHeight: Double
  let minHeaderHeight: Double
  var headerHeight: Double
  var previousScrollOffset: Double

  /// The article's `scrollViewDidScroll`. Returns the offset that it sets.
  mutating func scrollViewDidScroll(
    contentOffset: Double, contentSize: Double, frameHeight: Double
  ) -> Double {
    var contentOffset = contentOffset
    let scrollDiff = contentOffset - previousScrollOffset
    let absoluteTop = 0.0
    let absoluteBottom = contentSize - frameHeight
    let isScrollingDown = scrollDiff > 0 && contentOffset > absoluteTop
    let isScrollingUp = scrollDiff < 0 && contentOffset < absoluteBottom
    let scrollViewMaxHeight = frameHeight + headerHeight - minHeaderHeight
    if contentSize > scrollViewMaxHeight {
      var newHeight = headerHeight
      if isScrollingDown {
        newHeight = max(minHeaderHeight, headerHeight - abs(scrollDiff))
      } else if isScrollingUp {
        newHeight = min(maxHeaderHeight, headerHeight + abs(scrollDiff))
      }
      if newHeight != headerHeight {
        headerHeight = newHeight
        contentOffset = previousScrollOffset
      }
    }
    previousScrollOffset = contentOffset
    return contentOffset
  }

  /// The height after the scrolling stopped.
  var heightAfterStop: Double {
    guard minHeaderHeight < headerHeight, headerHeight < maxHeaderHeight else {
      return headerHeight
    }
    let midPoint = minHeaderHeight + (maxHeaderHeight - minHeaderHeight) / 2
    return headerHeight > midPoint ? maxHeaderHeight : minHeaderHeight
  }
}
