import HeaderCore
import HeaderFormats
import HeaderRendering
import ScrollSimulator

extension PlaygroundSession {
  /// Returns the scene on the phone, with SVG, for a document whose gradients' names begin with `identifier`:
  ///
  ///     app      screen statusInk ground gradients
  ///     color    name light dark
  ///     element  name width height fills drawing other
  ///     opening  height drawing
  ///     rows     height drawing
  ///     tab      title
  ///
  /// Colours are CSS variables, whose numbers are in `color`. `screen` and `statusInk` are names of variables,
  /// and `ground` is a fill. An element `fills` the header, or is placed in it. Rows are repeated below the
  /// opening; under a shared header, each list has its own.
  func sceneRows(in identifier: String) -> PlaygroundRows {
    let lists = screen.pages.isEmpty ? [scene] : Array(scene.pages.prefix(screen.pages.count))
    var paints = [Paint.blue]
    for list in lists {
      for paint in list.paints(of: choreography) where !paints.contains(paint) {
        paints.append(paint)
      }
    }
    var rows = PlaygroundRows()
    rows.begin(
      "app", scene.screen.name, scene.statusInk.name, "var(--\(scene.ground.name))",
      paints.filter { !$0.stops.isEmpty }.reduce("") { $0 + $1.definition.text(in: identifier) })
    for color in paints where color.stops.isEmpty {
      rows.begin("color", color.name)
      rows.add(Double(color.light))
      rows.add(Double(color.dark))
    }
    for placed in elements.prefix(PlaygroundFrame.elementLimit) {
      rows.begin("element", placed.element.name)
      rows.add(placed.figure.width)
      rows.add(placed.figure.height)
      rows.add(placed.figure.fillsHeader ? 1 : 0)
      rows.add(placed.figure.drawing().text(in: identifier))
      rows.add(placed.figure.other.text(in: identifier))
    }
    rows.add(scene.opening, as: "opening", in: identifier)
    for list in lists { rows.add(list.rows, as: "rows", in: identifier) }
    for title in scene.pageTitles.prefix(lists.count) { rows.begin("tab", title) }
    return rows
  }
}

extension PlaygroundRows {
  fileprivate mutating func add(_ part: ScenePart, as kind: String, in identifier: String) {
    begin(kind, DecimalNumber.text(part.height), part.drawing.text(in: identifier))
  }
}
