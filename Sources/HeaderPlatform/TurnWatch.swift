#if os(iOS) || os(macOS) || os(visionOS) || canImport(HeadlessUIKit)
  /// Calls back when the main run loop goes to sleep, from ``start()`` to ``stop()``.
  ///
  /// What happens between two sleeps is a turn: a scroll view's step or a touch, and the layout that
  /// follows. It is over after Core Animation's commit. No display's rate is in this, and none is asked
  /// for: a turn begins when something happens.
  @MainActor
  package final class TurnWatch {
    /// What follows the end of a turn.
    package struct Next {
      /// Whether the end of the next one is wanted.
      package var goesOn: Bool
      /// Whether views were written to. The commit of this turn is over, so another is made.
      package var hasActed: Bool
      /// Seconds after which a turn ends even if nothing happens; `nil` for never. While such a wait
      /// is under way no shorter one begins.
      package var wakeDelay: Double?

      package init(goesOn: Bool, hasActed: Bool = false, wakeDelay: Double? = nil) {
        self.goesOn = goesOn
        self.hasActed = hasActed
        self.wakeDelay = wakeDelay
      }
    }

    /// Behind Core Animation's observer, which commits at 2,000,000.
    private static let order = 2_100_000

    private let turnEnded: @MainActor () -> Next
    private var observer: CFRunLoopObserver?
    private var timer: CFRunLoopTimer?

    /// Calls `turnEnded` at the end of every turn from ``start()`` on.
    package init(_ turnEnded: @escaping @MainActor () -> Next) {
      self.turnEnded = turnEnded
    }

    /// Begins with the turn that is under way, unless it has begun.
    package func start() {
      guard observer == nil else { return }
      observer = CFRunLoopObserverCreateWithHandler(
        nil, CFRunLoopActivity.beforeWaiting.rawValue, true, TurnWatch.order
      ) { [weak self] observer, _ in
        guard let self else { return CFRunLoopObserverInvalidate(observer) }
        MainActor.assumeIsolated { self.endTurn() }
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }

    /// Ends.
    package func stop() {
      if let observer { CFRunLoopObserverInvalidate(observer) }
      if let timer { CFRunLoopTimerInvalidate(timer) }
      (observer, timer) = (nil, nil)
    }

    private func endTurn() {
      let next = turnEnded()
      if next.hasActed { CFRunLoopWakeUp(CFRunLoopGetMain()) }
      guard next.goesOn else { return stop() }
      if let delay = next.wakeDelay, timer == nil { wake(after: delay) }
    }

    private func wake(after delay: Double) {
      timer = CFRunLoopTimerCreateWithHandler(
        nil, CFAbsoluteTimeGetCurrent() + max(0, delay), 0, 0, 0
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.timer = nil }
      }
      CFRunLoopAddTimer(CFRunLoopGetMain(), timer, .commonModes)
    }
  }
#endif
