import HeaderCore

extension ScrollRecord {
  /// The record as a recording's line, without its line feed; `nil` where a number is not finite.
  ///
  /// Numbers are the shortest decimals that read back as exactly themselves. What a record does not
  /// have has no key.
  public var line: String? {
    guard isFinite else { return nil }
    let fields: [[(RecordField, JSONValue?)]] = [
      [(.time, .number(time))], kind.fields, [(.finger, finger.map { .number($0) })],
      context.scroll.fields, context.environment.fields,
      [(.visibleLayout, context.visibleLayout.map { .fields($0.fields) })],
    ]
    return JSONValue.fields(fields.flatMap { $0 }).text
  }
}

extension ScrollRecord.Kind {
  fileprivate var fields: [(RecordField, JSONValue?)] {
    switch self {
    case .start: [(.event, .text(RecordField.startName))]
    case .event(let event): [(.event, .text(event.name))] + event.fields
    }
  }
}

extension ScrollEvent {
  /// What it says besides its name.
  fileprivate var fields: [(RecordField, JSONValue?)] {
    switch self {
    case .didScroll(let cause): [(.cause, .text(cause.name))]
    case .willEndDragging(let velocity, let target):
      [(.velocity, .number(velocity)), (.targetContentOffset, .number(target))]
    case .didEndDragging(let willDecelerate): [(.willDecelerate, .flag(willDecelerate))]
    case .setFraction(let fraction, let animated):
      [
        fraction == 0 || fraction == 1
          ? (.isCollapsed, .flag(fraction == 1)) : (.fraction, .number(fraction)),
        (.animated, .flag(animated)),
      ]
    case .willBeginDragging, .willBeginDecelerating, .didEndDecelerating,
      .didEndScrollingAnimation, .didScrollToTop, .didStop, .geometryDidChange, .contentReplaced:
      []
    }
  }
}

extension ScrollMetrics {
  fileprivate var fields: [(RecordField, JSONValue?)] {
    [
      (.contentOffset, .number(contentOffset)), (.contentSize, .number(contentSize)),
      (.bounds, .number(bounds)), (.insetTop, .number(adjustedContentInset.top)),
      (.insetBottom, .number(adjustedContentInset.bottom)), (.headerInset, .number(headerInset)),
      (.isTracking, .flag(isTracking)), (.isResting, isResting ? .flag(true) : nil),
      (.unboundedContentOffset, .number(position)),
      (.contentVelocity, velocity.map { .number($0) }),
    ]
  }
}

extension HeaderEnvironment {
  fileprivate var fields: [(RecordField, JSONValue?)] {
    [
      (.containerHeight, .number(containerHeight)), (.safeAreaTop, .number(safeAreaTop)),
      (.fittingHeight, fittingHeight.map { .number($0) }),
      (.prefersReducedMotion, .flag(prefersReducedMotion)),
      (.mounting, mounting == .beside ? nil : .text(mounting.rawValue)),
    ]
  }
}

extension HeaderLayout {
  fileprivate var fields: [(RecordField, JSONValue?)] {
    [
      (.headerMinY, .number(headerMinY)), (.headerHeight, .number(headerHeight)),
      (.scrollViewMinY, .number(scrollViewMinY)), (.contentInsetTop, .number(contentInsetTop)),
      (.restMinY, restMinY == scrollViewMinY ? nil : .number(restMinY)),
      (.collapsedFraction, .number(collapsedFraction)), (.stretch, .number(stretch)),
    ]
  }
}
