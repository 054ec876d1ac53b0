import HeaderCore

extension ScrollRecord {
  /// The record as a recording's line, without its line feed; `nil` where a number is not finite.
  ///
  /// Numbers are the shortest decimals that read back as exactly themselves. What a record does not
  /// have has no key.
  public var line: String? {
    guard time.isFinite, finger?.isFinite ?? true, context.isFinite, kind.isFinite else {
      return nil
    }
    var members = [("time", JSONValue.value(.number(time)))] + kind.members
    members += RecordField<ScrollRecord>.record.compactMap { $0.member(of: self) }
    let mounting = context.environment.mounting
    if mounting != .beside { members.append(("mounting", .value(.choice(mounting.rawValue)))) }
    if let layout = context.visibleLayout {
      let fields = RecordField<HeaderLayout>.layout.compactMap { $0.member(of: layout) }
      members.append(("visible_layout", .object(fields)))
    }
    return JSONValue.object(members).text
  }

  /// The record that a recording's `line` after the first spells. A `null` counts as no value, and keys
  /// that are not a record's are ignored.
  init(line: String) throws(FileError.Problem) {
    let object = try JSONObject(line)
    self.init(
      time: try object.number("time"), kind: try object.kind,
      context: HeaderContext(
        scroll: ScrollMetrics(contentOffset: 0, contentSize: 0, bounds: 0),
        environment: HeaderEnvironment(containerHeight: 0)))
    for field in RecordField<ScrollRecord>.record { try field.read(object, into: &self) }
    if object.has("mounting") {
      let name = try object.text("mounting")
      guard let mounting = HeaderMounting(rawValue: name) else { throw .unknownMounting(name) }
      context.environment.mounting = mounting
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
  /// What `event` says where a driver started over.
  fileprivate static let startName = "start"

  fileprivate var isFinite: Bool {
    if case .event(let event) = self { event.isFinite } else { true }
  }

  /// The event's name and its own values.
  fileprivate var members: [(key: String, value: JSONValue)] {
    guard case .event(let event) = self else { return [("event", .value(.choice(Self.startName)))] }
    let name: (String, JSONValue) = ("event", .value(.choice(event.name)))
    switch event {
    case .didScroll(let cause): return [name, ("cause", .value(.choice(cause.name)))]
    case .willEndDragging(let velocity, let target):
      return [
        name, ("velocity", .value(.number(velocity))),
        ("target_content_offset", .value(.number(target))),
      ]
    case .didEndDragging(let willDecelerate):
      return [name, ("will_decelerate", .value(.flag(willDecelerate)))]
    case .setFraction(let fraction, let animated):
      return [
        name,
        fraction == 0 || fraction == 1
          ? ("is_collapsed", .value(.flag(fraction == 1)))
          : ("fraction", .value(.number(fraction))),
        ("animated", .value(.flag(animated))),
      ]
    case .willBeginDragging, .willBeginDecelerating, .didEndDecelerating,
      .didEndScrollingAnimation, .didScrollToTop, .didStop, .geometryDidChange, .contentReplaced:
      return [name]
    }
  }
}

extension JSONObject {
  /// One event of every name, whatever its values.
  private static let events: [ScrollEvent] = [
    .didScroll(.drag), .willBeginDragging, .willEndDragging(velocity: 0, targetContentOffset: 0),
    .didEndDragging(willDecelerate: false), .willBeginDecelerating, .didEndDecelerating,
    .didEndScrollingAnimation, .didScrollToTop, .didStop, .geometryDidChange, .contentReplaced,
    .setCollapsed(false, animated: false), .setFraction(0.5, animated: false),
  ]

  fileprivate var kind: ScrollRecord.Kind {
    get throws(FileError.Problem) {
      let name = try text("event")
      guard name != ScrollRecord.Kind.startName else { return .start }
      guard let event = Self.events.first(where: { $0.name == name }) else {
        let names = [ScrollRecord.Kind.startName] + Self.events.map { $0.name }
        throw .unknownEvent(name, suggestions: NameSuggestion.suggestions(for: name, among: names))
      }
      return .event(try eventWithValues(like: event))
    }
  }

  private func eventWithValues(like event: ScrollEvent) throws(FileError.Problem) -> ScrollEvent {
    switch event {
    case .didScroll:
      let name = try text("cause")
      guard let cause = ScrollCause.allCases.first(where: { $0.name == name }) else {
        throw .unknownCause(name)
      }
      return .didScroll(cause)
    case .willEndDragging:
      return .willEndDragging(
        velocity: try number("velocity"),
        targetContentOffset: try number("target_content_offset"))
    case .didEndDragging: return .didEndDragging(willDecelerate: try flag("will_decelerate"))
    case .setFraction:
      let fraction =
        has("fraction") ? try number("fraction") : try flag("is_collapsed") ? 1 : 0
      return .setFraction(fraction, animated: try flag("animated"))
    case .willBeginDragging, .willBeginDecelerating, .didEndDecelerating,
      .didEndScrollingAnimation, .didScrollToTop, .didStop, .geometryDidChange, .contentReplaced:
      return event
    }
  }
}
