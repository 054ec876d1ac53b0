import HeaderCore
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
  /// Colors are CSS variables, whose numbers are in `color`. `screen` and `statusInk` are names of variables,
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
      rows.begin("color", color.name, numbers: [Double(color.light), Double(color.dark)])
    }
    for placed in elements.prefix(PlaygroundFrame.elementLimit) {
      let figure = placed.figure
      rows.begin(
        "element", placed.element.name,
        numbers: [figure.width, figure.height, figure.fillsHeader ? 1 : 0])
      rows.add(figure.drawing().text(in: identifier))
      rows.add(figure.other.text(in: identifier))
    }
    for (kind, part) in [("opening", scene.opening)] + lists.map({ ("rows", $0.rows) }) {
      rows.begin(kind, numbers: [part.height])
      rows.add(part.drawing.text(in: identifier))
    }
    for title in scene.pageTitles.prefix(lists.count) { rows.begin("tab", title) }
    return rows
  }
}
