import HeaderCore

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
