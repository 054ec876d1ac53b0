import HeaderCore

extension StackedHeader {
  /// Returns the parts with `heights`.
  func parts(at heights: StackedHeights) -> HeaderParts {
    var parts = HeaderParts()
    for index in 0..<partCount { parts.append(self[index].part(of: heights[index])) }
    return parts
  }

  /// Returns the heights of `parts`, clamped to those that this header allows.
  func heights(of parts: HeaderParts) -> StackedHeights {
    StackedHeights { $0 < parts.count ? self[$0].clamp(parts[$0].height) : 0 }
  }
}

extension StackedHeader.State {
  /// Returns the parts of a header with `layout`, interpolated during an animation.
  func parts(in layout: HeaderLayout) -> HeaderParts {
    var parts = parts
    let (from, to) = (start.height, parts.height)
    let height = layout.headerMaxY - safeArea
    guard start.count > 0, from != to, (height - to).magnitude > StackedHeader.rounding
    else { return parts }
    let share = min(max((height - from) / (to - from), 0), 1)
    for index in 0..<parts.count {
      let first = index < start.count ? start[index] : HeaderPart(height: 0, progress: 1)
      parts[index].height = first.height + (parts[index].height - first.height) * share
      parts[index].progress = first.progress + (parts[index].progress - first.progress) * share
    }
    return parts
  }
}
