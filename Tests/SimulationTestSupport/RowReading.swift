public import HeaderCore
public import ScrollSimulator

extension [SimulationRow] {
  /// Returns the rows with the event `name`.
  public func named(_ name: String) -> [SimulationRow] {
    filter { $0.eventName == name }
  }
}

extension SimulationRow {
  /// A line that describes the row, for messages.
  public var brief: String {
    let cause = cause.map { " " + $0.rawValue } ?? ""
    return "\(time) \(eventName)\(cause) offset \(scroll.contentOffset) to \(finalOffset) position "
      + "\(scroll.position) inset \(scroll.adjustedContentInset.top) header \(layout.headerMinY) "
      + "\(layout.headerHeight) below \(layout.scrollViewMinY) \(layout.contentInsetTop)"
  }

  /// Returns whether both rows have the same event and, within `tolerance`, the same numbers. Times and final
  /// offsets may differ, unless `comparesTimes` is `true`.
  public func isClose(
    to other: SimulationRow, within tolerance: Double = 1e-9, comparesTimes: Bool = false
  ) -> Bool {
    var numbers: [(SimulationRow) -> Double] = [
      { $0.scroll.contentOffset }, { $0.scroll.contentSize }, { $0.scroll.bounds },
      { $0.scroll.adjustedContentInset.top }, { $0.scroll.adjustedContentInset.bottom },
      { $0.scroll.headerInset }, { $0.layout.headerMinY }, { $0.layout.headerHeight },
      { $0.layout.scrollViewMinY }, { $0.layout.contentInsetTop },
      { $0.layout.collapsedFraction }, { $0.layout.stretch },
    ]
    if comparesTimes { numbers += [{ $0.time }, { $0.finalOffset }] }
    return eventName == other.eventName && cause == other.cause
      && numbers.allSatisfy { ($0(self) - $0(other)).magnitude <= tolerance }
  }

  /// The top of the content in the container, after the reaction.
  public var contentTop: Double { layout.scrollViewMinY - finalOffset }
}

extension HeaderChoreography {
  /// Returns the value of `attribute` of the element `name` in `layout`; `nil` if no track animates it.
  public func value(
    _ attribute: HeaderAttribute, of name: String, in layout: HeaderLayout
  ) -> Double? {
    elements.first { $0.name == name }?.tracks.first { $0.attribute == attribute }?
      .value(in: layout)
  }
}
