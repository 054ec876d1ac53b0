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
    let geometry = PhoneGeometry(timelines)
    let grid = PhoneGrid(recordings.map { $0.descriptor.name }, phone: geometry.size)
    var writer = SVGWriter(
      name: recordings.documentName(.animation), loopDuration: end + Timeline.pause,
      stillTime: grid.hasNames ? 0 : timelines.first?.stillTime ?? 0)
    writer.write(geometry.definitions)
    if grid.hasNames { writer.write(.ground(grid.size, radius: 48)) }
    for index in recordings.indices {
      let (x, y) = grid.origin(of: index)
      PhoneDrawing(
        recordings[index], timelines[index], geometry,
        key: grid.hasNames ? "header\(index + 1)" : "header"
      ).draw(into: &writer, x: x, y: y, width: grid.phone.width)
      guard grid.hasNames else { continue }
      writer.write(
        .text(
          grid.names[index], x + grid.phone.width / 2, y - 0.7 * grid.fontSize, grid.fontSize,
          Palette.ink, weight: 600, anchor: .middle) + "\n")
    }
    let sentences = zip(recordings, timelines).map { recording, timeline in
      "\(recording.descriptor.summary) Here, \(timeline.rangeInSight) points of it are in sight."
    }
    return writer.document(
      size: grid.size, title: recordings.map { $0.descriptor.title }.joined(separator: ", "),
      description: "A phone plays a gesture in \(String(number: end / 1000, digits: 1)) seconds. "
        + sentences.joined(separator: " "))
  }
}
