// Appended to the shared stub of Foundation: what the sample app and the formats use of it.
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
