import HeaderCore

/// Four moments of a gesture, large, each with its time, offset and height.
struct Filmstrip {
  private let recording: HeaderRecording
  private let timeline: Timeline
  private let geometry: PhoneGeometry
  /// What is shown.
  let moments: [FilmstripMoment]

  /// As wide as a phone: a reader there sees the texts in their own size.
  private static let width = 360.0
  private static let columns = 2
  private static let margin = 12.0
  private static let gap = 12.0
  private static let captionHeight = 50.0
  private static let headingHeight = 44.0
  /// Points of content below the header.
  static let room = 150.0

  init(_ recording: HeaderRecording) {
    self.recording = recording
    let whole = Timeline(recording)
    geometry = PhoneGeometry(cutting: [whole], room: Filmstrip.room)
    timeline = whole.fingersMoved(into: geometry.fingerRange(whole))
    moments = FilmstripMoment.moments(of: recording, timeline)
  }

  var svg: String {
    let identifier = recording.identifier + "-filmstrip"
    var writer = SVGWriter(identifier: identifier)
    let columns = Filmstrip.columns
    let cellWidth =
      (Filmstrip.width - 2 * Filmstrip.margin - Double(columns - 1) * Filmstrip.gap)
      / Double(columns)
    let phoneHeight = cellWidth * geometry.visibleHeight / geometry.size.width
    let cellHeight = phoneHeight + Filmstrip.captionHeight
    let rows = (moments.count + columns - 1) / columns
    let height = Filmstrip.headingHeight + Double(rows) * cellHeight + 24

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
    writer.write(
      """
      <text font-size="12" font-weight="600" fill="var(--ink)" x="\(String(number: x + 2))" \
      y="\(String(number: y + 16))">\(moment.caption.escapedForXML)</text>
      <text font-size="11" fill="var(--faint)" text-anchor="end" x="\(String(number: x + 160))" \
      y="\(String(number: y + 16))">\(String(number: moment.time / 1000)) s</text>
      <text font-size="11" fill="var(--faint)" x="\(String(number: x + 2))" \
      y="\(String(number: y + 31))">\(numbers(of: frame))</text>

      """)
  }

  private func numbers(of frame: HeaderFrame) -> String {
    let offset = String(number: frame.contentOffset, digits: 0)
    let height = String(number: timeline.heightInSight(in: frame), digits: 0)
    return "offset \(offset), height \(height)"
  }

  private var description: String {
    let texts = moments.map { moment in
      let time = String(number: moment.time / 1000)
      return "\(moment.caption) at \(time) s: \(numbers(of: timeline.frame(at: moment.time)))"
    }
    return recording.descriptor.summary + " " + texts.joined(separator: "; ") + "."
  }
}

/// Four moments of one gesture for each of several techniques, a row each.
struct ComparisonStrip {
  private let recordings: [HeaderRecording]
  private let timelines: [Timeline]
  private let geometry: PhoneGeometry
  /// What is shown of all of them.
  let moments: [FilmstripMoment]

  private static let width = 720.0
  private static let margin = 16.0
  private static let gap = 12.0
  private static let nameHeight = 30.0

  init(_ recordings: [HeaderRecording]) {
    self.recordings = recordings
    let whole = recordings.map { Timeline($0) }
    let geometry = PhoneGeometry(cutting: whole, room: Filmstrip.room)
    self.geometry = geometry
    timelines = whole.map { $0.fingersMoved(into: geometry.fingerRange($0)) }
    moments = FilmstripMoment.moments(of: recordings, timelines)
  }

  var svg: String {
    let identifier = recordings.map { $0.identifier }.joined(separator: "-") + "-filmstrip"
    var writer = SVGWriter(identifier: identifier)
    let columns = Double(max(moments.count, 1))
    let cellWidth =
      (ComparisonStrip.width - 2 * ComparisonStrip.margin - (columns - 1) * ComparisonStrip.gap)
      / columns
    let phoneHeight = cellWidth * geometry.visibleHeight / geometry.size.width
    let rowHeight = phoneHeight + ComparisonStrip.nameHeight + 12
    let height = 36 + Double(recordings.count) * rowHeight + 4

    writer.write(geometry.definitions(identifier: identifier))
    writer.write(
      """
      <rect width="720" height="\(String(number: height))" rx="12" fill="var(--page)"/>

      """)
    for (column, moment) in moments.enumerated() {
      let x = ComparisonStrip.margin + Double(column) * (cellWidth + ComparisonStrip.gap)
      writer.write(
        """
        <text x="\(String(number: x + 2))" y="26" font-size="13" fill="var(--faint)">\
        \(String(number: moment.time / 1000)) s</text>

        """)
      for row in recordings.indices {
        let y = 36 + Double(row) * rowHeight + ComparisonStrip.nameHeight
        let number = row * moments.count + column + 1
        PhoneDrawing(
          recording: recordings[row], timeline: timelines[row], geometry: geometry,
          frames: [timelines[row].frame(at: moment.time)],
          finger: timelines[row].finger(at: moment.time).map { [$0] } ?? [],
          key: "\(identifier)-header\(number)"
        ).draw(into: &writer, x: x, y: y, width: cellWidth)
      }
    }
    for (row, recording) in recordings.enumerated() {
      writer.write(
        """
        <text x="18" y="\(String(number: 36 + Double(row) * rowHeight + 20))" font-size="15" \
        font-weight="600" fill="var(--ink)">\(recording.descriptor.name.escapedForXML)</text>

        """)
    }
    return writer.document(
      size: (ComparisonStrip.width, height),
      title: recordings.map { $0.descriptor.title }.joined(separator: ", "),
      description: "Four moments of one gesture. "
        + recordings.map { $0.descriptor.summary }.joined(separator: " "))
  }
}
