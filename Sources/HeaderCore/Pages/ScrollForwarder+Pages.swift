import ScrollPhysics

/// One header over several scroll views: what ``HeaderPages`` asks of the path to the technique.
extension ScrollForwarder {
  /// The room to add below the content of the page of `reading`, which has none of it yet, so that a
  /// collapsed header can stay over it: down to where content rests on the collapsed header, and one pixel
  /// more; 0 for a page that is long enough.
  func bottomRoom(for reading: HostReading) -> Double {
    let collapsed = driver.collapsedLayout(in: context(at: reading.offset, of: reading))
    var line = line(of: collapsed, for: reading)
    // New geometry leaves a header on its way smaller for a while than it gets.
    if stage.isBusy { line = min(line, self.line(of: seen(with: reading), for: reading)) }
    return max(
      0,
      reading.containerHeight - line + 1 / max(reading.scale, 1) - reading.contentSize
        - reading.appInset.bottom)
  }

  /// What is seen of the header; beside its content that is where its layout has it.
  private func seen(with reading: HostReading) -> HeaderLayout {
    stage.mounting == .overlay ? stage.visibleLayout(for: reading) : stage.layout
  }

  /// Where the lower edge of a collapsed header is over the content of `reading`.
  package func collapsedMaxY(for reading: HostReading) -> Double {
    driver.collapsedLayout(in: context(at: reading.offset, of: reading)).headerMaxY
  }

  /// How the page of `reading`, left at `place`, is shown under the header as it is seen: placed like the
  /// active one, and its content put where it leaves no gap and moves nothing of the header.
  ///
  ///     shown offset = max(place, -line)          top counts as minus infinity
  ///
  /// bounded by the end of the list. It depends on the place and the header alone, so pages may be aligned
  /// when they appear and while they are seen, in any order, also in the middle of a swipe.
  ///
  ///     header   ┌────────┐        ┌────────┐
  ///              └────────┘ line   │        │
  ///              row 40            └────────┘ line     a list at its place, and one that the larger
  ///              row 41            row 1               header would cover: it goes below
  ///
  /// The page has `bottomRoom` below its content already, which counts as far as the header has collapsed:
  /// under a larger one it would cover content that fits.
  func alignment(
    of place: PagePlace, reading: HostReading, bottomRoom: Double
  ) -> HeaderEffects {
    let layout = stage.layout
    let minY = stage.viewMinY
    let room =
      stage.mounting == .overlay
      ? HeaderStage.room(of: layout, for: reading) : layout.contentInsetTop
    let line = line(of: seen(with: reading), for: reading) - minY
    var end = reading.range(from: minY, room: room).maximum
    var offset = min(-line, end)
    if case .offset(let left) = place {
      let wholeEnd = max(reading.grid.rounded(end - bottomRoom), -line)
      // A pixel more is room that lets a collapsed header stay.
      if left > wholeEnd + 3 * reading.tolerance { end = min(wholeEnd, end) }
      let shown = min(max(left, -line), end)
      // A header that follows the position stays: where the list's place would move it, the list goes to it.
      let isSame = layout.looksLike(driver.layout(in: context(at: shown, of: reading)))
      offset = isSame ? shown : min(-line, end)
    }
    var effects = HeaderEffects(layout: layout, scrollViewMinY: minY, room: room)
    effects.move = .put(offset: offset, position: offset)
    return effects
  }

  /// Where the reader has left the page of `reading`, whose content is at its offset by the reader's own
  /// doing; no place is beyond an edge, and content that rests on the header is at the top.
  func place(of reading: HostReading) -> PagePlace {
    let range = stage.range(for: reading)
    let line =
      stage.traits.movedBy == .travel
      ? HeaderStage.line(of: seen(with: reading), for: reading) - stage.viewMinY : -range.minimum
    let offset = min(reading.offset, range.maximum)
    return offset <= -line + reading.tolerance ? .top : .offset(offset)
  }

  /// Goes on with `host`, another list under the same header, which has been aligned with it.
  /// `progress` is how far an animation of the header has got that runs on the list before.
  func activate(_ host: any ScrollHost, progress: Double? = nil) {
    var reading = host.reading
    reading.progress = progress
    if reading.isFinite { stage.replaceContent(for: reading) }
    scrollHost(host, didReport: .contentReplaced)
  }

  /// Where the content's top is in the container when content rests on `layout`. Under a header that takes
  /// up no travel it is as far below the header's bottom edge as at the very top of the list; below the
  /// container's top, where the header is out of sight.
  private func line(of layout: HeaderLayout, for reading: HostReading) -> Double {
    guard stage.traits.movedBy != .travel else {
      return HeaderStage.line(of: layout, for: reading)
    }
    let room =
      stage.mounting == .overlay
      ? HeaderStage.room(of: stage.layout, for: reading) : stage.layout.contentInsetTop
    let top = reading.range(from: stage.viewMinY, room: room).minimum
    let atTop = driver.layout(in: context(at: top, of: reading))
    return max(0, layout.headerMaxY) + (stage.viewMinY - top - atTop.headerMaxY)
  }

  /// What a technique is told of content at rest at `offset`.
  private func context(at offset: Double, of reading: HostReading) -> HeaderContext {
    var reading = reading
    reading.offset = offset
    (reading.position, reading.motion, reading.progress) = (nil, .resting, nil)
    return stage.context(for: reading)
  }
}

extension HeaderLayout {
  /// Whether it looks as `other` does: the same edges, or both out of sight.
  fileprivate func looksLike(_ other: HeaderLayout) -> Bool {
    if headerMaxY <= 0, other.headerMaxY <= 0 { return true }
    return (headerMinY - other.headerMinY).magnitude < 1e-9
      && (headerMaxY - other.headerMaxY).magnitude < 1e-9
  }
}
