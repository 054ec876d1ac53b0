import HeaderCore

extension StackedHeader.State {
  /// The parts of a header that is seen as `layout`: on its way, each is as far as it is.
  func parts(in layout: HeaderLayout) -> HeaderParts {
    var parts = parts(at: heights)
    let (from, to) = (start.height, heights.sum)
    let height = layout.headerMaxY - safeArea
    guard start.count > 0, from != to, (height - to).magnitude > 1e-9 else { return parts }
    let share = min(max((height - from) / (to - from), 0), 1)
    for index in 0..<parts.count {
      let first = index < start.count ? start[index] : HeaderPart(height: 0, progress: 1)
      parts[index].height = first.height + (parts[index].height - first.height) * share
      parts[index].progress = first.progress + (parts[index].progress - first.progress) * share
    }
    return parts
  }

  /// The parts at `heights`.
  func parts(at heights: StackedHeights) -> HeaderParts {
    var parts = HeaderParts()
    for index in 0..<whole.count {
      let gone = whole[index] - heights[index]
      // Exact at both ends.
      let progress =
        gone == 0
        ? 0 : heights[index] == collapsed[index] ? 1 : gone / (whole[index] - collapsed[index])
      parts.append(HeaderPart(height: heights[index], progress: progress))
    }
    return parts
  }
}
