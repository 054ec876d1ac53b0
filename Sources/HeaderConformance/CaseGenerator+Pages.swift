extension SplitMix64 {
  /// Up to three swipes to other lists, for half of the cases, among so many statements.
  mutating func switches(among count: Int) -> [PageSwitch] {
    guard chance(50) else { return [] }
    return (0..<Int.random(in: 1...3, using: &self)).map { _ in
      PageSwitch(
        position: Int.random(in: 1...max(1, count), using: &self),
        page: Int.random(in: 1...4, using: &self), duration: pick([0, 0, 50, 250]))
    }
  }
}
