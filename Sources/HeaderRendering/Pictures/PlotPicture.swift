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
  /// The height of a line of the legend.
  private static let lineHeight = 17.0
  /// The tolerance of a line: half a pixel at twice the size.
  private static let tolerance = SIMD4(repeating: 0.25)

  /// The left edge of the panels, with room for the longest number.
  private var left: Double {
    let digits = panels.flatMap { $0.axis.ticks }.map { String(number: $0).utf8.count }.max() ?? 0
    return max(46, 11 + PlotPicture.digitWidth * Double(digits))
  }

  /// Returns the place of a time in milliseconds.
  private var x: (Double) -> Double {
    let left = left
    return { left + (PlotPicture.right - left) * time.share(of: $0) }
  }

  var svg: String {
    var writer = SVGWriter(name: name)
    let legend = legend
    let top = 60 + legend.height
    let foot = top + Double(panels.count) * PlotPicture.step - 30
    let size = Size(width: PlotPicture.width, height: foot + (remark.isEmpty ? 30 : 46))
    writer.write("\(.ground(size))\(.heading(title))\n\(legend.markup.at(12, 40))\n")
    for (index, panel) in panels.enumerated() {
      let top = top + Double(index) * PlotPicture.step
      writer.write(shades(top: top) + markup(of: panel, top: top))
    }
    writer.write(timeAxis(at: foot - 14, from: top))
    return writer.document(size: size, title: title + ", over time", description: description)
  }

  /// Returns the color and the dash attribute of the line at `index`, which is distinct without colors.
  private static func pen(_ index: Int) -> (paint: Paint, dash: Markup) {
    let (round, color) = index.quotientAndRemainder(dividingBy: Palette.series.count)
    let dashes: [Markup] = [
      "", #" stroke-dasharray="6 3""#, #" stroke-dasharray="1.5 3.5""#,
    ]
    return (Palette.series[color], dashes[(index + round) % dashes.count])
  }

  /// The names of the lines in two columns, and the phases below.
  private var legend: (markup: Markup, height: Double) {
    let lines = names.enumerated().map { index, name -> Markup in
      let (row, column) = index.quotientAndRemainder(dividingBy: 2)
      let pen = PlotPicture.pen(index)
      let line: Markup =
        #"<path d="M0 6h20" stroke="\#(pen.paint)" stroke-width="2.5"\#(pen.dash)/>"#
      return (line + .text(name, 26, 10, 11, Palette.faint))
        .at(Double(column) * 170, Double(row) * PlotPicture.lineHeight)
    }
    var height = Double((names.count + 1) / 2) * PlotPicture.lineHeight
    var left = 0.0
    let shades = MotionPhase.Kind.allCases.filter { kind in phases.contains { $0.kind == kind } }
      .map { kind -> Markup in
        let name = kind.rawValue
        defer { left += 36 + Double(name.utf8.count) * 6.6 }
        return
          (.box(0, 0, 14, 12, radius: 3, Palette.ground(of: kind))
          + .text(name, 19, 10, 11, Palette.faint)).at(left, height)
      }
    if !shades.isEmpty { height += PlotPicture.lineHeight }
    return (Markup(lines + shades), height)
  }

  /// Returns the axis and the lines of the panel at `top`. A line that all techniques share has a neutral color.
  private func markup(of panel: PlotPanel, top: Double) -> Markup {
    let x = x
    func y(_ value: Double) -> Double {
      top + PlotPicture.panelHeight * (1 - panel.axis.share(of: value))
    }
    let ticks = panel.axis.ticks.map { tick -> Markup in
      """
      <path d="M\(left) \(y(tick))H\(PlotPicture.right)" stroke="\(Palette.rule)"/>\
      \(.text(String(number: tick), left - 5, y(tick) + 4, 11, Palette.faint, anchor: .end))

      """
    }
    let lines = panel.lines.enumerated().map { index, line -> Markup in
      let pen = PlotPicture.pen(index)
      var path = Markup()
      for piece in line {
        let points = piece.map { MotionSample(time: x($0.time), y($0.number)) }
        let kept = KeyframeThinning.kept(points, within: PlotPicture.tolerance)
        for (index, point) in kept.enumerated() {
          path += "\(index == 0 ? "M" : "L")\(points[point].time) \(points[point].number)"
        }
      }
      return """
        <path d="\(path == "" ? "M\(left) 0" : path)" fill="none" \
        stroke="\(panel.lines.count < names.count ? Palette.ink : pen.paint)" stroke-width="1.75" \
        stroke-linejoin="round" stroke-linecap="round"\(pen.dash)/>

        """
    }
    return Markup(
      ticks + [.text(panel.heading, left, top - 6, 11, Palette.ink, weight: 600), "\n"] + lines)
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
      + .text("time, s", PlotPicture.right, y + 34, 11, Palette.ink, weight: 600, anchor: .end)
      + "\n"
      + (remark.isEmpty ? "" : .text(remark, 12, y + 50, 11, Palette.faint) + "\n")
  }
}
