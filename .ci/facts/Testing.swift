// Stands for Swift Testing where a Mac's tests are type-checked: .ci/apple writes its macros as calls.
public func expect(_ condition: @autoclosure () throws -> Bool, _ comment: String = "") rethrows {}
public func require<Value>(_ value: Value?) throws -> Value { fatalError() }
