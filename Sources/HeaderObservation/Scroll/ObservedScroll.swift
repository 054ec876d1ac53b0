package import HeaderCore
import ScrollPhysics

/// An observed scroll view under a header: readings in, events and requests out. The host on every phone.
///
///     samples, or phases ──▶ ScrollTranslator ──events──▶ pages, stage ──┬──▶ PresentedHeader
///     and geometry                                                       └──▶ ScrollPerformer
///
/// After a scroll view ignores a request, it gets no further ones.
package final class ObservedScroll: PageHost {
  #if hasFeature(Embedded)
    package var scrollDelegate: (any ScrollHostDelegate)?
    /// Performs the requests.
    package var performer: (any ScrollPerformer)?
  #else
    package weak var scrollDelegate: (any ScrollHostDelegate)?
    /// Performs the requests.
    package weak var performer: (any ScrollPerformer)?
  #endif
  /// Whether the scroll view follows requests.
  package internal(set) var canRequest: Bool

  /// The header, which all scroll views under it share.
  let header: PresentedHeader
  /// The geometry in the scroll view's own offsets, as in all of the translator's input; see ``shift``.
  var geometry: ObservedGeometry?
  /// `nil` before the first reading.
  var translator: ScrollTranslator?
  /// The parts of the inset at the top.
  var insets = InsetParts()
  /// The parts of the inset at the bottom.
  var bottomInset = InsetParts()
  /// Room below the content, in points.
  package var bottomRoom = 0.0 {
    didSet { writing { performer?.makeBottomRoom(bottomRoom) } }
  }
  /// Top edge of the scroll view below that of the container, in points.
  var minY = 0.0
  /// The part of the header's room that the scroll view counts as content, in points.
  var margin = 0.0
  /// The frame on the screen; `nil` if it is on none, or if it is the only scroll view.
  var frame: PageFrame?
  /// The reader's place, until the first reading.
  var restoredPlace: PagePlace?
  /// The requested offset, that of the content at the request, and the time by which the content has to be there.
  var pending: (offset: Double, start: Double, deadline: Double)?
  /// The end of a fling that the technique asked for, while it answers.
  var requestedTarget: Double?
  /// The part of the travel by which a navigation bar shrinks.
  var navigationBar = NavigationBarTravel()
  /// Whether a hidden header is revealed for a refresh control, now and in the layout before.
  var isRevealed = (now: false, before: false)
  /// Whether the technique does not know the latest geometry yet.
  var hasUnreportedGeometry = false
  /// The depth of nested writes. Readings during a write are its echoes.
  private var writes = 0
  /// Whether events are being reported. A reading meanwhile is reported after them.
  var isReporting = false

  /// A scroll view under `header`, which gets requests only if `canRequest` is `true`.
  init(under header: PresentedHeader, canRequest: Bool) {
    self.header = header
    self.canRequest = canRequest
  }

  // MARK: ScrollHost

  /// The difference between a technique's offsets and the scroll view's. A technique counts from below the views
  /// attached under the header, and counts a header in the content as content.
  var shift: Double { header.leadIn + header.footHeight - margin - minY }

  package var contentOffset: Double {
    let offset = views?.carriedOffset ?? translator?.offset
    return (offset.map { $0 + shift } ?? offsetOnAppearing) + navigationBar.shift
  }

  /// The offset before the first reading: content is about to rest at its top.
  private var offsetOnAppearing: Double { -surroundings.safeAreaTop - header.room }

  /// The kind of motion of the content.
  package var motion: HostMotion {
    let motion = translator?.motion ?? .resting
    return motion == .resting && views?.carriedOffset != nil ? .scrolling : motion
  }

  package var reading: HostReading {
    let (motion, offset) = (motion, contentOffset)
    let position =
      motion == .tracking
      ? translator?.position.map { $0 + shift + navigationBar.shift }
        ?? viewport.map { $0.position(of: offset - shift) + shift } : nil
    let (surroundings, details) = (surroundings, geometry?.details)
    let height =
      details?.surroundings.containerHeight
      ?? geometry.map { $0.height + minY - header.footHeight }
    var reading = HostReading(
      offset: offset, position: position,
      contentSize: geometry.map { $0.contentSize + header.leadIn - margin } ?? 0,
      containerHeight: height ?? surroundings.containerHeight,
      appInset: ScrollInsets(top: insets.app, bottom: bottomInset.own + bottomRoom),
      addsSafeArea: details?.addsSafeArea ?? true, refreshInset: insets.refresh,
      safeAreaTop: surroundings.safeAreaTop, fittingHeight: surroundings.wholeFittingHeight,
      motion: motion, prefersReducedMotion: surroundings.prefersReducedMotion,
      scale: surroundings.scale, progress: views.map { $0.progress } ?? header.progress)
    reading.isInSystemAnimation = details?.isInSystemAnimation ?? false
    return reading
  }

  /// The properties of the screen.
  var surroundings: HeaderSurroundings {
    geometry?.details?.surroundings ?? header.surroundings
  }

  var viewport: ScrollViewport? { geometry?.viewport(scale: surroundings.scale) }

  package func place(_ effects: HeaderEffects) {
    writing {
      let change = header.show(effects)
      guard let views else { return header.publish(effects.room) }
      views.makeRoom(effects.room)
      _ = views.show(effects, change, answering: nil)
      guard let offset = effects.move?.immediateOffset else { return }
      _ = performer?.move(request(.put(offset: offset, position: offset)))
    }
    reportEnd()
  }

  package func perform(
    _ effects: HeaderEffects, answering event: ScrollEvent, in context: HeaderContext
  ) {
    requestedTarget = effects.targetContentOffset
    header.answers += 1
    let (hasRoom, hasShown, result) = ignoringReadings {
      let change = header.show(effects)
      return (
        makeRoom(effects.room, answering: event),
        views?.show(effects, change, answering: event) ?? false,
        effects.move.map { move($0) }
      )
    }
    if hasRoom || hasShown || result == .done { readViews() }
    if let move = effects.move, let result { finish(move, result) }
    if result == .impossible, motion == .resting, event != .geometryDidChange {
      // The content could not follow, so the header may have moved away from it.
      report(.geometryDidChange)
    }
    // What waits for a finger that does not drag is performed when that lifts.
    if event == .geometryDidChange || event == .didEndScrollingAnimation || event.isRequest {
      translator?.waitForLift()
    }
    views?.watchTurnsIfNeeded()
    reportEnd()
  }

  func reportEnd() {
    if motion == .resting { header.reportEnd() }
  }

  /// Makes room for the header, if it changed. Returns whether the inset changed at once.
  private func makeRoom(_ room: Double, answering event: ScrollEvent) -> Bool {
    guard let views else {
      header.setRoom(room, waits: hasToWait(toPublish: room))
      return false
    }
    let isNew = insets.take(room: room)
    if isNew || event.cause?.isUserTravel != true { views.makeRoom(room) }
    return isNew
  }

  /// Whether `room` waits for the finger to lift, which has moved the content beyond its top edge. Content that was
  /// released there comes to rest below the new room.
  private func hasToWait(toPublish room: Double) -> Bool {
    let inset = insets.total(room: max(room, header.room), surroundings.safeAreaTop)
    return motion == .tracking && contentOffset < -inset
  }

  // MARK: Writing

  /// The views, if the view layer reads and writes them at once.
  var views: (any ViewPerformer)? { performer?.views }

  /// Whether readings are echoes of the host's own writes.
  package var isWriting: Bool { writes > 0 }

  /// Runs `body`, which writes to the scroll view, and takes over its new state without reporting events.
  package func writing(_ body: () -> Void) {
    ignoringReadings(body)
    readViews()
  }

  /// Returns the result of `body`, which writes or lays views out, and ignores readings meanwhile. Take a snapshot
  /// afterwards.
  package func ignoringReadings<Result>(_ body: () -> Result) -> Result {
    writes += 1
    defer { writes -= 1 }
    return body()
  }

  /// Takes over the views' state after a write.
  private func readViews() {
    guard writes == 0, translator != nil, let snapshot = views?.snapshot else { return }
    let before = geometry?.offset
    translator?.sample = snapshot.sample
    if take(snapshot.geometry) { hasUnreportedGeometry = true }
    if snapshot.geometry.offset != before { translator?.resetOffset(to: snapshot.geometry.offset) }
  }
}
