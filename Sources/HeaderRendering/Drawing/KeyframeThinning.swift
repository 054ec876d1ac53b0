/// Removes samples that straight lines between the others reproduce.
package enum KeyframeThinning {
  /// The number of samples in four seconds at 60 frames per second.
  private static let window = 256

  /// Returns the increasing indices of the samples that are needed out of `count`, so that no straight line
  /// between two neighbors misses a sample by more than is allowed. `miss` returns how far a line between two
  /// samples is from the sample `index`, where 1 is the limit.
  ///
  /// This is Ramer, Douglas and Peucker's algorithm with the vertical distance, which is what a viewer sees at a
  /// given time. Every 256th sample is always kept, so that it is O(n) for any motion.
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

  /// Returns the indices of the samples that are needed, so that a line misses no number by more than its
  /// `tolerance`.
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
