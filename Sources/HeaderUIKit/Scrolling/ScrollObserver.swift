#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderObservation
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// Watches a scroll view without being its delegate, and reports what happens to it.
  ///
  /// It looks whenever the offset, the content's size or the inset changes, whenever the pan gesture
  /// does, and in every frame while something moves. What each look finds, ``ScrollTranslator`` turns
  /// into events.
  @MainActor
  final class ScrollObserver {
    private let link: ScrollViewLink
    private var translator: ScrollTranslator
    /// Whether a delegate is asked where a fling ends, and passes that on.
    private let hasDelegate: Bool
    private var observations: [NSKeyValueObservation] = []
    private var pan: PanWatch?
    private lazy var watch = FrameWatch { [weak self] in self?.frameDidPass() ?? false }
    private var isLooking = false
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
    /// Told of every frame while something moves; gives whether to go on although nothing does.
    var onFrame: (@MainActor () -> Bool)?

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
      if translator.isActive { watch.start() }
    }

    /// Stops watching.
    func stop() {
      observations = []
      pan?.stop()
      pan = nil
      watch.stop()
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
        onEvent?(event)
      }
      if translator.isActive { watch.start() }
    }

    private func frameDidPass() -> Bool {
      guard pan != nil else { return false }
      look()
      let ended = translator.framePassed(at: link.sample, in: link.viewport)
      if let ended { onEvent?(ended) }
      let goesOn = onFrame?() ?? false
      return translator.isActive || goesOn
    }

    /// Asks ``onFrame`` from the next frame on.
    func watchFrames() {
      watch.start()
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
      let wasTravel = translator.interruptMotion(scrolling: scrolling)
      translator.resetOffset(to: link.contentOffset)
      if translator.isActive { watch.start() }
      if wasTravel { onEvent?(.didStop) }
    }

    /// Forgets whatever moves the content, and reports no end of it: another list moves the header now.
    func discardMotion() {
      translator.interruptMotion(scrolling: false)
      translator.resetOffset(to: link.contentOffset)
    }

    /// Something has been asked of the header while a finger is down: what waits for that finger is
    /// done when it lifts.
    func waitForLift() {
      guard link.sample.isTracking else { return }
      translator.waitForLift()
      watch.start()
    }
  }

  /// Hears a pan gesture begin, go on and end, beside its scroll view.
  ///
  /// A target is called after the scroll view has answered the gesture itself. That the finger has
  /// lifted can be observed as well, before the scroll view plans what follows.
  @MainActor
  final class PanWatch: NSObject {
    private weak var recognizer: UIPanGestureRecognizer?
    private let gestureDidChange: @MainActor () -> Void
    private var observation: NSKeyValueObservation?

    /// Calls `gestureDidChange` until ``stop()``; with `beforeScrollView` as soon as the finger lifts,
    /// which is before a delegate would be asked where the fling ends.
    init(
      _ recognizer: UIPanGestureRecognizer, beforeScrollView: Bool,
      _ gestureDidChange: @escaping @MainActor () -> Void
    ) {
      self.recognizer = recognizer
      self.gestureDidChange = gestureDidChange
      super.init()
      #if canImport(ObjectiveC)
        recognizer.addTarget(self, action: #selector(panDidChange))
      #else
        recognizer.headlessAddTarget(self) { [weak self] _ in self?.gestureDidChange() }
      #endif
      guard beforeScrollView else { return }
      observation = recognizer.observe(\.state) { [weak self] recognizer, _ in
        MainActor.assumeIsolated {
          if recognizer.state == .ended { self?.gestureDidChange() }
        }
      }
    }

    func stop() {
      observation = nil
      #if canImport(ObjectiveC)
        recognizer?.removeTarget(self, action: #selector(panDidChange))
      #else
        recognizer?.headlessRemoveTarget(self)
      #endif
    }

    #if canImport(ObjectiveC)
      @objc private func panDidChange() {
        gestureDidChange()
      }
    #endif
  }

  /// Asks a question once per display frame for as long as the answer is yes.
  ///
  /// UIKit has no callback for a finger that lifts without having dragged, and may have none for a
  /// fling that the app cuts short. So while the user's travel is under way, the scroll view is
  /// looked at in every frame.
  #if canImport(ObjectiveC)
    @MainActor
    final class FrameWatch: NSObject {
      private let goesOn: @MainActor () -> Bool
      private var link: CADisplayLink?

      /// Asks `goesOn` in every frame from ``start()`` on.
      init(_ goesOn: @escaping @MainActor () -> Bool) {
        self.goesOn = goesOn
      }

      func start() {
        guard link == nil else { return }
        // The link keeps its target alive; the question itself holds nothing of the app's.
        let link = CADisplayLink(target: self, selector: #selector(tick))
        link.add(to: .main, forMode: .common)
        self.link = link
      }

      func stop() {
        link?.invalidate()
        link = nil
      }

      @objc private func tick(_ link: CADisplayLink) {
        if !goesOn() { stop() }
      }
    }
  #else
    @MainActor
    final class FrameWatch {
      private let goesOn: @MainActor () -> Bool
      private var isRunning = false

      /// Asks `goesOn` in every frame from ``start()`` on.
      init(_ goesOn: @escaping @MainActor () -> Bool) {
        self.goesOn = goesOn
      }

      func start() {
        guard !isRunning else { return }
        isRunning = true
        tick()
      }

      func stop() {
        isRunning = false
      }

      private func tick() {
        HeadlessDisplay.onNextFrame { [weak self] in
          guard let self, self.isRunning else { return }
          if self.goesOn() { self.tick() } else { self.stop() }
        }
      }
    }
  #endif
#endif
