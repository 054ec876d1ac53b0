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
  private static let panelHeight = 70.0
  /// From a panel's top to the next one's.
  private static let step = 114.0

  init(_ recordings: [HeaderRecording]) {
    self.recordings = recordings
    timelines = recordings.map { Timeline($0) }
    let end = PlotTime(timelines, left: 0, right: 1).end
    panels = PlotPanel.panels(of: timelines, until: end)
    let digits = panels.flatMap { $0.axis.ticks }.map { String(number: $0).utf8.count }.max() ?? 0
    left = max(46, 11 + MotionPlot.digitWidth * Double(digits))
    time = PlotTime(timelines, left: left, right: MotionPlot.right)
    // Several techniques share no phase but the finger's.
    phases =
      recordings.first?.phases.filter {
        $0.start < end && (recordings.count == 1 || $0.kind == .drag)
      } ?? []
  }

  private var isComparison: Bool { recordings.count > 1 }

  var svg: String {
    var writer = SVGWriter(name: recordings.documentName(.plot))
    let legend = PlotLegend(
      names: isComparison ? recordings.map { $0.descriptor.name } : [],
      phases: MotionPhase.Kind.allCases.filter { kind in phases.contains { $0.kind == kind } })
    let top = 60 + legend.height
    let foot = top + Double(panels.count) * MotionPlot.step - 30
    let size = Size(width: MotionPlot.width, height: foot + (remark.isEmpty ? 30 : 46))
    let title =
      isComparison
      ? "One gesture, \(recordings.count) headers" : recordings.first?.descriptor.title ?? ""
    writer.write("\(.ground(size))\(.heading(title))\n\(legend.markup.at(12, 40))\n")
    for (index, panel) in panels.enumerated() {
      let top = top + Double(index) * MotionPlot.step
      writer.write(
        shades(top: top)
          + panel.markup(
            top: top, height: MotionPlot.panelHeight, left: left,
            isShared: panel.series.count < recordings.count, x: time.x))
    }
    writer.write(timeAxis(at: foot - 14, from: top))
    return writer.document(size: size, title: title + ", over time", description: description)
  }

  /// What the content does, behind the panel at `top`.
  private func shades(top: Double) -> Markup {
    let height = MotionPlot.panelHeight
    let shades = phases.map { phase -> Markup in
      let (start, end) = (time.x(phase.start), time.x(phase.end))
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
    let ticks = time.ticks.map { tick -> Markup in
      """
      <path d="M\(time.x(tick)) \(y)v5" stroke="\(Palette.faint)"/>\
      \(.text(String(number: tick / 1000), time.x(tick), y + 18, 11, Palette.faint, anchor: .middle))

      """
    }
    let breaks = time.breaks.map { gap -> Markup in
      let middle = (time.x(gap.start) + time.x(gap.end)) / 2
      return """
        <path d="M\(middle) \(top)V\(y)" stroke="\(Palette.faint)" stroke-dasharray="2 4"/>\
        <path d="M\(middle) \(y)v-8m-3 6l6-4" stroke="\(Palette.faint)"/>

        """
    }
    return Markup(ticks + breaks)
      + .text("time, s", 348, y + 34, 11, Palette.ink, weight: 600, anchor: .end) + "\n"
      + (remark.isEmpty ? "" : .text(remark, 12, y + 50, 11, Palette.faint) + "\n")
  }

  /// When everything rests, in seconds.
  private var seconds: String {
    String(number: timelines.reduce(0) { max($0, $1.end) } / 1000)
  }

  /// What is not shown of the time.
  private var remark: String {
    let isCut = timelines.contains { $0.end > time.end + 1 }
    let words =
      (time.breaks.isEmpty ? [] : ["at a dashed line time runs quicker"])
      + (isCut ? ["content rests at \(seconds) s"] : [])
    return words.joined(separator: "; ")
  }

  private var description: String {
    let sentences = zip(recordings, timelines).map { recording, timeline in
      "\(recording.descriptor.name): \(timeline.rangeInSight) points of the header in sight."
    }
    return "Content offset, header, collapsed fraction and finger over \(seconds) seconds. "
      + sentences.joined(separator: " ")
  }
}
