/// Solves the constraints of a view and its descendants.
///
/// A view without constraints contributes its frame. A view placed by constraints has four unknown edges.
/// Constraints are applied in the order of their priority. A constraint that contradicts earlier ones is ignored,
/// and what nothing determines is 0. The double supports only equalities, and none between two lengths: the
/// adapter and its tests use no others.
@MainActor
struct LayoutProblem {
  /// Two places that a constraint makes equal.
  private struct Requirement {
    let one: LayoutPlace
    let other: LayoutPlace
    let priority: UILayoutPriority
  }

  private let root: UIView
  /// The size to fit, and its priorities; `nil` to keep the root's size.
  private let fitting: (size: CGSize, priorities: [UILayoutPriority])?
  private var constraints: [NSLayoutConstraint] = []
  private var placed: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var rectangles: [ObjectIdentifier: LayoutRectangle] = [:]
  /// All edges, without the constraints.
  private var edges = LayoutEdges()
  /// All edges, with the constraints.
  private var tied = LayoutEdges()

  init(root: UIView, fitting: (size: CGSize, priorities: [UILayoutPriority])? = nil) {
    self.root = root
    self.fitting = fitting
    var views: [UIView] = []
    root.forEachView { views.append($0) }
    for view in views { constraints += view.installedConstraints }
    let zero = LayoutEdges.zero
    rectangles[ObjectIdentifier(root)] =
      fitting == nil
      ? LayoutRectangle(CGRect(origin: .zero, size: root.bounds.size), from: (zero, zero))
      : LayoutRectangle(minX: zero, maxX: edges.add(), minY: zero, maxY: edges.add())
    var named: Set<ObjectIdentifier?> = []
    for constraint in constraints {
      named.insert(NSLayoutConstraint.view(of: constraint.firstItem).map { ObjectIdentifier($0) })
      named.insert(NSLayoutConstraint.view(of: constraint.secondItem).map { ObjectIdentifier($0) })
    }
    placed = views.filter { view in
      view !== root && !view.translatesAutoresizingMaskIntoConstraints
        && named.contains(ObjectIdentifier(view))
    }
    for view in placed { rectangles[ObjectIdentifier(view)] = unknownRectangle() }
  }

  /// Applies the constraints, wraps text that got less width than it needs, and applies them again with the height
  /// of the wrapped text.
  mutating func solve() {
    let labels = (placed + [root]).compactMap { $0 as? UILabel }
    for label in labels { label.wrappingWidth = nil }
    tie(requirements())
    for label in labels where label.numberOfLines != 1 {
      let width = frame(of: label, in: root).width
      guard width > 0, width < label.intrinsicContentSize.width - 1e-6 else { continue }
      label.wrappingWidth = width
    }
    if labels.contains(where: { $0.wrappingWidth != nil }) { tie(requirements()) }
  }

  private mutating func tie(_ requirements: [Requirement]) {
    tied = edges
    // Sorting is stable: constraints of one priority keep their order.
    for requirement in requirements.sorted(by: { $0.priority.rawValue > $1.priority.rawValue }) {
      tied.tie(requirement.one, requirement.other)
    }
  }

  private mutating func requirements() -> [Requirement] {
    var requirements = constraints.compactMap { requirement($0) }
    for view in placed + (fitting == nil ? [] : [root]) {
      requirements += sizes(of: view, view.intrinsicContentSize, [.defaultHigh, .defaultHigh])
    }
    if let fitting { requirements += sizes(of: root, fitting.size, fitting.priorities) }
    return requirements
  }

  private mutating func requirement(_ constraint: NSLayoutConstraint) -> Requirement? {
    guard let first = constraint.firstItem else { return nil }
    let rectangle = rectangle(of: first)
    let (attribute, constant) = (constraint.firstAttribute, Double(constraint.constant))
    if attribute == .height {
      return Requirement(
        one: rectangle.maxY, other: rectangle.minY + constant, priority: constraint.priority)
    }
    // Horizontal constants count in the reading direction.
    let isMirrored = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isReversed = isMirrored && (attribute == .leading || attribute == .trailing)
    guard let one = rectangle.edge(attribute, isMirrored: isMirrored),
      let second = constraint.secondItem,
      let other = self.rectangle(of: second).edge(
        constraint.secondAttribute, isMirrored: isMirrored)
    else { return nil }
    return Requirement(
      one: one, other: other + (isReversed ? -constant : constant), priority: constraint.priority)
  }

  /// Requires the given size of `view`, except for directions without an intrinsic size.
  private mutating func sizes(
    of view: UIView, _ size: CGSize, _ priorities: [UILayoutPriority]
  ) -> [Requirement] {
    let rectangle = rectangle(of: view)
    let sides = [
      (rectangle.minX, rectangle.maxX, size.width), (rectangle.minY, rectangle.maxY, size.height),
    ]
    return zip(sides, priorities).compactMap { side, priority in
      let (start, end, length) = side
      guard length != UIView.noIntrinsicMetric else { return nil }
      return Requirement(one: end, other: start + Double(length), priority: priority)
    }
  }

  // MARK: Rectangles

  private mutating func unknownRectangle() -> LayoutRectangle {
    LayoutRectangle(
      minX: edges.add(), maxX: edges.add(), minY: edges.add(), maxY: edges.add())
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

  /// The zero of the view's own coordinates.
  private mutating func contentOrigin(of view: UIView) -> (x: LayoutPlace, y: LayoutPlace) {
    let rectangle = rectangle(of: view)
    let origin = view.state.boundsOrigin
    return (rectangle.minX + Double(-origin.x), rectangle.minY + Double(-origin.y))
  }

  // MARK: Results

  /// Gives each view its frame.
  mutating func place() {
    let frames = placed.map { view in (view, frame(of: view, in: view.parentView ?? root)) }
    for (view, frame) in frames where view.state.plainFrame != frame { view.place(at: frame) }
    for guide in guides {
      if let owner = guide.owningView { guide.layoutFrame = frame(of: guide, in: owner) }
    }
  }

  private mutating func frame(of item: AnyObject, in view: UIView) -> CGRect {
    let rectangle = rectangle(of: item)
    let origin = contentOrigin(of: view)
    let (minX, minY) = (tied.value(of: rectangle.minX), tied.value(of: rectangle.minY))
    return CGRect(
      x: minX - tied.value(of: origin.x), y: minY - tied.value(of: origin.y),
      width: max(0, tied.value(of: rectangle.maxX) - minX),
      height: max(0, tied.value(of: rectangle.maxY) - minY))
  }

  /// The size that the constraints give `view` when it should have the size `target`.
  static func fittingSize(
    of view: UIView, target: CGSize, priorities: [UILayoutPriority]
  ) -> CGSize {
    var problem = LayoutProblem(root: view, fitting: (target, priorities))
    problem.solve()
    return problem.frame(of: view, in: view).size
  }
}
