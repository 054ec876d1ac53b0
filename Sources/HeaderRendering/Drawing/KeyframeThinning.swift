/// Leaves out what straight lines between the rest reproduce.
package enum KeyframeThinning {
  /// Samples of four seconds at 60 frames per second.
  static let window = 256

  /// The positions in `samples` that are needed, rising, so that a straight line in time between two
  /// neighbours misses no number of any sample between them by more than `tolerance` has for it.
  ///
  /// Ramer, Douglas and Peucker's algorithm with the distance along the numbers' axis, which is what
  /// an eye sees at a given time. Every ``window``th sample is kept whatever it is, so it is O(n) for
  /// whatever moves however.
  package static func kept(_ samples: [MotionSample], within tolerance: SIMD4<Double>) -> [Int] {
    guard samples.count > 2 else { return Array(samples.indices) }
    return samples.withUnsafeBufferPointer { samples in
      var isKept = [Bool](repeating: false, count: samples.count)
      isKept[0] = true
      isKept[samples.count - 1] = true
      var open: [(first: Int, last: Int)] = []
      for start in stride(from: 0, to: samples.count - 1, by: window) {
        let end = min(start + window, samples.count - 1)
        isKept[end] = true
        open.append((start, end))
        while let (first, last) = open.popLast() {
          guard let worst = worst(samples, first, last, tolerance) else { continue }
          isKept[worst] = true
          open.append((first, worst))
          open.append((worst, last))
        }
      }
      return isKept.indices.filter { isKept[$0] }
    }
  }

  /// The sample between two that a line between them misses most; `nil` when it misses none.
  private static func worst(
    _ samples: UnsafeBufferPointer<MotionSample>, _ first: Int, _ last: Int,
    _ tolerance: SIMD4<Double>
  ) -> Int? {
    guard last - first > 1 else { return nil }
    let start = samples[first]
    let duration = samples[last].time - start.time
    let slope =
      duration > 0 ? (samples[last].numbers - start.numbers) / duration : SIMD4<Double>.zero
    var worst: Int?
    var largest = 1.0
    for index in (first + 1)..<last {
      let sample = samples[index]
      let line = start.numbers + slope * (sample.time - start.time)
      let miss = sample.numbers - line
      let share = pointwiseMax(miss, -miss) / tolerance
      let error = share.max()
      if error > largest {
        largest = error
        worst = index
      }
    }
    return worst
  }
}
