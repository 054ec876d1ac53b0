/// What a constraint asks: that `difference` is zero, at least zero or at most zero.
struct LayoutRequirement: Equatable {
  let difference: LinearExpression
  let relation: NSLayoutConstraint.Relation
  let priority: UILayoutPriority
  let constraint: NSLayoutConstraint?

  init(
    _ difference: LinearExpression, _ relation: NSLayoutConstraint.Relation,
    _ priority: UILayoutPriority, constraint: NSLayoutConstraint? = nil
  ) {
    self.difference = difference
    self.relation = relation
    self.priority = priority
    self.constraint = constraint
  }

  func isMet(by value: Double) -> Bool {
    switch relation {
    case .equal: value.magnitude < 1e-6
    case .greaterThanOrEqual: value > -1e-6
    case .lessThanOrEqual: value < 1e-6
    }
  }
}

/// Follows requirements by priority.
///
/// Equalities go in from the highest priority down; one that those before contradict is left out.
/// An inequality matters only where it would be broken: it then goes in as an equality, and
/// everything is solved again. What nothing decides is 0.
@MainActor
struct LayoutSolver {
  private let requirements: [LayoutRequirement]
  private(set) var system = LinearSystem()

  init(_ requirements: [LayoutRequirement]) {
    // Sorting has to keep the order of equals, so that it is the order of the constraints.
    self.requirements = requirements.enumerated()
      .sorted {
        ($1.element.priority.rawValue, $0.offset) < ($0.element.priority.rawValue, $1.offset)
      }
      .map(\.element)
  }

  mutating func solve() {
    var tight = Set<Int>()
    while true {
      solve(holding: tight)
      guard let broken = firstBrokenInequality(besides: tight) else { return }
      tight.insert(broken)
    }
  }

  private mutating func solve(holding tight: Set<Int>) {
    system = LinearSystem()
    for (index, requirement) in requirements.enumerated() {
      guard requirement.relation == .equal || tight.contains(index) else { continue }
      _ = system.add(requirement.difference)
    }
  }

  private func firstBrokenInequality(besides tight: Set<Int>) -> Int? {
    requirements.indices.first {
      requirements[$0].relation != .equal && !tight.contains($0)
        && !requirements[$0].isMet(by: system.value(of: requirements[$0].difference))
    }
  }
}
