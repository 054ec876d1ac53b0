import HeaderCore

/// Phones that play one gesture in real time, side by side where there are several, and begin again
/// together.
struct AnimationPicture {
  private let recordings: [HeaderRecording]
  private let timelines: [Timeline]

  private static let gap = 32.0
  private static let phonesInRow = 3

  init(_ recordings: [HeaderRecording]) {
    self.recordings = recordings
    timelines = recordings.map { Timeline($0) }
  }

  private var isComparison: Bool { recordings.count > 1 }

  var svg: String {
    let end = timelines.reduce(0) { max($0, $1.end) }
    let identifier = recordings.map { $0.identifier }.joined(separator: "-") + "-animation"
    var writer = SVGWriter(
      identifier: identifier, loopDuration: end + Timeline.pause,
      stillTime: isComparison ? 0 : timelines.first?.stillTime ?? 0)
    let geometry = PhoneGeometry(timelines)
    let phone = geometry.size
    let columns = min(AnimationPicture.phonesInRow, max(recordings.count, 1))
    let rows = (recordings.count + columns - 1) / columns
    let gap = AnimationPicture.gap
    // A comparison stands on a ground of its own; a single phone on whatever the page has.
    let margin = isComparison ? gap : 0
    let width = Double(columns) * phone.width + Double(columns - 1) * gap + 2 * margin
    // As large as 12 points where the picture is 360 points wide.
    let fontSize = isComparison ? width / 30 : 0
    let cellHeight = phone.height + fontSize * 2
    let height = Double(rows) * cellHeight + Double(rows - 1) * gap + margin

    writer.write(geometry.definitions(identifier: identifier))
    if isComparison {
      writer.write(
        """
        <rect width="\(String(number: width))" height="\(String(number: height))" rx="48" \
        fill="var(--page)"/>

        """)
    }
    for (index, recording) in recordings.enumerated() {
      let x = margin + Double(index % columns) * (phone.width + gap)
      let y = Double(index / columns) * (cellHeight + gap)
      let drawing = PhoneDrawing(
        recording: recording, timeline: timelines[index], geometry: geometry,
        frames: timelines[index].frames, finger: timelines[index].finger,
        key: isComparison ? "\(identifier)-header\(index + 1)" : "\(identifier)-header")
      drawing.draw(into: &writer, x: x, y: y + fontSize * 2, width: phone.width)
      guard isComparison else { continue }
      writer.write(
        """
        <text x="\(String(number: x + phone.width / 2))" y="\(String(number: y + fontSize * 1.3))" \
        font-size="\(String(number: fontSize))" font-weight="600" text-anchor="middle" \
        fill="var(--ink)">\(recording.descriptor.name.escapedForXML)</text>

        """)
    }
    return writer.document(
      size: (width, height),
      title: recordings.map { $0.descriptor.title }.joined(separator: ", "),
      description: description(lasting: end))
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
