import ScrollPhysics

/// Answers what ``HeaderPages`` needs to know of a header over several scroll views.
extension ScrollForwarder {
  /// Returns the room to add below a page's content, so that the header can stay collapsed over it. `reading` does
  /// not include that room. The room is the space below the collapsed header, minus the content and the app's bottom
  /// inset, plus one pixel; 0 for a page that is long enough.
  func bottomRoom(for reading: HostReading) -> Double {
    let collapsed = driver.collapsedLayout(in: context(at: reading.offset, of: reading))
    var line = line(of: collapsed, for: reading)
    // After new geometry, an animated header may for a while be smaller than its collapsed layout.
    if stage.isBusy { line = min(line, self.line(of: visible(with: reading), for: reading)) }
    return max(
      0,
      reading.containerHeight - line + 1 / max(reading.scale, 1) - reading.contentSize
        - reading.appInset.bottom)
  }

  /// Returns the header layout to which pages are aligned: the visible one for `overlay`, the stage's one for
  /// `beside`.
  private func visible(with reading: HostReading) -> HeaderLayout {
    stage.mounting == .overlay ? stage.visibleLayout(for: reading) : stage.layout
  }

  /// Returns the layout of the collapsed header over the content of `reading`.
  package func collapsedLayout(for reading: HostReading) -> HeaderLayout {
    driver.collapsedLayout(in: context(at: reading.offset, of: reading))
  }

  /// Returns how the page of `reading`, left at `place`, is shown under the visible header: placed like the
  /// active page, with its content where it leaves no gap and does not move the header.
  ///
  ///     shown offset = max(place, -line)          top counts as minus infinity
  ///
  /// bounded by the end of the list. If the technique would show another header at that offset, the list goes to the
  /// header: `min(-line, end)`.
  ///
  ///     header   ┌────────┐        ┌────────┐
  ///              └────────┘ line   │        │
  ///              row 40            └────────┘ line     a list at its place, and one that the larger
  ///              row 41            row 1               header would cover, which moves below it
  ///
  /// The page has `bottomRoom` below its content. The room may be scrolled into only under a collapsed header. Under
  /// a larger header, that would move content out of sight although it fits.
  func alignment(
    of place: PagePlace, reading: HostReading, bottomRoom: Double
  ) -> HeaderEffects {
    let layout = stage.layout
    let minY = stage.viewMinY
    let room = reading.room(of: layout, mounting: stage.mounting)
    let line = line(of: visible(with: reading), for: reading) - minY
    var end = reading.range(from: minY, room: room).maximum
    var offset = min(-line, end)
    if case .offset(let left) = place {
      let wholeEnd = max(reading.grid.rounded(end - bottomRoom), -line)
      // The extra pixel is part of the room.
      if left > wholeEnd + 3 * reading.tolerance { end = min(wholeEnd, end) }
      let shown = min(max(left, -line), end)
      // If the list's place would move a header that follows the position, the list moves to the header.
      let isSame = layout.looksLike(driver.layout(in: context(at: shown, of: reading)))
      offset = isSame ? shown : min(-line, end)
    }
    var effects = HeaderEffects(layout: layout, scrollViewMinY: minY, room: room)
    effects.move = .put(offset: offset, position: offset)
    return effects
  }

  /// Returns the place of the page of `reading`, whose content the user has moved. A place is within the
  /// edges, and content that rests on the header is at the top.
  func place(of reading: HostReading) -> PagePlace {
    let range = stage.range(for: reading)
    let line =
      stage.traits.movedBy == .travel
      ? reading.line(of: visible(with: reading)) - stage.viewMinY : -range.minimum
    let offset = min(reading.offset, range.maximum)
    return offset <= -line + reading.tolerance ? .top : .offset(offset)
  }

  /// Continues over `host`, another list that has been aligned under the same header. `progress` is that of a
  /// header animation over the old list.
  func activate(_ host: any ScrollHost, progress: Double? = nil) {
    var reading = host.reading
    reading.progress = progress
    if reading.isFinite { stage.replaceContent(for: reading) }
    scrollHost(host, didReport: .contentReplaced)
  }

  /// Returns where the content's top is in the container when content rests on `layout`. Under a header that
  /// is not moved by travel, it is as far below the header's bottom edge as at the top of the list, or below
  /// the container's top if the header is out of sight.
  private func line(of layout: HeaderLayout, for reading: HostReading) -> Double {
    guard stage.traits.movedBy != .travel else {
      return reading.line(of: layout)
    }
    let room = reading.room(of: stage.layout, mounting: stage.mounting)
    let top = reading.range(from: stage.viewMinY, room: room).minimum
    let atTop = driver.layout(in: context(at: top, of: reading))
    return max(0, layout.headerMaxY) + (stage.viewMinY - top - atTop.headerMaxY)
  }

  /// Returns what a technique is told about resting content at `offset`.
  private func context(at offset: Double, of reading: HostReading) -> HeaderContext {
    var reading = reading
    reading.offset = offset
    (reading.position, reading.motion, reading.progress) = (nil, .resting, nil)
    return stage.context(for: reading)
  }
}
