import HeaderCore

/// Phones that play one gesture in real time, side by side where there are several, and begin again
/// together.
struct AnimationPicture {
  private let recordings: [HeaderRecording]
  private let timelines: [Timeline]

  init(_ recordings: [HeaderRecording]) {
    self.recordings = recordings
    timelines = recordings.map { Timeline($0) }
  }

  var svg: String {
    let end = timelines.reduce(0) { max($0, $1.end) }
    let identifier = recordings.map { $0.identifier }.joined(separator: "-") + "-animation"
    let geometry = PhoneGeometry(timelines)
    let grid = PhoneGrid(recordings, phone: geometry.size)
    var writer = SVGWriter(
      identifier: identifier, loopDuration: end + Timeline.pause,
      stillTime: grid.hasNames ? 0 : timelines.first?.stillTime ?? 0)
    writer.write(geometry.definitions(identifier: identifier))
    if grid.hasNames { writer.write(ground(grid)) }
    for index in recordings.indices {
      let origin = grid.origin(of: index)
      let drawing = PhoneDrawing(
        recording: recordings[index], timeline: timelines[index], geometry: geometry,
        frames: timelines[index].frames, finger: timelines[index].finger,
        key: "\(identifier)-header" + (grid.hasNames ? "\(index + 1)" : ""))
      drawing.draw(into: &writer, x: origin.x, y: origin.y, width: grid.phone.width)
      if grid.hasNames { writer.write(name(index, grid)) }
    }
    return writer.document(
      size: grid.size, title: recordings.map { $0.descriptor.title }.joined(separator: ", "),
      description: description(lasting: end))
  }

  private func ground(_ grid: PhoneGrid) -> String {
    """
    <rect width="\(String(number: grid.size.width))" height="\(String(number: grid.size.height))" \
    rx="48" fill="var(--page)"/>

    """
  }

  private func name(_ index: Int, _ grid: PhoneGrid) -> String {
    let origin = grid.origin(of: index)
    return """
      <text x="\(String(number: origin.x + grid.phone.width / 2))" \
      y="\(String(number: origin.y - 0.7 * grid.fontSize))" \
      font-size="\(String(number: grid.fontSize))" font-weight="600" text-anchor="middle" \
      fill="var(--ink)">\(recordings[index].descriptor.name.escapedForXML)</text>

      """
  }

  private func description(lasting end: Double) -> String {
    let seconds = String(number: end / 1000, digits: 1)
    let sentences = zip(recordings, timelines).map { recording, timeline in
      let heights = timeline.frames.map { timeline.heightInSight(in: $0) }
      let lowest = String(number: heights.min() ?? 0, digits: 0)
      let highest = String(number: heights.max() ?? 0, digits: 0)
      return
        "\(recording.descriptor.summary) Here, \(lowest) to \(highest) points of it are in sight."
    }
    return "A phone plays a gesture in \(seconds) seconds. " + sentences.joined(separator: " ")
  }
}
