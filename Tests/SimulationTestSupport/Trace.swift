public import HeaderCore
public import ScrollSimulator

extension ScrollEvent {
  /// Returns a short description: `drag 290` for a scroll to `offset`, otherwise the name with its values.
  public func brief(at offset: Double) -> String {
    if case .willEndDragging(let velocity, let target) = self {
      return "\(name) \(velocity.brief) to \(target.brief)"
    }
    return cause.map { "\($0.rawValue) \(offset.brief)" } ?? name
  }
}

extension Double {
  /// The number with at most three decimals.
  public var brief: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension [SimulationRow] {
  /// A line that describes all rows, except changes of the geometry at time 0.
  ///
  /// Consecutive scrolls of one cause, and consecutive animation frames, are one item with the last offset and
  /// their number. A `didEndDragging` right after its `willEndDragging` is omitted. The header's height
  /// follows in brackets when it changed.
  public var trace: String {
    var items: [(text: String, name: String, height: Double, count: Int)] = []
    for row in self where row.event != .geometryDidChange || row.time > 0 {
      if row.eventName == "didEndDragging", items.last?.name == "willEndDragging" { continue }
      let text = row.event?.brief(at: row.finalOffset) ?? row.eventName
      let name = row.cause?.rawValue ?? row.eventName
      let isRun = row.cause != nil || row.event == nil
      if isRun, let last = items.last, last.name == name {
        items[items.count - 1] = (text, name, row.layout.headerHeight, last.count + 1)
      } else {
        items.append((text, name, row.layout.headerHeight, 1))
      }
    }
    var height = first?.layout.headerHeight ?? 0
    return items.map { item in
      defer { height = item.height }
      return item.text + (item.count > 1 ? " ×\(item.count)" : "")
        + (item.height != height ? " [\(item.height.brief)]" : "")
    }.joined(separator: ", ")
  }
}
