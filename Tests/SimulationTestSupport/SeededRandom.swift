import HeaderConformance

/// A generator of the same numbers for the same seed, everywhere: the one that the laws' cases are made
/// with.
public struct SeededRandom: RandomNumberGenerator {
  private var generator: SplitMix64

  /// The generator that `seed` begins.
  public init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 { generator.next() }

  /// A number from `range`, every one as likely.
  public mutating func number(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
}

/// The seeds every law over random input is tried with.
public let seeds: [UInt64] = [1, 20_160_311, 0xdead_beef]
