/// The constraints in a view and below, as equations.
///
/// A view whose frame is its own contributes that frame, measured from whatever it lies in, and
/// needs no variable. A view that constraints place has four. Everything is measured from the
/// topmost view's corner.
@MainActor
struct LayoutProblem {
  let root: UIView

  /// The size to fit, and how much it matters; `nil` to lay out at the size the root has.
  private let fitting: (size: CGSize, priorities: [UILayoutPriority])?
  private let constraints: [NSLayoutConstraint]
  private var placed: [UIView] = []
  private var rectangles: [ObjectIdentifier: LayoutRectangle] = [:]
  private var ownGuides: [UILayoutGuide] = []
  private var variables = 0
  private var system = LinearSystem()

  init(root: UIView, size fitting: (size: CGSize, priorities: [UILayoutPriority])?) {
    self.root = root
    self.fitting = fitting
    var constraints: [NSLayoutConstraint] = []
    root.forEachView { constraints += $0.installedConstraints }
    self.constraints = constraints
    rectangles[ObjectIdentifier(root)] = rootRectangle()
    let named = Set(
      constraints.flatMap { [$0.firstItem, $0.secondItem] }
        .compactMap { NSLayoutConstraint.view(of: $0).map { ObjectIdentifier($0) } })
    root.forEachView { view in
      guard view !== root else { return }
      guard !view.translatesAutoresizingMaskIntoConstraints, named.contains(ObjectIdentifier(view))
      else { return }
      placed.append(view)
      rectangles[ObjectIdentifier(view)] = unknownRectangle()
    }
  }

  // MARK: Solving

  /// Solves the equations. `wrappingText` then lets text break where it got less room than it wants,
  /// and solves them again with its height.
  mutating func solve(wrappingText: Bool) {
    guard !placed.isEmpty || fitting != nil || !constraints.isEmpty else { return }
    let requirements = makeRequirements()
    solve(requirements)
    guard wrappingText, wrapText() else { return }
    solve(makeRequirements())
  }

  private mutating func solve(_ requirements: [LayoutRequirement]) {
    // Most often nothing but a scroll view's content has moved.
    if fitting == nil, let solution = root.solution, solution.requirements == requirements {
      system = solution.system
      return
    }
    var solver = LayoutSolver(requirements)
    solver.solve()
    system = solver.system
    if fitting == nil { root.solution = (requirements, system) }
  }

  /// Remembers the widths at which text has to break; gives whether any is new.
  private func wrapText() -> Bool {
    var isNew = false
    for case let label as UILabel in placed + [root] where label.numberOfLines != 1 {
      guard let rectangle = rectangles[ObjectIdentifier(label)] else { continue }
      let width = CGFloat(system.value(of: rectangle.width))
      label.wrappingWidth = nil
      guard width > 0, width < label.intrinsicContentSize.width - 1e-6 else { continue }
      label.wrappingWidth = width
      isNew = true
    }
    return isNew
  }

  private mutating func makeRequirements() -> [LayoutRequirement] {
    var requirements: [LayoutRequirement] = []
    for constraint in constraints {
      if let requirement = requirement(of: constraint) { requirements.append(requirement) }
    }
    for view in placed + (fitting == nil ? [] : [root]) {
      if let rectangle = rectangles[ObjectIdentifier(view)] {
        requirements += intrinsicRequirements(of: view, in: rectangle)
      }
    }
    if let fitting, let rectangle = rectangles[ObjectIdentifier(root)] {
      let target = [
        rectangle.width + Double(-fitting.size.width),
        rectangle.height + Double(-fitting.size.height),
      ]
      for (expression, priority) in zip(target, fitting.priorities) {
        requirements.append(LayoutRequirement(expression, .equal, priority))
      }
    }
    return requirements
  }

  private mutating func requirement(of constraint: NSLayoutConstraint) -> LayoutRequirement? {
    guard let first = constraint.firstItem else { return nil }
    let second = constraint.secondItem
    if second == nil, constraint.secondAttribute != .notAnAttribute { return nil }
    let isDirectional = [constraint.firstAttribute, constraint.secondAttribute].contains {
      $0 == .leading || $0 == .trailing
    }
    let isMirrored =
      isDirectional && root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func value(
      _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute
    ) -> LinearExpression {
      rectangle(of: item).value(of: attribute, isMirrored: isMirrored)
    }
    var difference =
      value(first, constraint.firstAttribute) + Double(-constraint.constant)
    if let second {
      difference = difference.adding(
        value(second, constraint.secondAttribute),
        times: -Double(constraint.multiplier))
    }
    return LayoutRequirement(
      difference, constraint.relation, constraint.priority, constraint: constraint)
  }

  private func intrinsicRequirements(
    of view: UIView, in rectangle: LayoutRectangle
  ) -> [LayoutRequirement] {
    let size = view.intrinsicContentSize
    return zip([rectangle.width, rectangle.height], [size.width, size.height]).enumerated()
      .filter { $1.1 != UIView.noIntrinsicMetric }
      .flatMap { axis, pair in
        let difference = pair.0 + Double(-pair.1)
        return [
          LayoutRequirement(difference, .equal, view.huggingPriorities[axis]),
          LayoutRequirement(difference, .greaterThanOrEqual, view.compressionPriorities[axis]),
        ]
      }
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

  private mutating func rootRectangle() -> LayoutRectangle {
    let zero = LinearExpression()
    guard fitting == nil else {
      return LayoutRectangle(minX: zero, maxX: nextVariable(), minY: zero, maxY: nextVariable())
    }
    let size = root.bounds.size
    return LayoutRectangle(
      minX: zero, maxX: zero + Double(size.width), minY: zero, maxY: zero + Double(size.height))
  }

  private mutating func rectangle(of item: AnyObject) -> LayoutRectangle {
    if let guide = item as? UILayoutGuide { return rectangle(of: guide) }
    guard let view = item as? UIView else { return rectangle(of: root) }
    return rectangle(of: view)
  }

  private mutating func rectangle(of guide: UILayoutGuide) -> LayoutRectangle {
    guard let owner = guide.owningView else { return rectangle(of: root) }
    let key = ObjectIdentifier(guide)
    if let known = rectangles[key] { return known }
    if guide.kind == .own {
      ownGuides.append(guide)
      let made = unknownRectangle()
      rectangles[key] = made
      return made
    }
    return rectangle(of: owner).inset(by: guide.insets)
  }

  private mutating func rectangle(of view: UIView) -> LayoutRectangle {
    let key = ObjectIdentifier(view)
    if let known = rectangles[key] { return known }
    guard let parent = view.parentView else { return rootRectangle() }
    let origin = contentOrigin(of: parent)
    let frame = view.frame
    let made = LayoutRectangle(
      minX: origin.x + Double(frame.minX), maxX: origin.x + Double(frame.maxX),
      minY: origin.y + Double(frame.minY), maxY: origin.y + Double(frame.maxY))
    rectangles[key] = made
    return made
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

  /// Gives every view the frame that was found, and every scroll view the size of its content. Stops
  /// where a view answers a frame by changing the constraints.
  mutating func place() {
    let generation = root.screen.constraintGeneration
    for (view, frame) in frames() {
      guard root.screen.constraintGeneration == generation else { return }
      if !view.frame.isClose(to: frame) { view.place(at: frame) }
    }
    for guide in ownGuides {
      guard let owner = guide.owningView, let found = rectangles[ObjectIdentifier(guide)] else {
        continue
      }
      let origin = contentOrigin(of: owner)
      guide.layoutFrame = CGRect(
        x: system.value(of: found.minX - origin.x), y: system.value(of: found.minY - origin.y),
        width: system.value(of: found.width), height: system.value(of: found.height))
    }
  }

  private mutating func frames() -> [(UIView, CGRect)] {
    var frames: [(UIView, CGRect)] = []
    for view in placed {
      guard let parent = view.parentView else { continue }
      let rectangle = rectangle(of: view)
      let origin = contentOrigin(of: parent)
      let frame = CGRect(
        x: system.value(of: rectangle.minX - origin.x),
        y: system.value(of: rectangle.minY - origin.y),
        width: max(0, system.value(of: rectangle.width)),
        height: max(0, system.value(of: rectangle.height)))
      frames.append((view, frame))
    }
    return frames
  }

  /// The size that `view` gets from its constraints and those below, when it is to have `target`.
  static func fittingSize(
    of view: UIView, target: CGSize, horizontally: UILayoutPriority, vertically: UILayoutPriority
  ) -> CGSize {
    var labels: [(UILabel, CGFloat?)] = []
    view.forEachView {
      if let label = $0 as? UILabel { labels.append((label, label.wrappingWidth)) }
    }
    for (label, _) in labels { label.wrappingWidth = nil }
    var problem = LayoutProblem(root: view, size: (target, [horizontally, vertically]))
    problem.solve(wrappingText: true)
    let rectangle = problem.rectangle(of: view)
    for (label, width) in labels { label.wrappingWidth = width }
    return CGSize(
      width: problem.system.value(of: rectangle.width),
      height: problem.system.value(of: rectangle.height))
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
