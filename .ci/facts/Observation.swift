// What the adapter uses of the standard library's Observation, whose module for Linux needs Linux's C library.
@available(IOS17, *) public protocol Observable {}
@available(IOS17, *) public struct ObservationRegistrar: Sendable {
  public init() {}
  public func access<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) where Subject: Observable {}
  public func withMutation<Subject, Member, T>(of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> T) rethrows -> T where Subject: Observable { try mutation() }
}
