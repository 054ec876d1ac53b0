/// A sum of variables, each times a factor, and a constant.
struct LinearExpression: Equatable {
  var factors: [Int: Double] = [:]
  var constant = 0.0

  init(_ constant: Double = 0) {
    self.constant = constant
  }

  init(variable: Int) {
    factors[variable] = 1
  }

  static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    one.adding(other, times: 1)
  }

  static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    one.adding(other, times: -1)
  }

  static func + (one: LinearExpression, constant: Double) -> LinearExpression {
    var sum = one
    sum.constant += constant
    return sum
  }

  static func * (one: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression().adding(one, times: factor)
  }

  /// This sum and `factor` times `other`; what cancels out is left out.
  func adding(_ other: LinearExpression, times factor: Double) -> LinearExpression {
    var sum = self
    for (variable, value) in other.factors {
      let total = (sum.factors[variable] ?? 0) + value * factor
      sum.factors[variable] = total.magnitude < 1e-9 ? nil : total
    }
    sum.constant += other.constant * factor
    return sum
  }
}

/// Linear equations, added one at a time and kept solved: Gaussian elimination.
///
/// Every variable is either free or a sum of free ones. Adding an equation costs a pass over the
/// variables solved for so far.
struct LinearSystem {
  /// What became of an equation.
  enum Outcome {
    case added
    /// The equations before say the same.
    case redundant
    /// The equations before say otherwise.
    case inconsistent
  }

  private var solved: [Int: LinearExpression] = [:]

  /// Adds the equation `expression = 0`, unless those before contradict it.
  mutating func add(_ expression: LinearExpression) -> Outcome {
    let reduced = reduce(expression)
    // The lowest number among the largest factors, so that no order of a dictionary is seen.
    let pivot = reduced.factors.max {
      ($0.value.magnitude, -$0.key) < ($1.value.magnitude, -$1.key)
    }
    guard let pivot else { return reduced.constant.magnitude < 1e-6 ? .redundant : .inconsistent }
    var rest = reduced
    rest.factors[pivot.key] = nil
    let value = rest * (-1 / pivot.value)
    for (variable, sum) in solved {
      guard let factor = sum.factors[pivot.key] else { continue }
      var without = sum
      without.factors[pivot.key] = nil
      solved[variable] = without.adding(value, times: factor)
    }
    solved[pivot.key] = value
    return .added
  }

  /// `expression` in free variables only.
  func reduce(_ expression: LinearExpression) -> LinearExpression {
    var reduced = LinearExpression(expression.constant)
    for variable in expression.factors.keys.sorted() {
      let factor = expression.factors[variable] ?? 0
      reduced = reduced.adding(
        solved[variable] ?? LinearExpression(variable: variable), times: factor)
    }
    return reduced
  }

  /// What `expression` comes to, free variables being 0.
  func value(of expression: LinearExpression) -> Double {
    reduce(expression).constant
  }
}
