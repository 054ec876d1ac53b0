import HeaderCore

/// Six to eight moments of a gesture side by side, each with its time, offset and height.
struct Filmstrip {
  private let recording: HeaderRecording
  private let timeline: Timeline
  /// What is shown.
  let moments: [FilmstripMoment]

  /// As wide as a phone: a reader there sees the texts in their own size.
  private static let width = 360.0
  private static let margin = 12.0
  private static let gap = 8.0
  private static let captionHeight = 64.0
  private static let headingHeight = 48.0

  init(_ recording: HeaderRecording) {
    self.recording = recording
    timeline = Timeline(recording)
    moments = FilmstripMoment.moments(of: recording, timeline)
  }

  var svg: String {
    let identifier = recording.identifier + "-filmstrip"
    var writer = SVGWriter(identifier: identifier)
    let geometry = PhoneGeometry([timeline])
    let columns = moments.count > 6 ? 4 : 3
    let rows = (moments.count + columns - 1) / columns
    let cellWidth =
      (Filmstrip.width - 2 * Filmstrip.margin - Double(columns - 1) * Filmstrip.gap)
      / Double(columns)
    let phoneHeight = cellWidth * geometry.size.height / geometry.size.width
    let cellHeight = phoneHeight + Filmstrip.captionHeight
    let height = Filmstrip.headingHeight + Double(rows) * cellHeight + 28

    writer.write(geometry.definitions(identifier: identifier))
    writer.write(
      """
      <rect width="360" height="\(String(number: height))" rx="12" fill="var(--page)"/>
      \(PictureHeading.markup(recording.descriptor.title))

      """)
    for (index, moment) in moments.enumerated() {
      let x = Filmstrip.margin + Double(index % columns) * (cellWidth + Filmstrip.gap)
      let y = Filmstrip.headingHeight + Double(index / columns) * cellHeight
      let frame = timeline.frame(at: moment.time)
      PhoneDrawing(
        recording: recording, timeline: timeline, geometry: geometry, frames: [frame],
        finger: timeline.finger(at: moment.time).map { [$0] } ?? [],
        key: "\(identifier)-header\(index + 1)"
      ).draw(into: &writer, x: x, y: y, width: cellWidth)
      write(moment, frame, x: x, y: y + phoneHeight, into: &writer)
    }
    writer.write(
      """
      <text x="12" y="\(String(number: height - 10))" font-size="11" fill="var(--faint)">\
      offset: content offset, height: header in sight, both in points</text>

      """)
    return writer.document(
      size: (Filmstrip.width, height), title: "\(recording.descriptor.title), moment by moment",
      description: description)
  }

  private func write(
    _ moment: FilmstripMoment, _ frame: HeaderFrame, x: Double, y: Double,
    into writer: inout SVGWriter
  ) {
    let lines = [
      String(number: moment.time / 1000) + " s",
      "offset " + String(number: frame.contentOffset, digits: 0),
      "height " + String(number: timeline.heightInSight(in: frame), digits: 0),
    ]
    var text = """
      <text font-size="11" font-weight="600" fill="var(--ink)" x="\(String(number: x + 2))" \
      y="\(String(number: y + 15))">\(moment.caption.escapedForXML)</text>

      """
    for (index, line) in lines.enumerated() {
      text += """
        <text font-size="11" fill="var(--faint)" x="\(String(number: x + 2))" \
        y="\(String(number: y + 29 + 13 * Double(index)))">\(line)</text>

        """
    }
    writer.write(text)
  }

  private var description: String {
    let texts = moments.map { moment in
      let frame = timeline.frame(at: moment.time)
      let offset = String(number: frame.contentOffset, digits: 0)
      let height = String(number: timeline.heightInSight(in: frame), digits: 0)
      let time = String(number: moment.time / 1000)
      return "\(moment.caption) at \(time) s: offset \(offset), height \(height)"
    }
    return recording.descriptor.summary + " " + texts.joined(separator: "; ") + "."
  }
}
