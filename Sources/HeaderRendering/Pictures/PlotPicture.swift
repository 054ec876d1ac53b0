/// Panels of numbers over a common time, with the phases in the background.
struct PlotPicture {
  /// The document's name.
  let name: String
  let title: String
  let description: String
  /// The names of the lines in each panel, in order; empty for a single line.
  let names: [String]
  let panels: [PlotPanel]
  let time: PlotTime
  /// The phases in the background.
  var phases: [MotionPhase] = []
  /// A remark about the time, usually empty.
  var remark = ""

  /// As wide as a phone, so that the texts are legible there.
  private static let width = 360.0
  /// The width of a digit in the widest font of readers.
  private static let digitWidth = 7.0
  private static let right = 348.0
  private static let panelHeight = 70.0
  /// The distance between the tops of two panels.
  private static let step = 114.0

  /// The left edge of the panels, with room for the longest number.
  private var left: Double {
    let digits = panels.flatMap { $0.axis.ticks }.map { String(number: $0).utf8.count }.max() ?? 0
    return max(46, 11 + PlotPicture.digitWidth * Double(digits))
  }

  /// Returns the place of `milliseconds`.
  private func x(_ milliseconds: Double) -> Double {
    left + (PlotPicture.right - left) * time.share(of: milliseconds)
  }

  var svg: String {
    var writer = SVGWriter(name: name)
    let legend = PlotLegend(
      names: names,
      phases: MotionPhase.Kind.allCases.filter { kind in phases.contains { $0.kind == kind } })
    let top = 60 + legend.height
    let foot = top + Double(panels.count) * PlotPicture.step - 30
    let size = Size(width: PlotPicture.width, height: foot + (remark.isEmpty ? 30 : 46))
    writer.write("\(.ground(size))\(.heading(title))\n\(legend.markup.at(12, 40))\n")
    for (index, panel) in panels.enumerated() {
      let top = top + Double(index) * PlotPicture.step
      writer.write(
        shades(top: top)
          + panel.markup(
            top: top, height: PlotPicture.panelHeight, left: left,
            isShared: panel.series.count < names.count, x: x))
    }
    writer.write(timeAxis(at: foot - 14, from: top))
    return writer.document(size: size, title: title + ", over time", description: description)
  }

  /// Returns the phases behind the panel at `top`.
  private func shades(top: Double) -> Markup {
    let height = PlotPicture.panelHeight
    let shades = phases.map { phase -> Markup in
      let (start, end) = (x(phase.start), x(phase.end))
      // A snap may lie within a deceleration: both are visible.
      let inset = phase.kind == .snap ? height * 0.75 : 0
      return .box(
        start, top + inset, max(1, end - start), height - inset, Palette.ground(of: phase.kind))
        + "\n"
    }
    return Markup(shades)
  }

  /// Returns the time axis at `y`. Where time is shortened, the panels are interrupted from `top` down.
  private func timeAxis(at y: Double, from top: Double) -> Markup {
    let ticks = time.ticks(across: PlotPicture.right - left).map { tick -> Markup in
      """
      <path d="M\(x(tick)) \(y)v5" stroke="\(Palette.faint)"/>\
      \(.text(String(number: tick / 1000), x(tick), y + 18, 11, Palette.faint, anchor: .middle))

      """
    }
    let breaks = time.breaks.map { gap -> Markup in
      let middle = (x(gap.start) + x(gap.end)) / 2
      return """
        <path d="M\(middle) \(top)V\(y)" stroke="\(Palette.faint)" stroke-dasharray="2 4"/>\
        <path d="M\(middle) \(y)v-8m-3 6l6-4" stroke="\(Palette.faint)"/>

        """
    }
    return Markup(ticks + breaks)
      + .text("time, s", 348, y + 34, 11, Palette.ink, weight: 600, anchor: .end) + "\n"
      + (remark.isEmpty ? "" : .text(remark, 12, y + 50, 11, Palette.faint) + "\n")
  }
}
