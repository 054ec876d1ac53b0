/// Rows that measure themselves: each has the estimated height until it is seen.
///
/// A row that comes in above the ones that are seen already, and measures otherwise than estimated,
/// pushes them down. The table corrects its offset by as much, in the middle of a drag or a
/// deceleration as well, which then goes on from the new offset.
extension UITableView {
  /// Whether rows measure themselves as they appear.
  var isEstimating: Bool { estimatedRowHeight > 0 }

  /// Measures the rows that are seen for the first time, and others that this brings into sight.
  func measureSeenRows() {
    guard isEstimating else { return }
    // Rows that measure taller push others out of sight; no more passes than rows can need.
    for _ in 0..<64 {
      guard measureOnce() else { return }
    }
  }

  /// Measures the rows that are seen now; gives whether one was of another height than estimated.
  private func measureOnce() -> Bool {
    let seen = seenRows
    putAwayCells(except: seen)
    // What was seen before stays where it is: the first of it.
    let anchor = seen.first { shownCells[$0] != nil && measuredHeights[$0] != nil }
    var changed: [IndexPath: CGFloat] = [:]
    var correction: CGFloat = 0
    var push: CGFloat = 0
    for path in seen where measuredHeights[path] == nil {
      // Pushed out of sight by those above it, which have just been measured.
      if let span = plan.row(path), span.minY + push >= bounds.maxY { break }
      let height = measuredHeight(ofRowAt: path)
      measuredHeights[path] = height
      let difference = height - (plan.row(path)?.height ?? height)
      guard difference != 0 else { continue }
      changed[path] = height
      if let anchor, path < anchor { correction += difference } else { push += difference }
    }
    guard !changed.isEmpty else { return false }
    plan.setHeights(changed)
    adopt(plannedContentSize, correctingOffsetBy: correction)
    return true
  }

  private func measuredHeight(ofRowAt path: IndexPath) -> CGFloat {
    let cell = cell(forRowAt: path)
    if let height = fixedHeight(ofRowAt: path) { return height }
    let size = cell?.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard let height = size?.height, height > 0 else { return UITableView.defaultRowHeight }
    return (height * screen.scale).rounded(.up) / screen.scale
  }

  /// Every row may measure otherwise now.
  func widthDidChange() {
    if isEstimating {
      measuredHeights = [:]
      plan = makePlan()
    }
    updateContentSize()
  }
}

extension UIScrollView {
  /// Takes the content's new size over, and moves the offset along with what has moved. Neither brings
  /// the content back into its range by itself: what is seen does not change.
  func adopt(_ size: CGSize, correctingOffsetBy correction: CGFloat) {
    guard correction != 0 else {
      contentSize = size
      return
    }
    let correctsFirst = screen.switches.correctsOffsetBeforeContentSize
    if correctsFirst { correctOffset(by: correction) }
    keepsOffsetOutOfRange = true
    contentSize = size
    keepsOffsetOutOfRange = false
    if !correctsFirst { correctOffset(by: correction) }
  }

  private func correctOffset(by correction: CGFloat) {
    isSilent = !screen.switches.reportsRowCorrections
    moveContent(to: CGPoint(x: contentOffset.x, y: contentOffset.y + correction))
    isSilent = false
  }
}
