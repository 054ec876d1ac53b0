package import HeaderCore
import ScrollPhysics

/// One scroll view that is observed, under a header that it may share with others: readings in, events
/// and requests out. The host of every phone.
///
///     samples, or phases ──▶ ScrollTranslator ──events──▶ pages, stage ──┬──▶ PresentedHeader
///     and geometry                                                       └──▶ ScrollPerformer
///
/// A scroll view that does not go where it is asked to is not asked again.
package final class ObservedScroll: PageHost {
  #if hasFeature(Embedded)
    package var scrollDelegate: (any ScrollHostDelegate)?
    /// Who does what is asked.
    package var performer: (any ScrollPerformer)?
  #else
    package weak var scrollDelegate: (any ScrollHostDelegate)?
    /// Who does what is asked.
    package weak var performer: (any ScrollPerformer)?
  #endif
  /// Whether it goes where it is asked to.
  package internal(set) var canRequest: Bool

  let header: PresentedHeader
  /// Its geometry as it says it, like all that the translator is told; see ``shift``.
  var geometry: ObservedGeometry?
  /// `nil` as long as nothing has been said of it.
  var translator: ScrollTranslator?
  /// What its insets are made of.
  var insets = InsetParts()
  var bottomInset = InsetParts()
  /// Room below its content.
  package var bottomRoom = 0.0 {
    didSet { writing { performer?.makeBottomRoom(bottomRoom) } }
  }
  /// Points from the container's top edge to its own.
  var minY = 0.0
  /// Points of the room above its rows that it takes for content.
  var margin = 0.0
  /// Where it is on the screen, while it is one of several.
  var frame: PageFrame?
  /// Where its reader has left it, until it has said something.
  var restoredPlace: PagePlace?
  /// Where the content was asked to go, and when it is there.
  var pending: (offset: Double, deadline: Double)?
  /// Where the technique wants a fling to end, while it is asked.
  var requestedTarget: Double?
  /// What of the travel is a bar's that shrinks with the content.
  var bar = BarTravel()
  /// Whether a header that the technique has tucked away is shown for a refresh control, and whether it
  /// was before.
  var isRevealed = (now: false, before: false)
  /// Whether the technique has not heard of the geometry yet.
  var hasNews = false
  /// How many writes are under way, one inside the other: what the scroll view says meanwhile are echoes.
  private var writes = 0
  /// Whether events are being reported: what comes meanwhile is reported next.
  var isReporting = false

  /// A scroll view under `header` that is asked to be elsewhere only if `canRequest` says so.
  init(under header: PresentedHeader, canRequest: Bool) {
    self.header = header
    self.canRequest = canRequest
  }

  // MARK: ScrollHost

  /// Offsets under the header less the scroll view's own. A technique counts from below what hangs under the
  /// header, and takes for content what lies above the rows there.
  var shift: Double { header.leadIn + header.footHeight - margin - minY }

  package var contentOffset: Double {
    let offset = performer?.carriedOffset ?? translator?.offset
    return (offset.map { $0 + shift } ?? offsetOnAppearing) + bar.shift
  }

  /// Content of which nothing has been said yet is about to rest at its top.
  private var offsetOnAppearing: Double { -surroundings.safeAreaTop - header.room }

  /// What moves the content.
  package var motion: HostMotion {
    let motion = translator?.motion ?? .resting
    return motion == .resting && performer?.carriedOffset != nil ? .scrolling : motion
  }

  package var reading: HostReading {
    let (motion, offset) = (motion, contentOffset)
    let position =
      motion == .tracking
      ? translator?.position.map { $0 + shift + bar.shift }
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
      safeAreaTop: surroundings.safeAreaTop, fittingHeight: surroundings.fittingHeight,
      motion: motion, prefersReducedMotion: surroundings.prefersReducedMotion,
      scale: surroundings.scale, progress: isSeen ? performer?.progress : header.progress)
    reading.isInSystemAnimation = details?.isInSystemAnimation ?? false
    return reading
  }

  /// What the screen says of itself.
  var surroundings: HeaderSurroundings {
    geometry?.details?.surroundings ?? header.surroundings
  }

  var viewport: ScrollViewport? { geometry?.viewport(scale: surroundings.scale) }

  package func place(_ effects: HeaderEffects) {
    writing {
      header.show(effects)
      if performer?.makeRoom(effects.room) != .done { header.publish(effects.room) }
      _ = performer?.show(effects, answering: nil)
      guard isSeen, let offset = effects.move?.immediateOffset else { return }
      _ = performer?.move(request(to: offset, .put))
    }
    reportEnd()
  }

  package func perform(
    _ effects: HeaderEffects, answering event: ScrollEvent, in context: HeaderContext
  ) {
    requestedTarget = effects.targetContentOffset
    header.answers += 1
    writes += 1
    header.show(effects)
    let hasRoom = makeRoom(effects.room, answering: event)
    let hasShown = performer?.show(effects, answering: event) ?? false
    let answer = effects.move.map { move($0) }
    writes -= 1
    if hasRoom || hasShown || answer == .done { lookAgain() }
    if let move = effects.move, let answer { finish(move, answer) }
    if answer == .impossible, motion == .resting, event != .geometryDidChange {
      // The header may have left the content behind.
      report(.geometryDidChange)
    }
    performer?.keepLooking()
    reportEnd()
  }

  func reportEnd() {
    if motion == .resting { header.reportEnd() }
  }

  /// Makes room where the header needs another; returns whether it is made. Where that takes an update it
  /// waits for the content to rest, unless no content is near it. Content that was let go of beyond its edge
  /// may be given room, since it is on its way to that edge.
  private func makeRoom(_ room: Double, answering event: ScrollEvent) -> Bool {
    if let performer, isSeen {
      let isNew = insets.take(room: room)
      guard isNew || event.cause?.isUserTravel != true else { return false }
      return performer.makeRoom(room) == .done && isNew
    }
    let isReleased =
      motion == .decelerating && room > header.room
      && viewport.map { contentOffset - shift < $0.range.minimum } ?? false
    let inset = insets.total(room: max(room, header.room), surroundings.safeAreaTop)
    header.make(
      room,
      waits: motion != .resting && motion != .scrolling && !isReleased && contentOffset < -inset)
    return false
  }

  // MARK: Writing

  /// Whether the view layer sees everything, and does at once what it is asked to.
  var isSeen: Bool { geometry?.details != nil }

  /// Whether what the scroll view says is an echo.
  package var isWriting: Bool { writes > 0 }

  /// Runs `body`, which writes to the scroll view, and takes nothing that it says meanwhile for news.
  package func writing(_ body: () -> Void) {
    writes += 1
    body()
    writes -= 1
    lookAgain()
  }

  /// Runs `body`, which lays views out, and looks at the scroll view once it is done, not meanwhile.
  package func layingOut(_ body: () -> Void) {
    writes += 1
    body()
    writes -= 1
  }

  /// Takes over what has been written.
  private func lookAgain() {
    guard writes == 0, translator != nil, let sight = performer?.sight else { return }
    let before = geometry?.offset
    translator?.sample = sight.sample
    if take(sight.geometry) { hasNews = true }
    if sight.geometry.offset != before { translator?.resetOffset(to: sight.geometry.offset) }
  }
}
