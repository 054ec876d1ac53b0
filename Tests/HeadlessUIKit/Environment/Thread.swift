import Dispatch

/// A thread. On Linux the main actor runs on any thread, but always on the main queue.
public enum Thread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller is on the main queue.
  public static var isMainThread: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}
