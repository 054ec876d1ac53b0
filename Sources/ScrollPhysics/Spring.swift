/// A damped spring that pulls a value to 0: `x'' = -2 ζ ω x' - ω² x`.
///
/// Three regimes, by the damping ratio ζ, from displacement x0 and velocity v0:
///
///     ζ < 1   x(t) = e^(-ζωt) (x0 cos ω't + (v0 + ζωx0)/ω' sin ω't),    ω' = ω √(1 - ζ²)
///     ζ = 1   x(t) = e^(-ωt) (x0 + (v0 + ωx0) t)
///     ζ > 1   x(t) = c1 e^(r1 t) + c2 e^(r2 t),                          r = -ω (ζ ∓ √(ζ² - 1))
///
/// All three start at x0 with velocity v0, whatever ζ is, and the value is continuous in ζ.
/// Time is in seconds here and the velocity in units per second: springs are named by their angular
/// frequency, in radians per second.
public struct Spring: Sendable, Equatable {
  /// ω, radians per second, above 0.
  public let angularFrequency: Double
  /// ζ: below 1 it swings, at 1 it returns as fast as it can without, above 1 it creeps.
  public let dampingRatio: Double

  /// A spring of `angularFrequency` radians per second; critically damped unless said otherwise.
  ///
  /// - Precondition: `angularFrequency` is above 0 and `dampingRatio` not below 0.
  public init(angularFrequency: Double, dampingRatio: Double = 1) {
    precondition(angularFrequency > 0, "a spring's angular frequency is above 0")
    precondition(dampingRatio >= 0, "a spring's damping ratio is not below 0")
    self.angularFrequency = angularFrequency
    self.dampingRatio = dampingRatio
  }

  /// Displacement and velocity (units per second) `seconds` after the spring was let go at
  /// `displacement` with `velocityPerSecond`.
  public func motion(
    after seconds: Double, displacement: Double, velocityPerSecond: Double
  ) -> (displacement: Double, velocityPerSecond: Double) {
    let rate = dampingRatio * angularFrequency
    let discriminant = dampingRatio * dampingRatio - 1
    // Close to ζ = 1 the other two formulas divide by almost nothing; the critical one is nearer.
    if discriminant.magnitude < 1e-8 {
      let envelope = ElementaryFunctions.exp(-angularFrequency * seconds)
      let drift = velocityPerSecond + angularFrequency * displacement
      let x = envelope * (displacement + drift * seconds)
      return (x, envelope * drift - angularFrequency * x)
    }
    let root = angularFrequency * discriminant.magnitude.squareRoot()
    guard discriminant < 0 else {
      let slow = root - rate
      let fast = -root - rate
      let slowShare = (velocityPerSecond - fast * displacement) / (slow - fast)
      let slowPart = slowShare * ElementaryFunctions.exp(slow * seconds)
      let fastPart = (displacement - slowShare) * ElementaryFunctions.exp(fast * seconds)
      return (slowPart + fastPart, slow * slowPart + fast * fastPart)
    }
    let envelope = ElementaryFunctions.exp(-rate * seconds)
    let (sine, cosine) = ElementaryFunctions.sineAndCosine(root * seconds)
    let quadrature = (velocityPerSecond + rate * displacement) / root
    let x = envelope * (displacement * cosine + quadrature * sine)
    let swing = envelope * root * (quadrature * cosine - displacement * sine)
    return (x, swing - rate * x)
  }
}
