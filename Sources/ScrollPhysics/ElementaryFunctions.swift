/// The exponential, the natural logarithm, sine and cosine, in plain Swift.
///
/// The scroll physics must give the same bits on a phone, on Linux, and as WebAssembly in a
/// browser. Every platform's C library rounds these functions a little differently, and bare
/// WebAssembly has none, so they are written out here from their series.
///
/// Each reduces its argument to a short interval around zero and sums a Taylor series there to the
/// last bit that a `Double` holds; the result is within two units in the last place.
enum ElementaryFunctions {
  private static let ln2High = 0x1.62e42fee00000p-1
  private static let ln2Low = 0x1.a39ef35793c76p-33
  private static let halfPiHigh = 0x1.921fb54400000p+0
  private static let halfPiLow = 0x1.0b4611a626331p-34

  /// e raised to `x`. Underflows to 0 below about -745 and overflows to infinity above about 709.
  static func exp(_ x: Double) -> Double {
    guard x == x else { return x }
    guard x < 709.8 else { return .infinity }
    guard x > -745.2 else { return 0 }
    // x = k ln 2 + r with |r| <= ln 2 / 2, so e^x = 2^k e^r.
    let k = (x / (ln2High + ln2Low)).rounded(.toNearestOrEven)
    let r = (x - k * ln2High) - k * ln2Low
    var sum = 1.0
    var n = 14.0
    while n >= 1 {
      sum = 1 + r * sum / n
      n -= 1
    }
    // Scaled in two halves, so that results near either end of the range stay representable.
    let exponent = Int(k)
    let half = exponent / 2
    return sum * powerOfTwo(half) * powerOfTwo(exponent - half)
  }

  /// The natural logarithm of `x`; NaN for a negative `x`, negative infinity for 0.
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
    var n = 23.0
    while n >= 3 {
      sum = square * (1 / n + sum)
      n -= 2
    }
    return k * ln2High + (2 * s + (2 * s * sum + k * ln2Low))
  }

  /// The sine and the cosine of `x` in radians, accurate for |x| up to about a million.
  static func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
    guard x.isFinite else { return (.nan, .nan) }
    // x = q pi/2 + r with |r| <= pi/4; the quadrant q mod 4 says which series is which.
    let q = (x / (halfPiHigh + halfPiLow)).rounded(.toNearestOrEven)
    let r = (x - q * halfPiHigh) - q * halfPiLow
    let square = r * r
    var sine = 1.0
    var cosine = 1.0
    var n = 18.0
    while n >= 2 {
      cosine = 1 - square * cosine / (n * (n - 1))
      sine = 1 - square * sine / (n * (n + 1))
      n -= 2
    }
    sine *= r
    switch q.truncatingRemainder(dividingBy: 4) {
    case 1, -3: return (cosine, -sine)
    case 2, -2: return (-sine, -cosine)
    case 3, -1: return (-cosine, sine)
    default: return (sine, cosine)
    }
  }

  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: 1)
  }
}
