import HeaderCore

/// A gesture's numbers over time, one above the other on one axis of time, with what the content did
/// shaded behind; one technique, or several that were given the same gesture.
struct MotionPlot {
  private let recordings: [HeaderRecording]
  private let timelines: [Timeline]
  private let phases: [MotionPhase]
  private let time: PlotTime
  let panels: [PlotPanel]
  /// Where the panels begin: room for the longest number beside them.
  private let left: Double

  /// As wide as a phone: a reader there sees the texts in their own size.
  private static let width = 360.0
  /// A digit in the widest of the fonts that readers have.
  private static let digitWidth = 7.0
  private static let right = 348.0
  private static let panelHeight = 84.0
  private static let panelGap = 30.0
  /// Half a pixel at twice the size.
  private static let tolerance = 0.25

  init(_ recordings: [HeaderRecording]) {
    self.recordings = recordings
    timelines = recordings.map { Timeline($0) }
    let end = PlotTime(timelines, left: 0, right: 1).end
    panels = PlotPanel.panels(of: timelines, until: end)
    let digits = panels.flatMap { $0.axis.ticks }.map { String(number: $0).count }.max() ?? 0
    left = max(46, 11 + MotionPlot.digitWidth * Double(digits))
    time = PlotTime(timelines, left: left, right: MotionPlot.right)
    // Several techniques share no phase but the finger's.
    phases =
      recordings.first?.phases.filter {
        $0.start < end && (recordings.count == 1 || $0.kind == .drag)
      } ?? []
  }

  private var isComparison: Bool { recordings.count > 1 }

  private func x(_ milliseconds: Double) -> Double { time.x(milliseconds) }

  var svg: String {
    let identifier = recordings.map { $0.identifier }.joined(separator: "-") + "-plot"
    var writer = SVGWriter(identifier: identifier)
    writer.define(Palette.plot)
    let legend = PlotLegend(
      names: isComparison ? recordings.map { $0.descriptor.name } : [],
      phases: MotionPhase.Kind.allCases.filter { kind in phases.contains { $0.kind == kind } })
    let top = 46 + legend.height
    let step = MotionPlot.panelHeight + MotionPlot.panelGap
    let foot = top + Double(panels.count) * step - MotionPlot.panelGap
    let height = foot + (remark(at: 0).isEmpty ? 44 : 60)
    let title =
      isComparison
      ? "One gesture, \(recordings.count) headers" : recordings.first?.descriptor.title ?? ""
    writer.write(
      """
      <rect width="360" height="\(String(number: height))" rx="12" fill="var(--page)"/>
      \(PictureHeading.markup(title))
      \(legend.markup(x: 12, y: 40))
      """)
    for (index, panel) in panels.enumerated() {
      draw(panel, top: top + Double(index) * step + 14, into: &writer)
    }
    drawTime(at: foot + 14, into: &writer)
    return writer.document(
      size: (MotionPlot.width, height), title: title + ", over time", description: description)
  }

  private func draw(_ panel: PlotPanel, top: Double, into writer: inout SVGWriter) {
    let height = MotionPlot.panelHeight - 14
    func y(_ value: Double) -> Double { top + height * (1 - panel.axis.share(of: value)) }
    var text = ""
    for phase in phases {
      let width = max(1, x(phase.end) - x(phase.start))
      // A snap may lie within a deceleration: both show.
      let inset = phase.kind == .snap ? height * 0.75 : 0
      text += """
        <rect x="\(String(number: x(phase.start)))" y="\(String(number: top + inset))" \
        width="\(String(number: width))" height="\(String(number: height - inset))" \
        fill="var(--\(phase.kind.rawValue))"/>

        """
    }
    for tick in panel.axis.ticks {
      let line = String(number: y(tick))
      text += """
        <path d="M\(String(number: left)) \(line)H348" stroke="var(--rule)"/><text \
        x="\(String(number: left - 5))" \
        y="\(String(number: y(tick) + 4))" font-size="11" text-anchor="end" fill="var(--faint)">\
        \(String(number: tick))</text>

        """
    }
    text += """
      <text x="\(String(number: left))" y="\(String(number: top - 6))" font-size="11" font-weight="600" \
      fill="var(--ink)">\(panel.heading)</text>

      """
    for (index, series) in panel.series.enumerated() {
      let isShared = panel.series.count < recordings.count
      let color = isShared ? "ink" : Palette.series[index % Palette.series.count].name
      let dash = PlotLegend.dash(index)
      text += """
        <path d="\(path(series, y))" fill="none" stroke="var(--\(color))" stroke-width="1.75" \
        stroke-linejoin="round" stroke-linecap="round"\(dash)/>

        """
    }
    writer.write(text)
  }

  private func path(_ series: PlotSeries, _ y: (Double) -> Double) -> String {
    var text = ""
    for piece in series.pieces {
      let points = piece.map { MotionSample(time: x($0.time), y($0.numbers.x)) }
      let kept = KeyframeThinning.kept(
        points, within: SIMD4(repeating: MotionPlot.tolerance))
      for (index, point) in kept.enumerated() {
        text += index == 0 ? "M" : "L"
        text.append(number: points[point].time)
        text += " "
        text.append(number: points[point].numbers.x)
      }
    }
    return text.isEmpty ? "M\(String(number: left)) 0" : text
  }

  private func drawTime(at y: Double, into writer: inout SVGWriter) {
    var text = ""
    for tick in time.ticks {
      let place = String(number: x(tick))
      text += """
        <path d="M\(place) \(String(number: y - 14))v5" stroke="var(--faint)"/><text x="\(place)" \
        y="\(String(number: y + 4))" font-size="11" text-anchor="middle" fill="var(--faint)">\
        \(String(number: tick / 1000))</text>

        """
    }
    for gap in time.breaks {
      let middle = String(number: (x(gap.start) + x(gap.end)) / 2)
      text += """
        <path d="M\(middle) \(String(number: y - 14))v-8m-3 6l6-4" stroke="var(--faint)"/>

        """
    }
    writer.write(
      text + """
        <text x="348" y="\(String(number: y + 20))" font-size="11" font-weight="600" \
        text-anchor="end" fill="var(--ink)">time, s</text>
        \(remark(at: y + 36))

        """)
  }

  /// What is not shown of the time.
  private func remark(at y: Double) -> String {
    let rest = timelines.reduce(0) { max($0, $1.end) }
    var words: [String] = []
    if !time.breaks.isEmpty { words.append("at a slash time runs quicker") }
    if rest > time.end + 1 { words.append("content rests at \(String(number: rest / 1000)) s") }
    guard !words.isEmpty else { return "" }
    return """
      <text x="12" y="\(String(number: y))" font-size="11" fill="var(--faint)">\
      \(words.joined(separator: "; "))</text>

      """
  }

  private var description: String {
    let seconds = String(number: timelines.reduce(0) { max($0, $1.end) } / 1000)
    let sentences = zip(recordings, timelines).map { recording, timeline in
      let heights = timeline.frames.map { timeline.heightInSight(in: $0) }
      return "\(recording.descriptor.name): \(String(number: heights.min() ?? 0, digits: 0)) to "
        + "\(String(number: heights.max() ?? 0, digits: 0)) points of the header in sight."
    }
    return "Content offset, header, collapsed fraction and finger over \(seconds) seconds. "
      + sentences.joined(separator: " ")
  }
}

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
