/// Removes samples that straight lines between the others reproduce.
package enum KeyframeThinning {
  /// Every so many samples one is kept: about every four seconds at 60 frames per second.
  private static let window = 256

  /// Returns the increasing indices of the samples that are needed, so that a straight line between two neighbors
  /// misses no number by more than its `tolerance`. A sample for whose index `isKept` returns true is kept too.
  ///
  /// This is Ramer, Douglas and Peucker's algorithm with the vertical distance, which is what a viewer sees at a
  /// given time. Every 256th sample is always kept, so that it is O(n) for any motion.
  package static func kept(
    _ samples: [MotionSample], within tolerance: SIMD4<Double>,
    always isKept: (_ index: Int) -> Bool = { _ in false }
  ) -> [Int] {
    guard samples.count > 2 else { return Array(samples.indices) }
    var needed = samples.map { _ in false }
    needed[0] = true
    var open: [(first: Int, last: Int)] = []
    samples.withUnsafeBufferPointer { samples in
      for start in stride(from: 0, to: samples.count - 1, by: window) {
        let end = min(start + window, samples.count - 1)
        needed[end] = true
        open.append((start, end))
        while let line = open.popLast() {
          let (start, end) = (samples[line.first], samples[line.last])
          let duration = end.time - start.time
          let slope = duration > 0 ? (end.numbers - start.numbers) / duration : .zero
          // The sample that the line misses most, in tolerances.
          var (worst, largest) = (line.first, 1.0)
          for index in line.first + 1..<max(line.last, line.first + 1) {
            let sample = samples[index]
            let miss = sample.numbers - (start.numbers + slope * (sample.time - start.time))
            let error =
              isKept(index) ? .infinity : (pointwiseMax(miss, -miss) / tolerance).max()
            if error > largest { (worst, largest) = (index, error) }
          }
          guard worst > line.first else { continue }
          needed[worst] = true
          open.append((line.first, worst))
          open.append((worst, line.last))
        }
      }
    }
    return needed.indices.filter { needed[$0] }
  }
}
