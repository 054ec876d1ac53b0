/// What the lines and the shades of a plot mean.
struct PlotLegend {
  /// The techniques; none where there is one line only.
  let names: [String]
  /// The phases that are shaded.
  let phases: [MotionPhase.Kind]

  private static let lineHeight = 17.0
  private static let columns = 2

  private var nameLineCount: Int { (names.count + PlotLegend.columns - 1) / PlotLegend.columns }

  /// Points from the first line's top to the last line's foot.
  var height: Double {
    Double(nameLineCount + (phases.isEmpty ? 0 : 1)) * PlotLegend.lineHeight
  }

  /// The attribute that tells the line of the technique `index` from those of its colour, and from
  /// its neighbours where colours cannot be told.
  static func dash(_ index: Int) -> String {
    switch index % 3 {
    case 1: " stroke-dasharray=\"6 3\""
    case 2: " stroke-dasharray=\"1.5 3.5\""
    default: ""
    }
  }

  func markup(x: Double, y: Double) -> String {
    var text = ""
    for (index, name) in names.enumerated() {
      let left = x + Double(index % PlotLegend.columns) * 170
      let middle = y + Double(index / PlotLegend.columns) * PlotLegend.lineHeight + 6
      let color = Palette.series[index % Palette.series.count].name
      text += """
        <path d="M\(String(number: left)) \(String(number: middle))h20" stroke="var(--\(color))" \
        stroke-width="2.5"\(PlotLegend.dash(index))/>\
        \(label(name, x: left + 26, y: middle + 4))
        """
    }
    let middle = y + Double(nameLineCount) * PlotLegend.lineHeight + 6
    var left = x
    for phase in phases {
      text += """
        <rect x="\(String(number: left))" y="\(String(number: middle - 6))" width="14" height="12" \
        rx="3" fill="var(--\(phase.rawValue))"/>\(label(phase.rawValue, x: left + 19, y: middle + 4))
        """
      left += 36 + Double(phase.rawValue.count) * 6.6
    }
    return text
  }

  private func label(_ text: String, x: Double, y: Double) -> String {
    """
    <text x="\(String(number: x))" y="\(String(number: y))" font-size="11" \
    fill="var(--faint)">\(text.escapedForXML)</text>

    """
  }
}
