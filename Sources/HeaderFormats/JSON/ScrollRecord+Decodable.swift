import HeaderCore

extension ScrollRecord: Decodable {
  /// Reads a recording's line after the first. A `null` counts as no value, and keys that are not a
  /// record's are ignored.
  ///
  /// - Throws: A `ScrollRecording.Problem`, or a `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: RecordField.self)
    self.init(
      time: try fields.number(.time), kind: try fields.kind(),
      context: HeaderContext(
        scroll: try fields.scroll(), environment: try fields.environment(),
        visibleLayout: try fields.visibleLayout()),
      finger: try fields.numberIfAny(.finger))
  }
}

extension KeyedDecodingContainer<RecordField> {
  private typealias Problem = ScrollRecording.Problem

  func number(_ field: RecordField) throws -> Double { try decode(Double.self, forKey: field) }

  func numberIfAny(_ field: RecordField) throws -> Double? {
    try decodeIfPresent(Double.self, forKey: field)
  }

  private func flag(_ field: RecordField) throws -> Bool { try decode(Bool.self, forKey: field) }

  /// One event of every name, whatever its values.
  private static var events: [ScrollEvent] {
    [
      .didScroll(.drag), .willBeginDragging,
      .willEndDragging(velocity: 0, targetContentOffset: 0),
      .didEndDragging(willDecelerate: false), .willBeginDecelerating, .didEndDecelerating,
      .didEndScrollingAnimation, .didScrollToTop, .didStop, .geometryDidChange, .contentReplaced,
      .setCollapsed(false, animated: false), .setFraction(0.5, animated: false),
    ]
  }

  fileprivate func kind() throws -> ScrollRecord.Kind {
    let name = try decode(String.self, forKey: .event)
    guard name != RecordField.startName else { return .start }
    guard let event = Self.events.first(where: { $0.name == name }) else {
      let names = [RecordField.startName] + Self.events.map { $0.name }
      throw Problem.unknownEvent(
        name, suggestions: NameSuggestion.suggestions(for: name, among: names))
    }
    return .event(try eventWithValues(like: event))
  }

  private func eventWithValues(like event: ScrollEvent) throws -> ScrollEvent {
    switch event {
    case .didScroll: .didScroll(try cause())
    case .willEndDragging:
      .willEndDragging(
        velocity: try number(.velocity), targetContentOffset: try number(.targetContentOffset))
    case .didEndDragging: .didEndDragging(willDecelerate: try flag(.willDecelerate))
    case .setFraction:
      .setFraction(
        try numberIfAny(.fraction) ?? (try flag(.isCollapsed) ? 1 : 0),
        animated: try flag(.animated))
    case .willBeginDragging, .willBeginDecelerating, .didEndDecelerating,
      .didEndScrollingAnimation, .didScrollToTop, .didStop, .geometryDidChange, .contentReplaced:
      event
    }
  }

  private func cause() throws -> ScrollCause {
    let name = try decode(String.self, forKey: .cause)
    guard let cause = ScrollCause.allCases.first(where: { $0.name == name }) else {
      throw Problem.unknownCause(name)
    }
    return cause
  }

  fileprivate func scroll() throws -> ScrollMetrics {
    ScrollMetrics(
      contentOffset: try number(.contentOffset), contentSize: try number(.contentSize),
      bounds: try number(.bounds),
      adjustedContentInset: ScrollInsets(
        top: try number(.insetTop), bottom: try number(.insetBottom)),
      headerInset: try number(.headerInset), isTracking: try flag(.isTracking),
      position: try number(.unboundedContentOffset),
      isResting: try decodeIfPresent(Bool.self, forKey: .isResting) ?? false,
      velocity: try numberIfAny(.contentVelocity))
  }

  fileprivate func environment() throws -> HeaderEnvironment {
    HeaderEnvironment(
      containerHeight: try number(.containerHeight), safeAreaTop: try number(.safeAreaTop),
      fittingHeight: try numberIfAny(.fittingHeight),
      prefersReducedMotion: try flag(.prefersReducedMotion), mounting: try mounting())
  }

  private func mounting() throws -> HeaderMounting {
    guard let name = try decodeIfPresent(String.self, forKey: .mounting) else { return .beside }
    guard let mounting = HeaderMounting(rawValue: name) else { throw Problem.unknownMounting(name) }
    return mounting
  }

  fileprivate func visibleLayout() throws -> HeaderLayout? {
    guard contains(.visibleLayout), try !decodeNil(forKey: .visibleLayout) else { return nil }
    let fields = try nestedContainer(keyedBy: RecordField.self, forKey: .visibleLayout)
    return HeaderLayout(
      headerMinY: try fields.number(.headerMinY), headerHeight: try fields.number(.headerHeight),
      scrollViewMinY: try fields.number(.scrollViewMinY),
      contentInsetTop: try fields.number(.contentInsetTop),
      restMinY: try fields.numberIfAny(.restMinY),
      collapsedFraction: try fields.number(.collapsedFraction),
      stretch: try fields.number(.stretch))
  }
}
