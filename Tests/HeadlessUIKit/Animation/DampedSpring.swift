import Foundation

/// A damped spring that pulls a value to 0: `x'' = -2 ζ ω x' - ω² x`, with ω `frequency` and ζ
/// `dampingRatio`.
///
///     ζ < 1   x(t) = e^(-ζωt) (x0 cos ω't + (v0 + ζωx0)/ω' sin ω't),    ω' = ω √(1 - ζ²)
///     ζ = 1   x(t) = e^(-ωt) (x0 + (v0 + ωx0) t)
///     ζ > 1   x(t) = c1 e^(r1 t) + c2 e^(r2 t),                          r = -ω (ζ ∓ √(ζ² - 1))
struct DampedSpring {
  var frequency: Double
  var dampingRatio: Double

  /// The displacement `time` after it was let go at 1 with `velocity`.
  func displacement(after time: Double, velocity: Double) -> Double {
    let rate = dampingRatio * frequency
    let discriminant = dampingRatio * dampingRatio - 1
    // Close to ζ = 1 the other two formulas divide by almost nothing; the critical one is nearer.
    if abs(discriminant) < 1e-8 {
      return exp(-frequency * time) * (1 + (velocity + frequency) * time)
    }
    let root = frequency * abs(discriminant).squareRoot()
    guard discriminant < 0 else {
      let (slow, fast) = (root - rate, -root - rate)
      let slowShare = (velocity - fast) / (slow - fast)
      return slowShare * exp(slow * time) + (1 - slowShare) * exp(fast * time)
    }
    return exp(-rate * time) * (cos(root * time) + (velocity + rate) / root * sin(root * time))
  }
}
