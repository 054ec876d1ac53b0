public import HeaderCore
public import ScrollSimulator

extension [SimulationRow] {
  /// The events' names in order, animation frames left out and runs of one name made one.
  public var eventNames: [String] {
    var names: [String] = []
    for row in self where row.isEvent && row.eventName != names.last {
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
