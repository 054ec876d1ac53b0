import HeaderCore

/// A key of a recording's lines, and the place of its value in a `Root`: a line is written and read by it.
enum RecordField<Root> {
  /// A number that every line has.
  case number(String, WritableKeyPath<Root, Double>)
  /// A flag that every line has.
  case flag(String, WritableKeyPath<Root, Bool>)
  /// A number whose key is left out where there is none.
  case numberIfAny(String, WritableKeyPath<Root, Double?>)
  /// A flag whose key is left out where there is none.
  case flagIfAny(String, WritableKeyPath<Root, Bool?>)

  /// The key with the value that `root` has; `nil` where it has none.
  func member(of root: Root) -> (key: String, value: JSONValue)? {
    switch self {
    case .number(let key, let path): (key, .number(root[keyPath: path]))
    case .flag(let key, let path): (key, .flag(root[keyPath: path]))
    case .numberIfAny(let key, let path): root[keyPath: path].map { (key, .number($0)) }
    case .flagIfAny(let key, let path): root[keyPath: path].map { (key, .flag($0)) }
    }
  }

  /// Puts what `object` says of the key into `root`.
  func read(_ object: JSONObject, into root: inout Root) throws(FileError.Problem) {
    switch self {
    case .number(let key, let path): root[keyPath: path] = try object.number(key)
    case .flag(let key, let path): root[keyPath: path] = try object.flag(key)
    case .numberIfAny(let key, let path):
      root[keyPath: path] = object.has(key) ? try object.number(key) : nil
    case .flagIfAny(let key, let path):
      root[keyPath: path] = object.has(key) ? try object.flag(key) : nil
    }
  }
}

extension RecordField<ScrollRecord> {
  /// What a line has besides its event, the mounting and the layout on screen, in its order.
  static var record: [RecordField] {
    [
      .numberIfAny("finger", \.finger),
      .number("content_offset", \.context.scroll.contentOffset),
      .number("content_size", \.context.scroll.contentSize),
      .number("bounds", \.context.scroll.bounds),
      .number("inset_top", \.context.scroll.adjustedContentInset.top),
      .number("inset_bottom", \.context.scroll.adjustedContentInset.bottom),
      .number("header_inset", \.context.scroll.headerInset),
      .flag("is_tracking", \.context.scroll.isTracking),
      .flagIfAny("is_resting", \.context.scroll.restingFlag),
      .number("unbounded_content_offset", \.context.scroll.position),
      .numberIfAny("content_velocity", \.context.scroll.velocity),
      .number("container_height", \.context.environment.containerHeight),
      .number("safe_area_top", \.context.environment.safeAreaTop),
      .numberIfAny("fitting_height", \.context.environment.fittingHeight),
      .flag("prefers_reduced_motion", \.context.environment.prefersReducedMotion),
    ]
  }
}

extension RecordField<HeaderLayout> {
  /// A layout, in the order of a line.
  static var layout: [RecordField] {
    [
      .number("header_min_y", \.headerMinY),
      .number("header_height", \.headerHeight),
      .number("scroll_view_min_y", \.scrollViewMinY),
      .number("content_inset_top", \.contentInsetTop),
      .numberIfAny("rest_min_y", \.ownRestMinY),
      .number("collapsed_fraction", \.collapsedFraction),
      .number("stretch", \.stretch),
    ]
  }
}

extension ScrollMetrics {
  /// Whether nothing moves the content; `nil` where something does.
  fileprivate var restingFlag: Bool? {
    get { isResting ? true : nil }
    set { isResting = newValue ?? false }
  }
}

extension HeaderLayout {
  /// `restMinY`; `nil` where that is where the scroll view begins.
  fileprivate var ownRestMinY: Double? {
    get { restMinY == scrollViewMinY ? nil : restMinY }
    set { restMinY = newValue ?? scrollViewMinY }
  }
}
