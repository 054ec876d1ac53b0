#if canImport(ObjectiveC)
  import ObjectiveC
  import UIKit

  /// Lives as long as an object of the app's, and says when that has gone.
  final class DelegateSentinel: NSObject {
    private var hasGone: (@MainActor () -> Void)?

    /// Calls `hasGone` when `object` is gone, on the main thread, unless ``cancel()`` came first.
    @MainActor
    init(_ object: AnyObject, _ hasGone: @escaping @MainActor () -> Void) {
      self.hasGone = hasGone
      super.init()
      objc_setAssociatedObject(object, key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    deinit {
      guard let hasGone else { return }
      // A delegate goes with its screen, on the main thread, before anything is called again.
      if Thread.isMainThread {
        MainActor.assumeIsolated { hasGone() }
      } else {
        Task { @MainActor in hasGone() }
      }
    }

    /// Leaves `object` alone.
    @MainActor
    func cancel(_ object: AnyObject?) {
      hasGone = nil
      if let object {
        objc_setAssociatedObject(object, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
    }

    /// Its own address: each sentinel is kept under a key of its own.
    private var key: UnsafeRawPointer {
      UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    }
  }
#endif
