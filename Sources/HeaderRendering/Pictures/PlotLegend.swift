/// The style of a technique's line, which is distinct without colours.
struct PlotPen {
  let paint: Paint
  /// The dash attribute.
  let dash: Markup

  init(_ index: Int) {
    paint = Palette.series[index % Palette.series.count]
    dash = ["", #" stroke-dasharray="6 3""#, #" stroke-dasharray="1.5 3.5""#][index % 3]
  }
}

/// The legend of a plot's lines and phases.
struct PlotLegend {
  /// The techniques; empty for a single line.
  let names: [String]
  /// The phases in the background.
  let phases: [MotionPhase.Kind]

  private static let lineHeight = 17.0
  private static let columns = 2

  private var nameLineCount: Int { (names.count + PlotLegend.columns - 1) / PlotLegend.columns }

  /// The height of the legend, in points.
  var height: Double {
    Double(nameLineCount + (phases.isEmpty ? 0 : 1)) * PlotLegend.lineHeight
  }

  var markup: Markup {
    let lines = names.enumerated().map { index, name -> Markup in
      let (row, column) = index.quotientAndRemainder(dividingBy: PlotLegend.columns)
      let pen = PlotPen(index)
      let line: Markup =
        #"<path d="M0 6h20" stroke="\#(pen.paint)" stroke-width="2.5"\#(pen.dash)/>"#
      return (line + .text(name, 26, 10, 11, Palette.faint))
        .at(Double(column) * 170, Double(row) * PlotLegend.lineHeight)
    }
    var left = 0.0
    let shades = phases.map { phase -> Markup in
      let name = phase.rawValue
      defer { left += 36 + Double(name.utf8.count) * 6.6 }
      return
        (.box(0, 0, 14, 12, radius: 3, Palette.ground(of: phase))
        + .text(name, 19, 10, 11, Palette.faint))
        .at(left, Double(nameLineCount) * PlotLegend.lineHeight)
    }
    return Markup(lines + shades)
  }
}
