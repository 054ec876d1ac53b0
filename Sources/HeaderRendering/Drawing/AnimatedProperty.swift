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
