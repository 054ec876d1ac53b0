/// A property of an SVG element, and its values over time.
struct PropertyAnimation {
  let property: AnimatedProperty
  /// The values in the order of their times.
  let samples: [MotionSample]
  /// Whether a value holds until the next, without interpolation.
  var isStepped = false

  /// Returns an animated translation, in points.
  static func translation(
    _ places: [(time: Double, x: Double, y: Double)]
  ) -> PropertyAnimation {
    PropertyAnimation(
      property: .translation,
      samples: places.map { MotionSample(time: $0.time, SIMD4($0.x, $0.y, 1, 0)) })
  }

  /// Returns an animated visibility.
  static func visibility(_ moments: [(time: Double, isShown: Bool)]) -> PropertyAnimation {
    PropertyAnimation(
      property: .opacity,
      samples: moments.map { MotionSample(time: $0.time, $0.isShown ? 1 : 0) }, isStepped: true)
  }

  /// Whether the value changes.
  var moves: Bool { samples.contains { $0.numbers != samples[0].numbers } }

  /// The samples that are needed for interpolation.
  var keyframes: [MotionSample] {
    guard isStepped else {
      return KeyframeThinning.kept(samples, within: property.tolerance).map { samples[$0] }
    }
    return samples.indices.filter {
      $0 == 0 || samples[$0].numbers != samples[$0 - 1].numbers
    }.map { samples[$0] }
  }
}

/// A CSS property that can be animated.
enum AnimatedProperty {
  /// Two numbers in points, and a scale about the element's origin.
  case translation
  /// One number, in points.
  case width, height
  /// One number, 0 to 1.
  case opacity

  /// The tolerance for each number. For points it is a sixth of a point, so that the sum of up to three of these is
  /// off by at most half a point. The tolerance of an opacity is invisible, and that of a scale moves an edge of an
  /// element of 160 points by less than a sixth of a point.
  var tolerance: SIMD4<Double> {
    // Leaves room for the rounding to hundredths.
    let points = 0.5 / 3 - 0.006
    return switch self {
    case .translation: SIMD4(points, points, 0.001, 1)
    case .width, .height: SIMD4(repeating: points)
    case .opacity: SIMD4(repeating: 0.01)
    }
  }

  /// Returns the CSS declaration that sets the property to `numbers`.
  func declaration(_ numbers: SIMD4<Double>) -> String {
    let (x, y) = (String(number: numbers.x), String(number: numbers.y))
    return switch self {
    case .translation:
      "transform:translate(\(x)px,\(y)px)"
        + (numbers.z == 1 ? "" : " scale(\(String(number: numbers.z, digits: 4)))")
    case .width: "width:\(String(number: max(0, numbers.x)))px"
    case .height: "height:\(String(number: max(0, numbers.x)))px"
    case .opacity: "opacity:\(x)"
    }
  }
}

/// The numbers of an animated property, or of a finger, at one time.
package struct MotionSample: Equatable {
  /// Milliseconds since the start of the simulation.
  var time: Double
  /// Up to four numbers; unused ones are 0.
  var numbers: SIMD4<Double>

  init(time: Double, _ numbers: SIMD4<Double>) {
    self.time = time
    self.numbers = numbers
  }

  package init(time: Double, _ number: Double) {
    self.init(time: time, SIMD4(number, 0, 0, 0))
  }

  /// The number of a property that has only one.
  var number: Double { numbers.x }
}
