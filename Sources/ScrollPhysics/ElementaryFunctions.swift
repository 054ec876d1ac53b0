/// The exponential, the natural logarithm and the squared sine, in plain Swift.
///
/// The scroll physics must give the same bits on a phone, on Linux and as WebAssembly in a browser. C
/// libraries round these functions differently, and WebAssembly has none.
///
/// Each function reduces its argument to a short interval around zero and sums a Taylor series. The result is
/// within two units in the last place.
enum ElementaryFunctions {
  private static let ln2High = 0x1.62e42fee00000p-1
  private static let ln2Low = 0x1.a39ef35793c76p-33

  /// Returns e raised to `x`. Underflows to 0 below about -745 and overflows to infinity above about 709.
  static func exp(_ x: Double) -> Double {
    guard x == x else { return x }
    guard x < 709.8 else { return .infinity }
    guard x > -745.2 else { return 0 }
    // x = k ln 2 + r with |r| <= ln 2 / 2, so e^x = 2^k e^r.
    let k = (x / (ln2High + ln2Low)).rounded(.toNearestOrEven)
    let r = (x - k * ln2High) - k * ln2Low
    var sum = 1.0
    for n in stride(from: 14.0, through: 1, by: -1) { sum = 1 + r * sum / n }
    // Scaled in two halves, so that results near either end of the range stay representable.
    let exponent = Int(k)
    let half = exponent / 2
    return sum * powerOfTwo(half) * powerOfTwo(exponent - half)
  }

  /// Returns the natural logarithm of `x`: NaN for a negative `x`, negative infinity for 0.
  static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    // x = 2^k m with m in [sqrt(1/2), sqrt(2)), and ln m = 2 artanh((m - 1) / (m + 1)).
    var k = Double(x.exponent)
    var m = x.significand
    if m > 1.414_213_562_373_095_1 {
      m /= 2
      k += 1
    }
    let s = (m - 1) / (m + 1)
    let square = s * s
    var sum = 0.0
    for n in stride(from: 23.0, through: 3, by: -2) { sum = square * (1 / n + sum) }
    return k * ln2High + (2 * s + (2 * s * sum + k * ln2Low))
  }

  /// Returns sin²(π/2 `turns`) for 0 to 1 quarter turns.
  static func sineSquared(ofQuarterTurns turns: Double) -> Double {
    // sin²(π/2 - x) = 1 - sin²(x), so |x| <= π/4.
    guard turns <= 0.5 else { return 1 - sineSquared(ofQuarterTurns: 1 - turns) }
    let x = turns * (.pi / 2)
    var sum = 1.0
    for n in stride(from: 18.0, through: 2, by: -2) { sum = 1 - x * x * sum / (n * (n + 1)) }
    return x * sum * (x * sum)
  }

  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: 1)
  }
}
