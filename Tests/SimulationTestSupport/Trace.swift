public import HeaderCore
public import ScrollSimulator

extension ScrollEvent {
  /// Its name with its values, or why the content went to `offset`.
  public func brief(at offset: Double) -> String {
    if case .willEndDragging(let velocity, let target) = self {
      return "\(name) \(velocity.brief) to \(target.brief)"
    }
    return cause.map { "\($0.name) \(offset.brief)" } ?? name
  }
}

extension Double {
  /// Up to three digits after the point.
  public var brief: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension [SimulationRow] {
  /// What happened, in a line: events, and runs of moves or of animation frames as one, with the place
  /// of the last and their number. A `didEndDragging` right after its `willEndDragging` is left out. A
  /// header's height is said where it has changed.
  public var trace: String {
    var items: [(what: String, name: String, height: Double, count: Int)] = []
    for row in self where row.event != .geometryDidChange || row.time > 0 {
      if row.eventName == "didEndDragging", items.last?.name == "willEndDragging" { continue }
      let what = row.event?.brief(at: row.finalOffset) ?? row.eventName
      let name = row.cause?.name ?? row.eventName
      let isRun = row.cause != nil || row.event == nil
      if isRun, let last = items.last, last.name == name {
        items[items.count - 1] = (what, name, row.layout.headerHeight, last.count + 1)
      } else {
        items.append((what, name, row.layout.headerHeight, 1))
      }
    }
    var height = first?.layout.headerHeight ?? 0
    return items.map { item in
      defer { height = item.height }
      return item.what + (item.count > 1 ? " ×\(item.count)" : "")
        + (item.height != height ? " [\(item.height.brief)]" : "")
    }.joined(separator: ", ")
  }
}
