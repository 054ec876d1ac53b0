/// The containing controller of the document: the top constraint it sets after every scroll, and
/// whether it paints the header in its other colour.
struct OffscreenOracle {
  let expandedHeight: Double
  let collapsedHeight: Double

  var maxScrollAmount: Double { expandedHeight - collapsedHeight }

  /// `insetTop` is the scroll view's; in the document its own inset is all there is.
  func headerViewTop(contentOffset: Double, insetTop: Double) -> Double {
    let newTopConstraintConstant = -(contentOffset + insetTop)
    return min(0, max(-maxScrollAmount, newTopConstraintConstant))
  }

  func isAtTop(contentOffset: Double, insetTop: Double) -> Bool {
    headerViewTop(contentOffset: contentOffset, insetTop: insetTop) == -maxScrollAmount
  }
}
