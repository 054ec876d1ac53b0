// Overlay for the Foundation facts module: bridges the ObjC types the UIKit facts mention.
@_exported import Foundation
@_exported import CoreFoundation
@_exported import ObjectiveC
extension String: _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSString
  public func _bridgeToObjectiveC() -> NSString { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSString, result: inout String?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSString, result: inout String?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { fatalError() }
}
extension Array: _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSArray
  public func _bridgeToObjectiveC() -> NSArray { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSArray, result: inout Array?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSArray, result: inout Array?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSArray?) -> Array { fatalError() }
}
public struct IndexPath: Hashable, Sendable { public var section: Int { 0 }; public var row: Int { 0 }; public init(row: Int, section: Int) {} }
extension IndexPath: _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSIndexPath
  public func _bridgeToObjectiveC() -> NSIndexPath { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSIndexPath, result: inout IndexPath?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSIndexPath, result: inout IndexPath?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSIndexPath?) -> IndexPath { fatalError() }
}
public typealias Notification = NSNotification
extension NSNotification { public var userInfo: [AnyHashable: Any]? { nil } }
public final class OperationQueue {}
public final class NotificationCenter: @unchecked Sendable {
  public static var `default`: NotificationCenter { fatalError() }
  public func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { fatalError() }
  public func removeObserver(_ observer: Any) {}
}
extension CGPoint: Equatable { public static var zero: CGPoint { CGPoint(x: 0, y: 0) }; public static func == (a: CGPoint, b: CGPoint) -> Bool { a.x == b.x && a.y == b.y } }
extension CGSize: Equatable { public static var zero: CGSize { CGSize(width: 0, height: 0) }; public static func == (a: CGSize, b: CGSize) -> Bool { a.width == b.width && a.height == b.height } }
extension CGRect: Equatable {
  public static var zero: CGRect { CGRect(origin: .zero, size: .zero) }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height)) }
  public static func == (a: CGRect, b: CGRect) -> Bool { a.origin == b.origin && a.size == b.size }
  public var width: CGFloat { size.width }; public var height: CGFloat { size.height }
  public var minY: CGFloat { origin.y }; public var maxY: CGFloat { origin.y + size.height }
  public var midX: CGFloat { origin.x + size.width/2 }; public var minX: CGFloat { origin.x }; public var maxX: CGFloat { origin.x + size.width }
}
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}
public struct NSKeyValueObservedChange<Value> {}
public final class NSKeyValueObservation: NSObject { public func invalidate() {} }
extension _KeyValueCodingAndObserving {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { fatalError() }
}
public final class Thread { public static var isMainThread: Bool { true } }
extension CGAffineTransform: Equatable { public init(scaleX: CGFloat, y: CGFloat) { self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0) }; public static func == (a: CGAffineTransform, b: CGAffineTransform) -> Bool { a.a == b.a && a.b == b.b && a.c == b.c && a.d == b.d && a.tx == b.tx && a.ty == b.ty } }
public struct objc_AssociationPolicy { public static var OBJC_ASSOCIATION_RETAIN_NONATOMIC: objc_AssociationPolicy { objc_AssociationPolicy() } }
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {}
public func NSLog(_ format: String, _ args: any CVarArg...) {}
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }
extension NSObject: Hashable {
  public static func == (one: NSObject, other: NSObject) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) {}
}
extension Set: _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSSet
  public func _bridgeToObjectiveC() -> NSSet { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSSet, result: inout Set?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSSet, result: inout Set?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSSet?) -> Set { fatalError() }
}
public struct URL: Sendable { public func appendingPathComponent(_ pathComponent: String) -> URL { self } }
public final class FileManager { public static var `default`: FileManager { fatalError() }; public var temporaryDirectory: URL { fatalError() } }
extension String {
  public struct Encoding: Sendable { public static var utf8: Encoding { Encoding() } }
  public func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: Encoding) throws {}
}
public final class ProcessInfo: @unchecked Sendable {
  public static var processInfo: ProcessInfo { fatalError() }
  public var systemUptime: TimeInterval { 0 }
}
extension CGRect {
  public var isEmpty: Bool { false }
  public func intersects(_ other: CGRect) -> Bool { false }
  public func intersection(_ r2: CGRect) -> CGRect { self }
}
public struct Date: Hashable, Sendable {
  public var timeIntervalSinceReferenceDate: TimeInterval { 0 }
  public var timeIntervalSinceNow: TimeInterval { 0 }
}
