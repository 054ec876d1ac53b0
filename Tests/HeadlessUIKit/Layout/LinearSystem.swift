/// A sum of variables, each times a factor, and a constant.
struct LinearExpression: Equatable, ExpressibleByIntegerLiteral {
  var factors: [Int: Double] = [:]
  var constant = 0.0

  init(integerLiteral value: Int) {
    constant = Double(value)
  }

  init(variable: Int) {
    factors[variable] = 1
  }

  static func + (one: LinearExpression, constant: Double) -> LinearExpression {
    var sum = one
    sum.constant += constant
    return sum
  }

  static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    one.adding(other, times: -1)
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
  private var solved: [Int: LinearExpression] = [:]

  /// Adds the equation `expression = 0`, unless those before decide or contradict it.
  mutating func add(_ expression: LinearExpression) {
    var rest = reduce(expression)
    // The lowest number among the largest factors, so that no order of a dictionary is seen.
    let pivot = rest.factors.max { ($0.value.magnitude, -$0.key) < ($1.value.magnitude, -$1.key) }
    guard let pivot else { return }
    rest.factors[pivot.key] = nil
    let value = (0 as LinearExpression).adding(rest, times: -1 / pivot.value)
    for (variable, var sum) in solved {
      guard let factor = sum.factors.removeValue(forKey: pivot.key) else { continue }
      solved[variable] = sum.adding(value, times: factor)
    }
    solved[pivot.key] = value
  }

  /// What `expression` comes to, free variables being 0.
  func value(of expression: LinearExpression) -> Double {
    reduce(expression).constant
  }

  /// `expression` in free variables only.
  private func reduce(_ expression: LinearExpression) -> LinearExpression {
    var reduced = 0 as LinearExpression
    reduced.constant = expression.constant
    for variable in expression.factors.keys.sorted() {
      reduced = reduced.adding(
        solved[variable] ?? LinearExpression(variable: variable),
        times: expression.factors[variable] ?? 0)
    }
    return reduced
  }
}
