/// The main run loop, as far as the adapter watches it. Foundation on Linux does not expose its own.
///
/// A turn of the run loop is a frame of the screen: due timers, the frame's work, the commit, and then the
/// observers of `beforeWaiting`.
public final class CFRunLoop {}

/// A mode of the run loop.
public enum CFRunLoopMode: Sendable {
  /// All common modes, also the one in which a finger drags.
  case commonModes
}

/// An activity of the run loop.
public enum CFRunLoopActivity: UInt, Sendable {
  /// The run loop is about to sleep.
  case beforeWaiting = 32
}

/// A block that the run loop calls before it sleeps.
public final class CFRunLoopObserver {
  let block: (CFRunLoopObserver?, CFRunLoopActivity) -> Void
  var isValid = true

  init(_ block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void) {
    self.block = block
  }
}

/// A block that the run loop calls once, at a given time.
public final class CFRunLoopTimer {
  let fireDate: Double
  let block: (CFRunLoopTimer?) -> Void
  var isValid = true

  init(fireDate: Double, block: @escaping (CFRunLoopTimer?) -> Void) {
    (self.fireDate, self.block) = (fireDate, block)
  }
}

/// The main thread's run loop.
@MainActor
public func CFRunLoopGetMain() -> CFRunLoop? { HeadlessScreen.current.runLoop.loop }

/// Seconds on the screen's clock.
@MainActor
public func CFAbsoluteTimeGetCurrent() -> Double { CACurrentMediaTime() }

/// Makes the run loop start another turn instead of sleeping.
@MainActor
public func CFRunLoopWakeUp(_ loop: CFRunLoop?) {
  HeadlessScreen.current.runLoop.isWokenUp = true
}

/// Makes a repeating observer of `beforeWaiting`, the only activity here.
@MainActor
public func CFRunLoopObserverCreateWithHandler(
  _ allocator: AnyObject?, _ activities: UInt, _ repeats: Bool, _ order: Int,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
  CFRunLoopObserver(block)
}

/// Starts `observer`.
@MainActor
public func CFRunLoopAddObserver(
  _ loop: CFRunLoop?, _ observer: CFRunLoopObserver?, _ mode: CFRunLoopMode?
) {
  if let observer { HeadlessScreen.current.runLoop.observers.append(observer) }
}

/// Stops `observer`.
@MainActor
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver?) {
  observer?.isValid = false
}

/// Makes a timer that fires once.
@MainActor
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: AnyObject?, _ fireDate: Double, _ interval: Double, _ flags: UInt,
  _ order: Int, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  CFRunLoopTimer(fireDate: fireDate, block: block)
}

/// Starts `timer`.
@MainActor
public func CFRunLoopAddTimer(
  _ loop: CFRunLoop?, _ timer: CFRunLoopTimer?, _ mode: CFRunLoopMode?
) {
  if let timer { HeadlessScreen.current.runLoop.timers.append(timer) }
}

/// Stops `timer`.
@MainActor
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer?) {
  timer?.isValid = false
}

/// The run loop of a screen.
struct HeadlessRunLoop {
  let loop = CFRunLoop()
  var observers: [CFRunLoopObserver] = []
  var timers: [CFRunLoopTimer] = []
  var isWokenUp = false
}

extension HeadlessScreen {
  /// Fires the timers that are due.
  func fireTimers() {
    let now = time / 1000 + 1e-9
    let due = runLoop.timers.filter { $0.fireDate <= now }
    runLoop.timers.removeAll { !$0.isValid || $0.fireDate <= now }
    for timer in due where timer.isValid { timer.block(timer) }
  }

  /// Ends a turn: commits, and calls the observers. An observer can start another turn, which commits what it did.
  public func endTurn() {
    repeat {
      runLoop.isWokenUp = false
      window?.layoutIfNeeded()
      runLoop.observers.removeAll { !$0.isValid }
      for observer in runLoop.observers where observer.isValid {
        observer.block(observer, .beforeWaiting)
      }
    } while runLoop.isWokenUp
  }
}
