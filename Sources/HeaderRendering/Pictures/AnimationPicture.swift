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

/// How phones are set side by side: one alone fills the picture, several stand on a ground of their
/// own, each below its technique's name.
struct PhoneGrid {
  let count: Int
  let phone: (width: Double, height: Double)
  /// Letters of the longest name.
  let longestName: Int

  private static let gap = 32.0

  init(_ recordings: [HeaderRecording], phone: (width: Double, height: Double)) {
    count = recordings.count
    self.phone = phone
    longestName = recordings.reduce(1) { max($0, $1.descriptor.name.count) }
  }

  var hasNames: Bool { count > 1 }

  private var margin: Double { hasNames ? PhoneGrid.gap : 0 }

  private var columnCount: Int { count == 4 ? 2 : min(3, max(count, 1)) }

  private var rowCount: Int { (count + columnCount - 1) / columnCount }

  private var width: Double {
    Double(columnCount) * (phone.width + PhoneGrid.gap) - PhoneGrid.gap + 2 * margin
  }

  /// Eleven points where the picture is 360 points wide, so that it can be read there; less for a
  /// name too long for its column.
  var fontSize: Double {
    guard hasNames else { return 0 }
    // Letters of a wide, bold font are about 0.6 of its size; half a gap stays between two names.
    return min(width * 11 / 360, (phone.width + PhoneGrid.gap / 2) / (0.6 * Double(longestName)))
  }

  private var cellHeight: Double { phone.height + 2 * fontSize }

  /// The whole picture.
  var size: (width: Double, height: Double) {
    (width, Double(rowCount) * (cellHeight + PhoneGrid.gap) - PhoneGrid.gap + margin)
  }

  /// The phone `index`'s top leading corner; its name is above.
  func origin(of index: Int) -> (x: Double, y: Double) {
    let (row, column) = index.quotientAndRemainder(dividingBy: columnCount)
    return (
      margin + Double(column) * (phone.width + PhoneGrid.gap),
      Double(row) * (cellHeight + PhoneGrid.gap) + 2 * fontSize
    )
  }
}
