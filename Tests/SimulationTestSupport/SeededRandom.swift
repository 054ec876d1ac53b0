import Foundation
package import HeaderConformance

/// A generator of the same numbers for the same seed, everywhere: the one that the laws' cases are made
/// with.
package typealias SeededRandom = SplitMix64

extension SplitMix64 {
  /// A number from `range`, every one as likely.
  package mutating func number(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
}

/// The seeds that laws over random input are tried with: three, and before them as many more as the
/// environment's `TEST_SEEDS` says.
public let seeds: [UInt64] =
  (0..<moreSeeds).map { $0 &+ 2 } + [1, 20_160_311, 0xdead_beef]

/// Whether the environment asks for breadth, with `TEST_SEEDS`: long series of moments then are as long
/// as they should be.
public let isBroad = moreSeeds > 0

private let moreSeeds =
  ProcessInfo.processInfo.environment["TEST_SEEDS"].flatMap { UInt64($0) } ?? 0
