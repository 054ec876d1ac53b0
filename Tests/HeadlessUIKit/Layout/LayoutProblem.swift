/// The constraints in a view and below.
///
/// A view whose frame is its own contributes that frame, measured from whatever it lies in. A view that
/// constraints place has four edges of its own. Constraints are followed from the highest priority down; one
/// that those before contradict is left out, and what nothing decides is 0. There are equalities only, and
/// none between two lengths: no code that the double is for has another.
@MainActor
struct LayoutProblem {
  /// What a constraint asks: that two places are the same.
  struct Requirement {
    let (one, other): (LayoutPlace, LayoutPlace)
    let priority: UILayoutPriority

    init(_ one: LayoutPlace, _ other: LayoutPlace, _ priority: UILayoutPriority) {
      (self.one, self.other, self.priority) = (one, other, priority)
    }
  }

  private let root: UIView
  /// The size to fit, and how much it matters; `nil` to lay out at the size the root has.
  private let fitting: (size: CGSize, priorities: [UILayoutPriority])?
  private var constraints: [NSLayoutConstraint] = []
  private var placed: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var rectangles: [ObjectIdentifier: LayoutRectangle] = [:]
  /// The edges that there are, and what came of tying them.
  private var (edges, tied) = (LayoutEdges(), LayoutEdges())

  init(root: UIView, fitting: (size: CGSize, priorities: [UILayoutPriority])? = nil) {
    self.root = root
    self.fitting = fitting
    var views: [UIView] = []
    root.forEachView { views.append($0) }
    constraints = views.flatMap(\.installedConstraints)
    let zero = LayoutEdges.zero
    rectangles[ObjectIdentifier(root)] =
      fitting == nil
      ? LayoutRectangle(CGRect(origin: .zero, size: root.bounds.size), from: (zero, zero))
      : LayoutRectangle(minX: zero, maxX: edges.add(), minY: zero, maxY: edges.add())
    let named = Set(
      constraints.flatMap { [$0.firstItem, $0.secondItem] }
        .compactMap { NSLayoutConstraint.view(of: $0).map { ObjectIdentifier($0) } })
    for view in views where view !== root && !view.translatesAutoresizingMaskIntoConstraints {
      guard named.contains(ObjectIdentifier(view)) else { continue }
      placed.append(view)
      rectangles[ObjectIdentifier(view)] = unknownRectangle()
    }
  }

  /// Follows the constraints, lets text break where it got less room than it wants, and follows them
  /// again with its height.
  mutating func solve() {
    guard fitting != nil || !constraints.isEmpty else { return }
    solve(requirements())
    if wrapText() { solve(requirements()) }
  }

  private mutating func solve(_ requirements: [Requirement]) {
    tied = edges
    // Sorting keeps the order of equals, so that it is the order of the constraints.
    for requirement in requirements.sorted(by: { $0.priority.rawValue > $1.priority.rawValue }) {
      tied.tie(requirement.one, requirement.other)
    }
  }

  /// Remembers the widths at which text has to break; gives whether any is new.
  private mutating func wrapText() -> Bool {
    var isNew = false
    for case let label as UILabel in placed + [root] where label.numberOfLines != 1 {
      let width = frame(of: label, in: root).width
      label.wrappingWidth = nil
      guard width > 0, width < label.intrinsicContentSize.width - 1e-6 else { continue }
      label.wrappingWidth = width
      isNew = true
    }
    return isNew
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
    if attribute == .width || attribute == .height {
      let (start, end) =
        attribute == .width ? (rectangle.minX, rectangle.maxX) : (rectangle.minY, rectangle.maxY)
      return Requirement(end, start + constant, constraint.priority)
    }
    // Across, distances count from where lines begin.
    let isMirrored = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isReversed = isMirrored && (attribute == .leading || attribute == .trailing)
    guard let one = rectangle.edge(attribute, isMirrored: isMirrored),
      let second = constraint.secondItem,
      let other = self.rectangle(of: second).edge(
        constraint.secondAttribute, isMirrored: isMirrored)
    else { return nil }
    return Requirement(one, other + (isReversed ? -constant : constant), constraint.priority)
  }

  /// That `view` has the given size, in the directions in which there is one.
  private mutating func sizes(
    of view: UIView, _ size: CGSize, _ priorities: [UILayoutPriority]
  ) -> [Requirement] {
    let rectangle = rectangle(of: view)
    let sides = [
      (rectangle.maxX, rectangle.minX, size.width), (rectangle.maxY, rectangle.minY, size.height),
    ]
    return zip(sides, priorities).filter { $0.0.2 != UIView.noIntrinsicMetric }
      .map { Requirement($0.0.0, $0.0.1 + Double($0.0.2), $0.1) }
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

  /// Where the zero of the view's own coordinates lies.
  private mutating func contentOrigin(of view: UIView) -> (x: LayoutPlace, y: LayoutPlace) {
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
    let (minX, minY) = (tied.value(of: rectangle.minX), tied.value(of: rectangle.minY))
    return CGRect(
      x: minX - tied.value(of: origin.x), y: minY - tied.value(of: origin.y),
      width: max(0, tied.value(of: rectangle.maxX) - minX),
      height: max(0, tied.value(of: rectangle.maxY) - minY))
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
