import Foundation
package import HeaderConformance

/// The random number generator of the laws' cases: the same seed gives the same numbers on every platform.
package typealias SeededRandom = SplitMix64

extension SplitMix64 {
  /// Returns a uniformly distributed number in `range`.
  package mutating func number(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
}

/// The seeds of tests with random input: three, preceded by as many more as the environment variable
/// `TEST_SEEDS` asks for.
public let seeds: [UInt64] =
  (0..<moreSeeds).map { $0 &+ 2 } + [1, 20_160_311, 0xdead_beef]

/// Whether `TEST_SEEDS` asks for longer series of random cases.
public let isBroad = moreSeeds > 0

private let moreSeeds =
  ProcessInfo.processInfo.environment["TEST_SEEDS"].flatMap { UInt64($0) } ?? 0
