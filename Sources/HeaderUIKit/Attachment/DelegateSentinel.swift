#if (os(iOS) || os(visionOS) || canImport(HeadlessUIKit)) && canImport(ObjectiveC)
  import HeaderPlatform
  import ObjectiveC

  /// Lives as long as an object of the app, and reports when that is deallocated.
  final class DelegateSentinel: NSObject {
    private var onDeinit: (@MainActor () -> Void)?

    /// Calls `onDeinit` on the main thread when `object` is deallocated, unless it is cancelled before.
    @MainActor
    init(_ object: AnyObject, _ onDeinit: @escaping @MainActor () -> Void) {
      self.onDeinit = onDeinit
      super.init()
      objc_setAssociatedObject(object, key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    deinit {
      guard let onDeinit else { return }
      // A delegate is usually deallocated with its screen, on the main thread, before any further call.
      if Thread.isMainThread {
        MainActor.assumeIsolated { onDeinit() }
      } else {
        Task { @MainActor in onDeinit() }
      }
    }

    /// Stops watching `object`.
    @MainActor
    func cancel(_ object: AnyObject?) {
      onDeinit = nil
      if let object {
        objc_setAssociatedObject(object, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
    }

    /// The address of this sentinel, which makes the key unique.
    private var key: UnsafeRawPointer {
      UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    }
  }
#endif
