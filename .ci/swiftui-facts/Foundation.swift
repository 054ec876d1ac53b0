// Appended to the stub of Foundation: what the SwiftUI adapter uses of it besides.
public final class ProcessInfo: @unchecked Sendable {
  public static var processInfo: ProcessInfo { fatalError() }
  public var systemUptime: Double { 0 }
}
extension CGRect {
  public var isEmpty: Bool { false }
  public func intersects(_ other: CGRect) -> Bool { false }
}
