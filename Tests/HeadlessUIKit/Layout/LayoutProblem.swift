/// The constraints in a view and below, as equations.
///
/// A view whose frame is its own contributes that frame, measured from whatever it lies in, and
/// needs no variable. A view that constraints place has four. Everything is measured from the
/// topmost view's corner. Constraints are followed from the highest priority down; one that those
/// before contradict is left out, and what nothing decides is 0. There are equalities only: no code
/// that the double is for has an inequality.
@MainActor
struct LayoutProblem {
  /// What a constraint asks: that `difference` is zero.
  struct Requirement: Equatable {
    let difference: LinearExpression
    let priority: UILayoutPriority
  }

  private let root: UIView
  /// The size to fit, and how much it matters; `nil` to lay out at the size the root has.
  private let fitting: (size: CGSize, priorities: [UILayoutPriority])?
  private var constraints: [NSLayoutConstraint] = []
  private var placed: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var rectangles: [ObjectIdentifier: LayoutRectangle] = [:]
  private var variables = 0
  private var system = LinearSystem()

  init(root: UIView, fitting: (size: CGSize, priorities: [UILayoutPriority])? = nil) {
    self.root = root
    self.fitting = fitting
    var views: [UIView] = []
    root.forEachView { views.append($0) }
    constraints = views.flatMap(\.installedConstraints)
    rectangles[ObjectIdentifier(root)] =
      fitting == nil
      ? LayoutRectangle(CGRect(origin: .zero, size: root.bounds.size), from: (0, 0))
      : LayoutRectangle(minX: 0, maxX: nextVariable(), minY: 0, maxY: nextVariable())
    let named = Set(
      constraints.flatMap { [$0.firstItem, $0.secondItem] }
        .compactMap { NSLayoutConstraint.view(of: $0).map { ObjectIdentifier($0) } })
    for view in views where view !== root && !view.translatesAutoresizingMaskIntoConstraints {
      guard named.contains(ObjectIdentifier(view)) else { continue }
      placed.append(view)
      rectangles[ObjectIdentifier(view)] = unknownRectangle()
    }
  }

  /// Solves the equations, lets text break where it got less room than it wants, and solves them
  /// again with its height.
  mutating func solve() {
    guard fitting != nil || !constraints.isEmpty else { return }
    solve(requirements())
    if wrapText() { solve(requirements()) }
  }

  private mutating func solve(_ requirements: [Requirement]) {
    // Most often nothing but a scroll view's content has moved.
    if fitting == nil, let solution = root.solution, solution.requirements == requirements {
      system = solution.system
      return
    }
    system = LinearSystem()
    // Sorting keeps the order of equals, so that it is the order of the constraints.
    let order = requirements.enumerated().sorted {
      ($1.element.priority.rawValue, $0.offset) < ($0.element.priority.rawValue, $1.offset)
    }
    for (_, requirement) in order { system.add(requirement.difference) }
    if fitting == nil { root.solution = (requirements, system) }
  }

  /// Remembers the widths at which text has to break; gives whether any is new.
  private mutating func wrapText() -> Bool {
    var isNew = false
    for case let label as UILabel in placed + [root] where label.numberOfLines != 1 {
      let width = CGFloat(system.value(of: rectangle(of: label).width))
      label.wrappingWidth = nil
      guard width > 0, width < label.intrinsicContentSize.width - 1e-6 else { continue }
      label.wrappingWidth = width
      isNew = true
    }
    return isNew
  }

  private mutating func requirements() -> [Requirement] {
    var requirements: [Requirement] = []
    for constraint in constraints {
      guard let first = constraint.firstItem else { continue }
      var difference = value(first, constraint.firstAttribute)
      difference.constant -= Double(constraint.constant)
      if let second = constraint.secondItem {
        difference = difference - value(second, constraint.secondAttribute)
      } else if constraint.secondAttribute != .notAnAttribute {
        continue
      }
      requirements.append(Requirement(difference: difference, priority: constraint.priority))
    }
    for view in placed + (fitting == nil ? [] : [root]) {
      requirements += self.requirements(
        view, view.intrinsicContentSize, [.defaultHigh, .defaultHigh])
    }
    if let fitting { requirements += self.requirements(root, fitting.size, fitting.priorities) }
    return requirements
  }

  /// That `view` has the given size, in the directions in which there is one.
  private mutating func requirements(
    _ view: UIView, _ size: CGSize, _ priorities: [UILayoutPriority]
  ) -> [Requirement] {
    let rectangle = rectangle(of: view)
    return zip(zip([rectangle.width, rectangle.height], [size.width, size.height]), priorities)
      .filter { $0.0.1 != UIView.noIntrinsicMetric }
      .map { Requirement(difference: $0.0.0 + Double(-$0.0.1), priority: $0.1) }
  }

  private mutating func value(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute
  ) -> LinearExpression {
    let isMirrored = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return rectangle(of: item).value(of: attribute, isMirrored: isMirrored)
  }

  // MARK: Rectangles

  private mutating func nextVariable() -> LinearExpression {
    variables += 1
    return LinearExpression(variable: variables)
  }

  private mutating func unknownRectangle() -> LayoutRectangle {
    LayoutRectangle(
      minX: nextVariable(), maxX: nextVariable(), minY: nextVariable(), maxY: nextVariable())
  }

  private mutating func rectangle(of item: AnyObject) -> LayoutRectangle {
    if let known = rectangles[ObjectIdentifier(item)] { return known }
    if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      guard guide.kind == .own else { return rectangle(of: owner).inset(by: guide.insets) }
      guides.append(guide)
      rectangles[ObjectIdentifier(guide)] = unknownRectangle()
    } else if let view = item as? UIView, let parent = view.parentView {
      rectangles[ObjectIdentifier(view)] = LayoutRectangle(
        view.frame, from: contentOrigin(of: parent))
    }
    return rectangles[ObjectIdentifier(item)] ?? rectangle(of: root)
  }

  /// Where the zero of the view's own coordinates lies.
  private mutating func contentOrigin(
    of view: UIView
  ) -> (x: LinearExpression, y: LinearExpression) {
    let rectangle = rectangle(of: view)
    let origin = view.state.boundsOrigin
    return (rectangle.minX + Double(-origin.x), rectangle.minY + Double(-origin.y))
  }

  // MARK: Results

  /// Gives every view the frame that was found. Stops where a view answers a frame by changing the
  /// constraints.
  mutating func place() {
    let generation = root.screen.constraintGeneration
    let frames = placed.map { view in (view, frame(of: view, in: view.parentView ?? root)) }
    for (view, frame) in frames {
      guard root.screen.constraintGeneration == generation else { return }
      if !view.frame.isClose(to: frame) { view.place(at: frame) }
    }
    for guide in guides {
      if let owner = guide.owningView { guide.layoutFrame = frame(of: guide, in: owner) }
    }
  }

  private mutating func frame(of item: AnyObject, in view: UIView) -> CGRect {
    let rectangle = rectangle(of: item)
    let origin = contentOrigin(of: view)
    return CGRect(
      x: system.value(of: rectangle.minX - origin.x),
      y: system.value(of: rectangle.minY - origin.y),
      width: max(0, system.value(of: rectangle.width)),
      height: max(0, system.value(of: rectangle.height)))
  }

  /// The size that `view` gets from its constraints and those below, when it is to have `target`.
  static func fittingSize(
    of view: UIView, target: CGSize, priorities: [UILayoutPriority]
  ) -> CGSize {
    var labels: [(UILabel, CGFloat?)] = []
    view.forEachView {
      if let label = $0 as? UILabel { labels.append((label, label.wrappingWidth)) }
    }
    for (label, _) in labels { label.wrappingWidth = nil }
    var problem = LayoutProblem(root: view, fitting: (target, priorities))
    problem.solve()
    for (label, width) in labels { label.wrappingWidth = width }
    return problem.frame(of: view, in: view).size
  }
}

extension CGRect {
  /// Whether no number differs by more than the arithmetic's own noise.
  fileprivate func isClose(to other: CGRect) -> Bool {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width),
      abs(height - other.height)) < 1e-9
  }
}
