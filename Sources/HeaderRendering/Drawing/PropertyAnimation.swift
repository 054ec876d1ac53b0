/// A property of an SVG element and its values over time.
struct PropertyAnimation {
  let property: AnimatedProperty
  /// In the order of their times.
  let samples: [MotionSample]
  /// Whether a value holds until the next instead of going there.
  var isStepped = false

  /// The samples that are needed: those between them follow from these.
  var keyframes: [MotionSample] {
    guard isStepped else {
      return KeyframeThinning.kept(samples, within: property.tolerance).map { samples[$0] }
    }
    return samples.indices.filter {
      $0 == 0 || samples[$0].numbers != samples[$0 - 1].numbers
    }.map { samples[$0] }
  }
}

/// A property of an SVG element that moves, as CSS has it.
enum AnimatedProperty {
  /// Two numbers, points.
  case translation
  /// Two numbers, points, and a factor about the element's own origin.
  case translationAndScale
  /// One number, points.
  case width
  /// One number, points.
  case height
  /// One number, 0 to 1.
  case opacity

  /// Half a pixel in all: a position is at most the sum of three of these, since what lies in the
  /// header is moved by the header's top, the header's foot and its own track. An opacity is off by
  /// less than an eye sees, a scale by half a pixel on a thing of 160 points.
  var tolerance: SIMD4<Double> {
    switch self {
    case .translation, .width, .height: SIMD4(repeating: AnimatedProperty.pointTolerance)
    case .translationAndScale:
      SIMD4(AnimatedProperty.pointTolerance, AnimatedProperty.pointTolerance, 0.001, 1)
    case .opacity: SIMD4(repeating: 0.01)
    }
  }

  /// Points, rounding to hundredths left out.
  static let pointTolerance = 0.5 / 3 - 0.006

  /// Appends the declaration with `numbers`.
  func appendDeclaration(_ numbers: SIMD4<Double>, to text: inout String) {
    switch self {
    case .translation: appendTranslation(numbers, to: &text)
    case .translationAndScale:
      appendTranslation(numbers, to: &text)
      text += " scale("
      text.append(number: numbers.z, digits: 4)
      text += ")"
    case .width:
      text += "width:"
      text.append(number: max(0, numbers.x))
      text += "px"
    case .height:
      text += "height:"
      text.append(number: max(0, numbers.x))
      text += "px"
    case .opacity:
      text += "opacity:"
      text.append(number: numbers.x)
    }
  }

  private func appendTranslation(_ numbers: SIMD4<Double>, to text: inout String) {
    text += "transform:translate("
    text.append(number: numbers.x)
    text += "px,"
    text.append(number: numbers.y)
    text += "px)"
  }
}

/// The numbers of something that moves, at one moment.
struct MotionSample: Equatable {
  /// Milliseconds since the simulation began.
  var time: Double
  /// Up to four numbers; those not needed are 0.
  var numbers: SIMD4<Double>

  init(time: Double, _ numbers: SIMD4<Double>) {
    self.time = time
    self.numbers = numbers
  }

  init(time: Double, _ number: Double) {
    self.init(time: time, SIMD4(number, 0, 0, 0))
  }
}

/// Leaves out what straight lines between the rest reproduce.
enum KeyframeThinning {
  /// Samples of four seconds at 60 frames per second.
  static let window = 256

  /// The positions in `samples` that are needed, rising, so that a straight line in time between two
  /// neighbours misses no number of any sample between them by more than `tolerance` has for it.
  ///
  /// Ramer, Douglas and Peucker's algorithm with the distance along the numbers' axis, which is what
  /// an eye sees at a given time. Every ``window``th sample is kept whatever it is, so it is O(n) for
  /// whatever moves however. `looked` hears how many samples are looked at.
  static func kept(
    _ samples: [MotionSample], within tolerance: SIMD4<Double>, looked: (Int) -> Void = { _ in }
  ) -> [Int] {
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
          looked(last - first)
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
