import HeaderCore
import ScrollPhysics

/// The readings of a scroll view.
extension ObservedScroll {
  /// Finds out whether room that is made as a margin of the content counts as inset or as content. It is content
  /// if the inset has only the room of the collapsed header, and remains content until the inset has all of the room:
  /// a refresh control adds to the inset as well.
  private func findMargin(in geometry: ObservedGeometry) {
    let room = header.topRoom - header.topBar
    let rest = geometry.insetTop - header.surroundings.safeAreaTop - header.topBar
    let isContent =
      rest.magnitude < InsetParts.tolerance || margin > 0 && rest < room - InsetParts.tolerance
    let change = (header.splitsRoom && isContent ? room : 0) - margin
    margin += change
    translator?.contentDidGrow(above: change)
  }

  /// Sets how far the view's top edge is below the container's, in points.
  func setMinY(_ minY: Double) {
    self.minY = minY
    guard let geometry else { return }
    insets.forget()
    _ = take(geometry)
  }

  /// Splits the last inset again, if the system's views are not known.
  func safeAreaDidChange() {
    guard let geometry, geometry.details == nil else { return }
    insets.safeAreaDidChange(
      to: header.surroundings.safeAreaTop - minY, under: geometry.insetTop)
  }

  // MARK: Phases and geometry

  /// Takes a reading of the geometry, with an unchanged phase.
  func update(_ geometry: ObservedGeometry) {
    let sample = ScrollSample(
      offset: geometry.offset, contentSize: geometry.contentSize,
      phase: translator?.sample.phase ?? .idle, time: header.now)
    translator?.turn.hasGeometry = true
    update(ScrollSnapshot(sample: sample, geometry: geometry))
  }

  /// Takes a reading of the phase, and the geometry that came with it. That is ignored if this turn already had a
  /// reading of the geometry, which is newer.
  ///
  /// The order of the two callbacks in a turn is not documented. Both orders give the same events.
  func update(_ phase: ObservedPhase, with geometry: ObservedGeometry?) {
    resync(before: phase, with: geometry)
    guard let translator else { return }
    var sample = translator.sample
    sample.time = header.now
    if !translator.turn.hasGeometry, let geometry {
      (sample.offset, sample.contentSize) = (geometry.offset, geometry.contentSize)
    }
    // A finger that drags has touched the content before.
    if phase == .interacting { sample.move(by: .tracking) }
    // The phase that ends has moved the content to here.
    if phase != .tracking, phase != .animating { reportEvents(upTo: sample) }
    sample.move(by: phase)
    reportEvents(upTo: sample)
  }

  /// Reports that a finger lifts at `velocity`, in points per millisecond, and that the fling would end at
  /// `target`. Returns the offset where it should end instead; `nil` leaves it unchanged.
  package func target(velocity: Double, target: Double) -> Double? {
    requestedTarget = nil
    report(.willEndDragging(velocity: velocity, targetContentOffset: target + shift))
    return requestedTarget.map { $0 - shift }
  }

  /// Whether ``turnEnded()`` has to be called at the end of this turn of the run loop. UIKit does not report the end
  /// of a refresh that moves nothing.
  package var needsTurns: Bool {
    translator?.needsTurns == true || views != nil && insets.refresh > 0
  }

  /// The time at which a turn has to end even without a callback, in seconds; `nil` if it need not.
  package var wakeTime: Double? { translator?.wakeTime }

  /// Ends a turn: the run loop is about to sleep, and all callbacks of the turn have come.
  func turnEnded() {
    guard let viewport else { return }
    if let event = translator?.turnEnded(at: header.now, in: viewport) { report(event) }
    finishRequest()
  }

  /// Applies `end`, which the app's delegate received.
  func didReceive(_ end: ScrollEvent) {
    if let event = translator?.didReceive(end) { report(event) }
  }

  /// Ends a request before a finger moves the content. The scroll view has followed it if the content, at
  /// `latest` unless this turn already had a reading, is nearer to the requested offset than to where it was.
  private func resync(before phase: ObservedPhase, with latest: ObservedGeometry?) {
    guard phase == .tracking || phase == .interacting, motion == .resting, let pending,
      let offset = (translator?.turn.hasGeometry == true ? geometry : latest ?? geometry)?.offset,
      (offset - pending.offset).magnitude > 1
    else { return }
    if (offset - pending.offset).magnitude < (offset - pending.start).magnitude {
      self.pending = nil
    } else {
      giveUpRequest(at: offset)
    }
  }

  // MARK: Samples

  /// Whether `geometry` would have to be reported to the technique.
  package func needsReport(_ geometry: ObservedGeometry) -> Bool {
    hasUnreportedGeometry || self.geometry.map { geometry.needsReport(after: $0) } ?? true
      || geometry.insetBottom != self.geometry?.insetBottom
  }

  /// Whether `geometry` would have to be reported only because of the content's size.
  package func needsReportOfContentAlone(_ geometry: ObservedGeometry) -> Bool {
    guard let known = self.geometry, geometry.contentSize != known.contentSize else { return false }
    var geometry = geometry
    geometry.contentSize = known.contentSize
    return !needsReport(geometry)
  }

  /// Takes a snapshot, because the scroll view changed.
  func update(_ snapshot: ScrollSnapshot, reportsGeometry: Bool = true) {
    let insetBefore = geometry?.insetTop
    if snapshot.geometry.details == nil { findMargin(in: snapshot.geometry) }
    let needsReport = take(snapshot.geometry)
    guard translator != nil else {
      translator = ScrollTranslator(snapshot.sample)
      navigationBar.reported = (contentOffset, surroundings.safeAreaTop)
      return
    }
    if needsReport { hasUnreportedGeometry = true }
    var sample = snapshot.sample
    if let pending, motion == .resting, snapshot.geometry.insetTop != insetBefore {
      // The system may have moved the content once more, along with its inset.
      ask(.stop(at: pending.offset + shift))
      sample.offset = pending.offset
    }
    reportEvents(upTo: sample, reportsGeometry: reportsGeometry)
    finishRequest()
  }

  /// Reports the events that lead to `sample`.
  private func reportEvents(upTo sample: ScrollSample, reportsGeometry: Bool = true) {
    // The room of a refresh control is reported when a finger begins to drag the resting content.
    if hasUnreportedGeometry, sample.isPanning, motion == .resting, !isReporting {
      hasUnreportedGeometry = false
      report(.geometryDidChange)
    }
    translator?.sample = sample
    guard !isReporting else { return }
    isReporting = true
    defer { isReporting = false }
    if reportsGeometry { noticeSafeArea() }
    for _ in 0..<ScrollTranslator.eventLimit {
      guard let viewport, let event = translator?.next(in: viewport) else { break }
      report(event)
    }
    guard hasUnreportedGeometry, reportsGeometry else { return }
    hasUnreportedGeometry = false
    report(.geometryDidChange)
  }

  /// Starts again with a different view under the same header.
  func wasRebuilt(_ snapshot: ScrollSnapshot) {
    translator = ScrollTranslator(snapshot.sample)
    pending = nil
    _ = take(snapshot.geometry)
  }

  /// Takes the geometry; returns whether it has to be reported to the technique.
  func take(_ geometry: ObservedGeometry) -> Bool {
    let before = self.geometry
    let (insetsBefore, bottomBefore) = (insets, bottomInset)
    self.geometry = geometry
    if let details = geometry.details {
      insets.update(app: details.appInset, refresh: details.refreshInset)
      bottomInset.update(app: geometry.insetBottom - bottomRoom, refresh: 0)
    } else {
      insets.expectRoom(header.topRoom - margin)
      insets.update(geometry.insetTop, safeArea: header.surroundings.safeAreaTop - minY)
      bottomInset.expectRoom(bottomRoom)
      bottomInset.update(geometry.insetBottom, safeArea: 0)
    }
    guard let before else { return true }
    return geometry.needsReport(after: before) || bottomInset.own != bottomBefore.own
      || insets.app != insetsBefore.app || insets.refresh != insetsBefore.refresh
  }
}
