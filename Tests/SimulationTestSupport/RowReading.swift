public import HeaderCore
public import ScrollSimulator

extension [SimulationRow] {
  /// The events' names in order, animation frames left out and runs of one name made one.
  public var eventNames: [String] {
    var names: [String] = []
    for row in self where row.event != nil && row.eventName != names.last {
      names.append(row.eventName)
    }
    return names
  }

  /// The rows with the event `name`.
  public func named(_ name: String) -> [SimulationRow] {
    filter { $0.eventName == name }
  }
}

extension SimulationRow {
  /// The row without what only a stage knows: what a replay gives.
  public var unstaged: SimulationRow {
    var row = self
    row.overlap = nil
    return row
  }

  /// What tells two rows apart, in a line.
  public var brief: String {
    let cause = cause.map { " " + $0.name } ?? ""
    return "\(time) \(eventName)\(cause) offset \(scroll.contentOffset) to \(finalOffset) position "
      + "\(scroll.position) inset \(scroll.adjustedContentInset.top) header \(layout.headerMinY) "
      + "\(layout.headerHeight) below \(layout.scrollViewMinY) \(layout.contentInsetTop)"
  }

  /// Whether both rows say the same, at the same time if that `isTimed`; numbers that went through other
  /// sums may differ in their last digits.
  public func isClose(
    to other: SimulationRow, within tolerance: Double = 1e-9, isTimed: Bool = false
  ) -> Bool {
    var numbers: [(SimulationRow) -> Double] = [
      { $0.scroll.contentOffset }, { $0.scroll.contentSize }, { $0.scroll.bounds },
      { $0.scroll.adjustedContentInset.top }, { $0.scroll.adjustedContentInset.bottom },
      { $0.scroll.headerInset }, { $0.layout.headerMinY }, { $0.layout.headerHeight },
      { $0.layout.scrollViewMinY }, { $0.layout.contentInsetTop },
      { $0.layout.collapsedFraction }, { $0.layout.stretch },
    ]
    if isTimed { numbers += [{ $0.time }, { $0.finalOffset }] }
    return eventName == other.eventName && cause == other.cause
      && numbers.allSatisfy { ($0(self) - $0(other)).magnitude <= tolerance }
  }

  /// Where the content's own top is in the container, after the reaction.
  public var contentTop: Double { layout.scrollViewMinY - finalOffset }
}

extension HeaderChoreography {
  /// What `attribute` of the element called `name` is in `layout`; `nil` where nothing moves it.
  public func value(
    _ attribute: HeaderAttribute, of name: String, in layout: HeaderLayout
  ) -> Double? {
    elements.first { $0.name == name }?.tracks.first { $0.attribute == attribute }?
      .value(in: layout)
  }
}
