/// Leaves out what straight lines between the rest reproduce.
package enum KeyframeThinning {
  /// Samples of four seconds at 60 frames per second.
  private static let window = 256

  /// The positions, rising, of the samples that are needed out of `count`, so that no straight line
  /// between two neighbours misses a sample between them by more than is allowed: `miss` says how far a
  /// line from one sample to another passes the sample `index`, 1 being as far as it may.
  ///
  /// Ramer, Douglas and Peucker's algorithm with the distance along the numbers' axis, which is what
  /// an eye sees at a given time. The last of every 256 samples is kept whatever it is, so it is O(n) for
  /// whatever moves however.
  package static func kept(
    _ count: Int, miss: (_ line: (first: Int, last: Int), _ index: Int) -> Double
  ) -> [Int] {
    guard count > 2 else { return Array(0..<count) }
    var isKept = [Bool](repeating: false, count: count)
    isKept[0] = true
    var open: [(first: Int, last: Int)] = []
    for start in stride(from: 0, to: count - 1, by: window) {
      let end = min(start + window, count - 1)
      isKept[end] = true
      open.append((start, end))
      while let line = open.popLast() {
        var (worst, largest) = (line.first, 1.0)
        for index in line.first + 1..<max(line.last, line.first + 1) {
          let error = miss(line, index)
          if error > largest { (worst, largest) = (index, error) }
        }
        guard worst > line.first else { continue }
        isKept[worst] = true
        open.append((line.first, worst))
        open.append((worst, line.last))
      }
    }
    return isKept.indices.filter { isKept[$0] }
  }

  /// The positions of the samples that are needed, so that a line in time misses no number of any other by
  /// more than `tolerance` has for it.
  static func kept(_ samples: [MotionSample], within tolerance: SIMD4<Double>) -> [Int] {
    samples.withUnsafeBufferPointer { samples in
      kept(samples.count) { line, index in
        let (start, end, sample) = (samples[line.first], samples[line.last], samples[index])
        let duration = end.time - start.time
        let slope = duration > 0 ? (end.numbers - start.numbers) / duration : .zero
        let miss = sample.numbers - (start.numbers + slope * (sample.time - start.time))
        return (pointwiseMax(miss, -miss) / tolerance).max()
      }
    }
  }
}
