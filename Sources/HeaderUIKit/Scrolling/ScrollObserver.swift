#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderObservation
  import HeaderRunLoop
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// Watches a scroll view without being its delegate, and reports what happens to it.
  ///
  /// It looks whenever the offset, the content's size or the inset changes, whenever the pan gesture
  /// does, and at the end of every turn of the run loop while something moves: UIKit has no callback
  /// for a finger that lifts without having dragged, and may have none for a fling that the app cuts
  /// short. What each look finds, ``ScrollTranslator`` turns into events.
  @MainActor
  final class ScrollObserver {
    private let link: ScrollViewLink
    private var translator: ScrollTranslator
    /// Whether a delegate is asked where a fling ends, and passes that on.
    private let hasDelegate: Bool
    private var observations: [NSKeyValueObservation] = []
    private var pan: PanWatch?
    private lazy var turns = TurnWatch { [weak self] in
      self?.turnDidEnd() ?? TurnWatch.Next(goesOn: false)
    }
    private var isLooking = false
    /// How many events have been reported.
    private var eventCount = 0
    /// How many writes of the host's are under way, one inside the other; what the scroll view says
    /// meanwhile are echoes.
    private var writes = 0

    /// Told of every event.
    var onEvent: (@MainActor (ScrollEvent) -> Void)?
    /// Told that the content's size or the inset may be another; asked before a change of the offset
    /// is explained.
    var onGeometryChange: (@MainActor () -> Void)?
    /// Asked before anything is reported: whether the list is to be left alone.
    var isPaused: (@MainActor () -> Bool)?
    /// Told of the end of every turn while something moves; gives whether to go on although nothing
    /// does.
    var onTurnEnd: (@MainActor () -> Bool)?

    init(_ link: ScrollViewLink, hasDelegate: Bool) {
      self.link = link
      self.hasDelegate = hasDelegate
      translator = ScrollTranslator(link.sample)
    }

    // MARK: What is known

    /// Where the content is, as far as it has been reported.
    var offset: Double { translator.offset }
    /// Where a dragging finger has put the content, counted without edges.
    var position: Double? { translator.finger?.position }
    /// Whether the host is writing.
    var isWriting: Bool { writes > 0 }
    /// What moves the content.
    var motion: HostMotion { translator.motion(link.sample) }

    // MARK: Looking

    /// Begins to watch.
    func start() {
      translator = ScrollTranslator(link.sample)
      let recognizer = link.view.panGestureRecognizer
      pan = PanWatch(recognizer, beforeScrollView: !hasDelegate) { [weak self] in self?.look() }
      observe(\.contentOffset) { $0.look() }
      observe(\.contentSize) { $0.geometryMayHaveChanged() }
      observe(\.contentInset) { $0.geometryMayHaveChanged() }
      watchTurnsIfNeeded()
    }

    /// Stops watching.
    func stop() {
      observations = []
      pan?.stop()
      pan = nil
      turns.stop()
    }

    private func observe<Value>(
      _ property: KeyPath<UIScrollView, Value>,
      _ change: @escaping @MainActor (ScrollObserver) -> Void
    ) {
      observations.append(
        link.view.observe(property) { [weak self] _, _ in
          MainActor.assumeIsolated {
            guard let self else { return }
            change(self)
          }
        })
    }

    private func geometryMayHaveChanged() {
      guard writes == 0 else { return }
      look()
      onGeometryChange?()
    }

    /// Reports what has happened since the last look.
    func look() {
      guard pan != nil, writes == 0, !isLooking, isPaused?() != true else { return }
      isLooking = true
      defer { isLooking = false }
      for _ in 0..<ScrollTranslator.eventLimit {
        guard let event = translator.next(towards: link.sample, in: link.viewport) else { break }
        report(event)
      }
      watchTurnsIfNeeded()
    }

    /// Reports `event`, which the host has found out by itself.
    func report(_ event: ScrollEvent) {
      eventCount += 1
      onEvent?(event)
    }

    /// The scroll view has told its delegate that a fling has ended.
    func decelerationDidEnd() {
      take { $0.decelerationEnded(at: link.sample) }
    }

    /// The scroll view has told its delegate that an animated scroll has ended.
    func scrollingAnimationDidEnd() {
      take { $0.scrollingAnimationEnded() }
    }

    /// Reports an end that is known, after everything that has happened before it.
    private func take(_ end: (inout ScrollTranslator) -> ScrollEvent?) {
      guard pan != nil, writes == 0, isPaused?() != true else { return }
      look()
      if let event = end(&translator) { report(event) }
    }

    private func turnDidEnd() -> TurnWatch.Next {
      guard pan != nil else { return TurnWatch.Next(goesOn: false) }
      let count = eventCount
      look()
      let sample = link.sample
      if let ended = translator.turnEnded(at: sample, in: link.viewport) { report(ended) }
      let isWaiting = onTurnEnd?() ?? false
      let goesOn = isWaiting || translator.needsTurns
      return TurnWatch.Next(
        goesOn: goesOn, hasActed: !goesOn || eventCount != count,
        wakeDelay: translator.wakeTime.map { $0 - sample.time })
    }

    /// Asks ``onTurnEnd`` from the end of this turn on.
    func watchTurns() {
      turns.start()
    }

    private func watchTurnsIfNeeded() {
      if translator.needsTurns { turns.start() }
    }

    // MARK: Writing

    /// Runs `body`, which writes to the scroll view, and takes nothing that it says meanwhile for
    /// news.
    func writing(_ body: () -> Void) {
      writes += 1
      body()
      writes -= 1
    }

    /// The host has moved the content, which now shows `position`; a drag or a fling goes on from there.
    func didMoveContent(to position: Double) {
      translator.didMoveContent(to: link.contentOffset, position: position)
    }

    /// Takes the content to be where it is now, and reports nothing of the way there: something that the
    /// host wrote has moved it, or offsets are counted from elsewhere.
    func resetOffset() {
      translator.resetOffset(to: link.contentOffset)
    }

    /// The host has ended whatever moved the content; if it is `scrolling`, it moves the content itself
    /// from now on. Reports the end of a drag or a fling.
    func interruptMotion(scrolling: Bool) {
      let wasTravel = translator.interruptMotion(scrolling: scrolling, at: link.sample.time)
      translator.resetOffset(to: link.contentOffset)
      watchTurnsIfNeeded()
      if wasTravel { onEvent?(.didStop) }
    }

    /// Forgets whatever moves the content, and reports no end of it: another list moves the header now.
    func discardMotion() {
      translator.interruptMotion(scrolling: false, at: link.sample.time)
      translator.resetOffset(to: link.contentOffset)
    }

    /// Something has been asked of the header while a finger is down: what waits for that finger is
    /// done when it lifts.
    func waitForLift() {
      guard link.sample.isTracking else { return }
      translator.waitForLift()
      turns.start()
    }
  }
#endif
