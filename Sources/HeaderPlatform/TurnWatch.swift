#if os(iOS) || os(macOS) || os(visionOS) || canImport(HeadlessUIKit)
  /// Calls back before the main run loop sleeps, from ``start()`` to ``stop()``.
  ///
  /// The time between two sleeps is a turn: a scroll view's step or a touch, and the layout that follows. It ends after
  /// Core Animation's commit. It does not depend on the display's rate: a turn begins when something happens.
  @MainActor
  package final class TurnWatch {
    /// When the next turn ends.
    package struct Next {
      /// Whether views were changed. The commit of this turn is over, so the run loop is woken for another.
      package var hasActed: Bool
      /// Seconds after which a turn has to end even if nothing happens; `nil` if it need not.
      package var wakeDelay: Double?

      package init(hasActed: Bool, wakeDelay: Double?) {
        self.hasActed = hasActed
        self.wakeDelay = wakeDelay
      }
    }

    /// After Core Animation's observer, whose order is 2,000,000.
    private static let order = 2_100_000

    private let turnEnded: @MainActor () -> Next?
    private var observer: CFRunLoopObserver?
    private var timer: CFRunLoopTimer?

    /// Calls `turnEnded` at the end of every turn from ``start()`` on, until it returns `nil`.
    package init(_ turnEnded: @escaping @MainActor () -> Next?) {
      self.turnEnded = turnEnded
    }

    /// Starts with the current turn, unless it is running.
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

    /// Stops.
    package func stop() {
      if let observer { CFRunLoopObserverInvalidate(observer) }
      if let timer { CFRunLoopTimerInvalidate(timer) }
      (observer, timer) = (nil, nil)
    }

    private func endTurn() {
      let next = turnEnded()
      if next?.hasActed ?? true { CFRunLoopWakeUp(CFRunLoopGetMain()) }
      guard let next else { return stop() }
      if let timer { CFRunLoopTimerInvalidate(timer) }
      timer = next.wakeDelay.flatMap { makeTimer(after: $0) }
    }

    /// Returns a timer that does nothing: the run loop wakes up for it, and ends a turn.
    private func makeTimer(after delay: Double) -> CFRunLoopTimer? {
      let timer = CFRunLoopTimerCreateWithHandler(
        nil, CFAbsoluteTimeGetCurrent() + max(0, delay), 0, 0, 0
      ) { _ in }
      CFRunLoopAddTimer(CFRunLoopGetMain(), timer, .commonModes)
      return timer
    }
  }
#endif
