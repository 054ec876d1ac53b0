package import HeaderCore
import ScrollPhysics

/// One scroll view that is observed, under a header that it may share with others: readings in, events
/// and requests out.
///
///     geometry, phases ──▶ PhaseTranslator ─┐                         ┌──▶ PresentedHeader
///     or samples ────────▶ ScrollTranslator ┴─events─▶ pages, stage ──┴──▶ ScrollRequest
///
/// While a finger or a fling moves the content it is left where it is. A scroll view that does not go
/// where it is asked to is not asked again.
package final class ObservedScroll: PageHost {
  /// Who hears what is asked of it.
  package struct Outputs {
    /// Where the content has to go.
    package var request: (ScrollRequest) -> Void = { _ in }
    /// Points of room below the content.
    package var bottomRoom: (Double) -> Void = { _ in }
  }

  #if hasFeature(Embedded)
    package var scrollDelegate: (any ScrollHostDelegate)?
  #else
    package weak var scrollDelegate: (any ScrollHostDelegate)?
  #endif
  /// Who hears what is asked of it.
  package var outputs = Outputs()
  /// Whether it goes where it is asked to.
  package internal(set) var canRequest: Bool

  let header: PresentedHeader
  var geometry: ObservedGeometry?
  var phases = PhaseTranslator(ObservedGeometry(offset: 0, contentSize: 0, height: 0))
  var samples: SampledScroll?
  /// What its insets are made of.
  var insets = InsetParts()
  var bottomInset = BottomInset()
  /// Points from where offsets are counted, which is what hangs below the header further down than the
  /// container's top edge, to its own top edge.
  var minY: Double
  /// Where it is on the screen, while it is one of several.
  var frame: PageFrame?
  /// Where the content was asked to go, and when it is there.
  var pending: (offset: Double, deadline: Double)?
  /// Where the technique wants a fling to end, while it is asked.
  var requestedTarget: Double?

  /// A scroll view under `header` that is asked to be elsewhere only if `canRequest` says so.
  init(under header: PresentedHeader, canRequest: Bool) {
    self.header = header
    self.canRequest = canRequest
    minY = -header.footHeight
  }

  // MARK: ScrollHost

  package var contentOffset: Double { samples?.offset ?? phases.offset }

  /// What moves the content.
  package var motion: HostMotion { samples?.motion ?? phases.motion }

  package var reading: HostReading {
    let (motion, offset) = (motion, contentOffset)
    var position: Double?
    if motion == .tracking { position = samples?.position ?? viewport?.position(of: offset) }
    let surroundings = header.surroundings
    return HostReading(
      offset: offset, position: position, contentSize: geometry?.contentSize ?? 0,
      containerHeight: geometry?.height ?? surroundings.containerHeight,
      appInset: ScrollInsets(top: insets.app, bottom: bottomInset.wanted),
      refreshInset: insets.refresh, safeAreaTop: surroundings.safeAreaTop,
      fittingHeight: surroundings.fittingHeight, motion: motion,
      prefersReducedMotion: surroundings.prefersReducedMotion, scale: surroundings.scale,
      progress: header.progress)
  }

  var viewport: ScrollViewport? { geometry?.viewport(scale: header.surroundings.scale) }

  package func place(_ effects: HeaderEffects) {
    header.show(effects)
    header.publish(effects.room)
    reportEnd()
  }

  package func perform(
    _ effects: HeaderEffects, answering event: ScrollEvent, in context: HeaderContext
  ) {
    requestedTarget = effects.targetContentOffset
    header.show(effects)
    makeRoom(effects.room)
    if let move = effects.move { moveContent(to: move.end, animation: move.animation) }
    reportEnd()
  }

  func reportEnd() {
    if motion == .resting { header.reportEnd() }
  }

  func report(_ event: ScrollEvent) {
    scrollDelegate?.scrollHost(self, didReport: event)
  }

  /// Room is made at rest. Content that was let go of beyond its edge may be given room, since it is on
  /// its way to that edge.
  private func makeRoom(_ room: Double) {
    let isReleased =
      motion == .decelerating && room > header.room
      && viewport.map { contentOffset < $0.range.minimum } ?? false
    header.make(room, waits: motion != .resting && motion != .scrolling && !isReleased)
  }

  // MARK: The content

  /// Asks for the content to be at `target`, if nothing of the user's moves it.
  private func moveContent(to target: Double, animation: HeaderAnimation?) {
    guard canRequest, motion == .resting || motion == .scrolling else {
      header.counts.leftUndone += 1
      // The header would leave the content behind.
      let leavesGap = motion == .resting && target > contentOffset + 0.5
      if leavesGap, header.shown.layout.collapsedFraction > 0 {
        report(.setFraction(0, animated: true))
      }
      return
    }
    header.counts.requests += 1
    ask(for: target, animation)
  }

  /// Asks for the content to be at `target`, and takes it to be there or on its way.
  func ask(for target: Double, _ animation: HeaderAnimation?) {
    pending = (target, header.now + (animation?.duration ?? 0) + ObservedScroll.patience)
    if animation == nil {
      resetOffset(to: target)
    } else {
      samples?.interruptMotion(scrolling: true, at: header.now)
      phases.interruptMotion(scrolling: true)
    }
    let inset =
      insets.total(room: header.topRoom, header.surroundings.safeAreaTop) - header.footHeight
    outputs.request(
      ScrollRequest(
        offset: target - header.leadIn + minY, insetTop: inset - minY, animation: animation))
  }

  /// Seconds after which a scroll view has gone where it was asked to, or does not.
  static let patience = 0.25

  func resetOffset(to offset: Double) {
    samples?.resetOffset(to: offset)
    phases.resetOffset(to: offset)
  }
}

extension HeaderEffects.ContentMove {
  fileprivate var animation: HeaderAnimation? {
    if case .scroll(_, let animation) = self { animation } else { nil }
  }
}

/// Whether the content goes where it is asked to.
extension ObservedScroll {
  /// Looks whether the content went where it was asked to, as far as it may.
  func finishRequest() {
    guard let pending, motion == .resting, let geometry, let viewport else { return }
    let bounded = viewport.range.clamp(pending.offset)
    if [pending.offset, bounded].contains(where: { (geometry.offset - $0).magnitude <= 1 }) {
      self.pending = nil
    } else if header.now >= pending.deadline {
      giveUpRequest(at: geometry.offset)
    }
  }

  /// Asks for nothing any more: the content is at `offset`, and does not go where it is asked to.
  func giveUpRequest(at offset: Double) {
    pending = nil
    canRequest = false
    guard contentOffset != offset else { return }
    resetOffset(to: offset)
    report(.didScroll(.layout))
  }

  /// An animated scroll that has not said that it arrived has not gone there.
  func endOverdueScroll() {
    guard let pending, header.now >= pending.deadline, motion == .scrolling else { return }
    phases.interruptMotion(scrolling: false)
    samples?.interruptMotion(scrolling: false, at: header.now)
    if let geometry { resetOffset(to: geometry.offset) }
    report(.didEndScrollingAnimation)
  }
}

/// One of several scroll views under a header.
extension ObservedScroll {
  package var bottomRoom: Double {
    get { bottomInset.room }
    set {
      bottomInset.room = newValue
      header.counts.bottomRooms += 1
      outputs.bottomRoom(newValue)
    }
  }

  /// Content in flight is asked to be where it is, which ends that. This is the one request that is
  /// made while something moves the content: no user sees it move any more.
  package func halt() {
    guard motion == .decelerating || motion == .scrolling else { return }
    let offset = geometry?.offset ?? contentOffset
    samples?.interruptMotion(scrolling: false, at: header.now)
    phases.interruptMotion(scrolling: false)
    guard canRequest else { return }
    header.counts.halts += 1
    ask(for: offset, nil)
  }

  /// Asks for the content to be where the header leaves its place; content that something moves is
  /// asked once it is at rest.
  package func align(_ effects: HeaderEffects) {
    guard let offset = effects.move?.immediateOffset, let viewport, motion == .resting else {
      return
    }
    let target = viewport.grid.rounded(offset)
    let isOnItsWay = pending?.offset == target
    guard (target - contentOffset).magnitude > viewport.pixel / 2, !isOnItsWay else { return }
    guard canRequest else {
      header.counts.leftUndone += 1
      return
    }
    header.counts.alignments += 1
    ask(for: target, nil)
  }
}

/// Where the content is asked to go, at rest.
package struct ScrollRequest: Sendable, Equatable {
  /// The content offset.
  package var offset: Double
  /// What lies above the content there: `offset` counted from the content's own top edge is
  /// `offset + insetTop`.
  package var insetTop: Double
  /// How it goes there; at once without it.
  package var animation: HeaderAnimation?
}
