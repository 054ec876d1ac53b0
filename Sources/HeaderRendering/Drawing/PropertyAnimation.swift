/// A property of an SVG element and its values over time.
struct PropertyAnimation {
  let property: AnimatedProperty
  /// In the order of their times.
  let samples: [MotionSample]
  /// Whether a value holds until the next instead of going there.
  var isStepped = false

  /// Where something goes, in points.
  static func translation(
    _ places: [(time: Double, x: Double, y: Double)]
  ) -> PropertyAnimation {
    PropertyAnimation(
      property: .translation,
      samples: places.map { MotionSample(time: $0.time, SIMD4($0.x, $0.y, 0, 0)) })
  }

  /// When something is seen, and when it is not.
  static func visibility(_ moments: [(time: Double, isShown: Bool)]) -> PropertyAnimation {
    PropertyAnimation(
      property: .opacity,
      samples: moments.map { MotionSample(time: $0.time, $0.isShown ? 1 : 0) }, isStepped: true)
  }

  /// Whether it has more values than one.
  var moves: Bool { samples.contains { $0.numbers != samples[0].numbers } }

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
  case width, height
  /// One number, 0 to 1.
  case opacity

  /// Half a pixel in all: a position is at most the sum of three of these, since what lies in the
  /// header is moved by the header's top, the header's foot and its own track. An opacity is off by
  /// less than an eye sees, a scale by half a pixel on a thing of 160 points.
  var tolerance: SIMD4<Double> {
    // Rounding to hundredths is left out.
    let points = 0.5 / 3 - 0.006
    return switch self {
    case .translation, .width, .height: SIMD4(repeating: points)
    case .translationAndScale: SIMD4(points, points, 0.001, 1)
    case .opacity: SIMD4(repeating: 0.01)
    }
  }

  /// Returns the declaration with `numbers`.
  func declaration(_ numbers: SIMD4<Double>) -> String {
    let (x, y) = (String(number: numbers.x), String(number: numbers.y))
    return switch self {
    case .translation: "transform:translate(\(x)px,\(y)px)"
    case .translationAndScale:
      "transform:translate(\(x)px,\(y)px) scale(\(String(number: numbers.z, digits: 4)))"
    case .width: "width:\(String(number: max(0, numbers.x)))px"
    case .height: "height:\(String(number: max(0, numbers.x)))px"
    case .opacity: "opacity:\(x)"
    }
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
