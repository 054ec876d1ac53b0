import HeaderCore

extension PlotPicture {
  /// A plot of a gesture's numbers over time, for one technique or several with the same gesture.
  init(_ recordings: [GestureRecording]) {
    let timelines = recordings.map { Timeline($0) }
    let time = PlotTime(timelines)
    let end = timelines.reduce(0) { max($0, $1.end) }
    let seconds = String(number: end / 1000)
    let isComparison = recordings.count > 1
    let isCut = end > time.end + 1
    let remarks =
      (time.breaks.isEmpty ? [] : ["at a dashed line time runs quicker"])
      + (isCut ? ["content rests at \(seconds) s"] : [])
    let sentences = timelines.map { timeline in
      "\(timeline.recording.name): \(timeline.rangeInSight) points of the header in sight."
    }
    self.init(
      name: timelines.documentName(.plot),
      title: isComparison ? "One gesture, \(recordings.count) headers" : timelines.titles,
      description:
        "Content offset, header, collapsed fraction and finger over \(seconds) seconds. "
        + sentences.joined(separator: " "),
      names: isComparison ? recordings.map { $0.name } : [],
      panels: PlotPanel.panels(of: timelines, until: time.end), time: time,
      // Several techniques share only the finger's phases.
      phases: recordings.first?.phases.filter {
        $0.start < time.end && (!isComparison || $0.kind == .drag)
      } ?? [],
      remark: remarks.joined(separator: "; "))
  }
}
