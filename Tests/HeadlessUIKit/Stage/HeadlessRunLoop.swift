/// The main run loop, as far as code watches it. On Linux Foundation shows nothing of its own.
///
/// The screen's frames are its turns: timers that are due, whatever a frame does, the commit, and then
/// the observers of `beforeWaiting`.
public final class CFRunLoop {}

/// Seconds.
public typealias CFAbsoluteTime = Double
/// An order among observers or timers.
public typealias CFIndex = Int
/// A set of options.
public typealias CFOptionFlags = UInt
/// The allocator that Core Foundation's functions ask for; the double's are called without one.
public final class CFAllocator {}

/// A mode that the run loop may be in.
public struct CFRunLoopMode: Hashable, Sendable {
  /// All modes that count as common: also the one of a finger that drags.
  public static let commonModes = CFRunLoopMode()
}

/// What the run loop is about to do.
public struct CFRunLoopActivity: OptionSet, Sendable {
  /// To sleep.
  public static let beforeWaiting = CFRunLoopActivity(rawValue: 32)

  /// CoreFoundation's bits.
  public let rawValue: CFOptionFlags

  /// The activities whose bits are set.
  public init(rawValue: CFOptionFlags) {
    self.rawValue = rawValue
  }
}

/// A block that the run loop calls before an activity.
public final class CFRunLoopObserver {
  let order: CFIndex
  let block: (CFRunLoopObserver?, CFRunLoopActivity) -> Void
  var isValid = true

  init(order: CFIndex, block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void) {
    (self.order, self.block) = (order, block)
  }
}

/// Something to be done later.
public final class CFRunLoopTimer {
  let fireDate: CFAbsoluteTime
  let block: (CFRunLoopTimer?) -> Void
  var isValid = true

  init(fireDate: CFAbsoluteTime, block: @escaping (CFRunLoopTimer?) -> Void) {
    (self.fireDate, self.block) = (fireDate, block)
  }
}

/// The main thread's run loop.
@MainActor
public func CFRunLoopGetMain() -> CFRunLoop? { HeadlessScreen.current.runLoop.loop }

/// Seconds on the screen's clock.
@MainActor
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }

/// Lets the run loop go on instead of to sleep.
@MainActor
public func CFRunLoopWakeUp(_ loop: CFRunLoop?) {
  HeadlessScreen.current.runLoop.isWokenUp = true
}

/// An observer of `beforeWaiting`, the only activity here, that repeats.
@MainActor
public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator?, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
  CFRunLoopObserver(order: order, block: block)
}

/// Calls `observer` from now on.
@MainActor
public func CFRunLoopAddObserver(
  _ loop: CFRunLoop?, _ observer: CFRunLoopObserver?, _ mode: CFRunLoopMode?
) {
  if let observer { HeadlessScreen.current.runLoop.observers.append(observer) }
}

/// Ends `observer`.
@MainActor
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver?) {
  observer?.isValid = false
}

/// A timer that fires once.
@MainActor
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval,
  _ flags: CFOptionFlags, _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  CFRunLoopTimer(fireDate: fireDate, block: block)
}

/// Fires `timer` when it is due.
@MainActor
public func CFRunLoopAddTimer(
  _ loop: CFRunLoop?, _ timer: CFRunLoopTimer?, _ mode: CFRunLoopMode?
) {
  if let timer { HeadlessScreen.current.runLoop.timers.append(timer) }
}

/// Ends `timer`.
@MainActor
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer?) {
  timer?.isValid = false
}

/// A screen's run loop.
struct HeadlessRunLoop {
  let loop = CFRunLoop()
  var observers: [CFRunLoopObserver] = []
  var timers: [CFRunLoopTimer] = []
  var isWokenUp = false

  /// Whether it wakes up by itself.
  var hasTimers: Bool { timers.contains(where: \.isValid) }
}

extension HeadlessScreen {
  /// Fires the timers that are due.
  func fireTimers() {
    let now = time / 1000 + 1e-9
    let due = runLoop.timers.filter { $0.isValid && $0.fireDate <= now }
    runLoop.timers.removeAll { !$0.isValid || $0.fireDate <= now }
    for timer in due where timer.isValid { timer.block(timer) }
  }

  /// Ends a turn: commits, and tells the observers; again as long as one of them has the run loop go
  /// on. What an observer does is not committed before that.
  func endTurn() {
    for _ in 0..<HeadlessScreen.passLimit {
      runLoop.isWokenUp = false
      window?.layoutIfNeeded()
      runLoop.observers.removeAll { !$0.isValid }
      for observer in runLoop.observers.sorted(by: { $0.order < $1.order }) where observer.isValid {
        observer.block(observer, .beforeWaiting)
      }
      guard runLoop.isWokenUp else { return }
    }
  }

  /// Passes after which a run loop that is always woken up is left alone.
  private static let passLimit = 100
}
