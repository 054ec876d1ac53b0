/// Numbers over time, one above the other on one axis, with what the content did shaded behind.
struct PlotPicture {
  /// The document's own name.
  let name: String
  let title: String
  let description: String
  /// What the lines of each panel are, in their order; none where there is one line only.
  let names: [String]
  let panels: [PlotPanel]
  let time: PlotTime
  /// What is shaded.
  var phases: [MotionPhase] = []
  /// What else there is to say of the time; mostly nothing.
  var remark = ""

  /// As wide as a phone: a reader there sees the texts in their own size.
  private static let width = 360.0
  /// A digit in the widest of the fonts that readers have.
  private static let digitWidth = 7.0
  private static let right = 348.0
  private static let panelHeight = 70.0
  /// From a panel's top to the next one's.
  private static let step = 114.0

  /// Where the panels begin: room for the longest number beside them.
  private var left: Double {
    let digits = panels.flatMap { $0.axis.ticks }.map { String(number: $0).utf8.count }.max() ?? 0
    return max(46, 11 + PlotPicture.digitWidth * Double(digits))
  }

  /// Where `milliseconds` are.
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

  /// What the content does, behind the panel at `top`.
  private func shades(top: Double) -> Markup {
    let height = PlotPicture.panelHeight
    let shades = phases.map { phase -> Markup in
      let (start, end) = (x(phase.start), x(phase.end))
      // A snap may lie within a deceleration: both show.
      let inset = phase.kind == .snap ? height * 0.75 : 0
      return .box(
        start, top + inset, max(1, end - start), height - inset, Palette.ground(of: phase.kind))
        + "\n"
    }
    return Markup(shades)
  }

  /// The axis of time at `y`. Where time runs quicker, the panels are cut from `top` down.
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
