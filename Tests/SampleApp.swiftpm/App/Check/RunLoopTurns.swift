import Foundation

/// Calls back whenever the main run loop goes to sleep, after Core Animation's commit.
@MainActor
final class RunLoopTurns {
  private let observer: CFRunLoopObserver?

  /// Calls `onEnd` at the end of each turn.
  init(onEnd: @escaping @MainActor () -> Void) {
    // The commit's order is 2,000,000.
    observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 3_000_000
    ) { _, _ in MainActor.assumeIsolated { onEnd() } }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  /// Ends the calls.
  func stop() {
    CFRunLoopObserverInvalidate(observer)
  }
}
