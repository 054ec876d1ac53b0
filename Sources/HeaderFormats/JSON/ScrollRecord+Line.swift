import HeaderCore

extension ScrollRecord {
  /// The record as a line of a recording, without its line feed; `nil` if a number is not finite.
  ///
  /// Numbers are the shortest decimals that read back exactly. Missing values have no key.
  public var line: String? {
    guard time.isFinite, finger?.isFinite ?? true, context.isFinite,
      kind.event?.isFinite ?? true
    else { return nil }
    var members = [("time", JSONValue.number(time)), ("event", .text(kind.name))] + kind.values
    members += RecordField<ScrollRecord>.record.compactMap { $0.member(of: self) }
    let mounting = context.environment.mounting
    if mounting != .beside { members.append(("mounting", .text(mounting.rawValue))) }
    if let layout = context.visibleLayout {
      let fields = RecordField<HeaderLayout>.layout.compactMap { $0.member(of: layout) }
      members.append(("visible_layout", .object(fields)))
    }
    return JSONValue.object(members).text
  }

  /// Reads a line of a recording after the first. A `null` counts as missing, and unknown keys are ignored.
  init(_ object: JSONObject) throws(FileError.Problem) {
    self.init(
      time: try object.number("time"), kind: try Kind(object),
      context: HeaderContext(
        scroll: ScrollMetrics(contentOffset: 0, contentSize: 0, bounds: 0),
        environment: HeaderEnvironment(containerHeight: 0)))
    for field in RecordField<ScrollRecord>.record { try field.read(object, into: &self) }
    if object.has("mounting") {
      context.environment.mounting = try object.one("mounting", of: HeaderMounting.allCases) {
        $0.rawValue
      }
    }
    if object.has("visible_layout") {
      let fields = try object.object("visible_layout")
      var layout = HeaderLayout.zero
      for field in RecordField<HeaderLayout>.layout { try field.read(fields, into: &layout) }
      context.visibleLayout = layout
    }
  }
}

extension ScrollRecord.Kind {
  /// One kind for each name.
  private static let all: [ScrollRecord.Kind] = [
    .start, .event(.didScroll(.drag)), .event(.willBeginDragging),
    .event(.willEndDragging(velocity: 0, targetContentOffset: 0)),
    .event(.didEndDragging(willDecelerate: false)), .event(.willBeginDecelerating),
    .event(.didEndDecelerating), .event(.didEndScrollingAnimation), .event(.didScrollToTop),
    .event(.didStop), .event(.geometryDidChange), .event(.contentReplaced),
    .event(.setCollapsed(false, animated: false)), .event(.setFraction(0.5, animated: false)),
  ]

  /// The value of the key `event`.
  fileprivate var name: String { event?.name ?? "start" }

  /// The values of the event.
  fileprivate var values: [(key: String, value: JSONValue)] {
    switch self {
    case .event(.didScroll(let cause)): [("cause", .text(cause.rawValue))]
    case .event(.willEndDragging(let velocity, let target)):
      [("velocity", .number(velocity)), ("target_content_offset", .number(target))]
    case .event(.didEndDragging(let willDecelerate)): [("will_decelerate", .flag(willDecelerate))]
    case .event(.setFraction(let fraction, let animated)):
      [
        fraction == 0 || fraction == 1
          ? ("is_collapsed", .flag(fraction == 1)) : ("fraction", .number(fraction)),
        ("animated", .flag(animated)),
      ]
    case .start, .event: []
    }
  }

  /// Reads an event with its values.
  fileprivate init(_ object: JSONObject) throws(FileError.Problem) {
    let kind = try object.one("event", of: Self.all) { $0.name }
    switch kind {
    case .event(.didScroll):
      self = .event(
        .didScroll(try object.one("cause", of: ScrollCause.allCases) { $0.rawValue }))
    case .event(.willEndDragging):
      self = .event(
        .willEndDragging(
          velocity: try object.number("velocity"),
          targetContentOffset: try object.number("target_content_offset")))
    case .event(.didEndDragging):
      self = .event(.didEndDragging(willDecelerate: try object.flag("will_decelerate")))
    case .event(.setFraction):
      let fraction =
        object.has("fraction")
        ? try object.number("fraction") : try object.flag("is_collapsed") ? 1 : 0
      self = .event(.setFraction(fraction, animated: try object.flag("animated")))
    case .start, .event: self = kind
    }
  }
}
