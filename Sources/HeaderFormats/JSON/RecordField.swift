import HeaderCore

/// A key in a recording's lines, and the property of `Root` that has its value. Writes and reads it.
enum RecordField<Root> {
  /// A number that every line has.
  case number(String, WritableKeyPath<Root, Double>)
  /// A flag that every line has.
  case flag(String, WritableKeyPath<Root, Bool>)
  /// A number whose key is omitted if it is `nil`.
  case numberIfAny(String, WritableKeyPath<Root, Double?>)
  /// A flag whose key is omitted if it is `false`.
  case flagIfTrue(String, WritableKeyPath<Root, Bool>)

  /// Returns the key with the value in `root`; `nil` if it is omitted.
  func member(of root: Root) -> (key: String, value: JSONValue)? {
    switch self {
    case .number(let key, let path): (key, .number(root[keyPath: path]))
    case .flag(let key, let path): (key, .flag(root[keyPath: path]))
    case .numberIfAny(let key, let path): root[keyPath: path].map { (key, .number($0)) }
    case .flagIfTrue(let key, let path): root[keyPath: path] ? (key, .flag(true)) : nil
    }
  }

  /// Reads the key's value from `object` into `root`.
  func read(_ object: JSONObject, into root: inout Root) throws(FileError.Problem) {
    switch self {
    case .number(let key, let path): root[keyPath: path] = try object.number(key)
    case .flag(let key, let path): root[keyPath: path] = try object.flag(key)
    case .numberIfAny(let key, let path):
      root[keyPath: path] = object.has(key) ? try object.number(key) : nil
    case .flagIfTrue(let key, let path):
      root[keyPath: path] = object.has(key) ? try object.flag(key) : false
    }
  }
}

extension RecordField<ScrollRecord> {
  /// The fields of a line in their order, except the event, the mounting and the layout on the screen.
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
      .flagIfTrue("is_resting", \.context.scroll.isResting),
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
  /// The fields of a layout in their order.
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

extension HeaderLayout {
  /// `restMinY`; `nil` if it equals the scroll view's top edge.
  fileprivate var ownRestMinY: Double? {
    get { restMinY == scrollViewMinY ? nil : restMinY }
    set { restMinY = newValue ?? scrollViewMinY }
  }
}
