import HeaderCore

/// Four frames of a gesture, each with its time, offset and height. A comparison has a row for each technique.
struct Filmstrip {
  private let timelines: [Timeline]
  private let geometry: PhoneGeometry
  /// The moments, which are the same for all techniques.
  let moments: [FilmstripMoment]

  private static let margin = 12.0
  private static let gap = 12.0
  private static let captionHeight = 50.0
  private static let headingHeight = 44.0
  /// The height of the content below the header, in points.
  private static let room = 150.0

  init(_ recordings: [GestureRecording]) {
    let whole = recordings.map { Timeline($0) }
    let geometry = PhoneGeometry(whole, room: Filmstrip.room)
    self.geometry = geometry
    timelines = whole.map { $0.fingersMoved(into: geometry.fingerRange($0)) }
    moments = FilmstripMoment.moments(of: timelines)
  }

  var svg: String {
    // A single filmstrip is as wide as a phone, so that its texts are legible there.
    let isComparison = timelines.count > 1
    let (width, columns) = isComparison ? (720.0, 4) : (360.0, 2)
    let cellWidth =
      (width - 2 * Filmstrip.margin - Double(columns - 1) * Filmstrip.gap) / Double(columns)
    let phoneHeight = cellWidth * geometry.visibleHeight / geometry.size.width
    let cellHeight = phoneHeight + Filmstrip.captionHeight
    let rowHeight = Filmstrip.headingHeight + cellHeight * (isComparison ? 1 : 2)
    let size = Size(width: width, height: Double(timelines.count) * rowHeight + 24)

    var writer = SVGWriter(name: timelines.documentName(.filmstrip))
    writer.write(geometry.definitions + .ground(size))
    for (row, timeline) in timelines.enumerated() {
      let top = Double(row) * rowHeight
      let recording = timeline.recording
      let heading = Markup.heading(isComparison ? recording.name : recording.descriptor.title)
      writer.write("\(heading.at(0, top))\n")
      for (index, moment) in moments.enumerated() {
        let (line, column) = index.quotientAndRemainder(dividingBy: columns)
        let x = Filmstrip.margin + Double(column) * (cellWidth + Filmstrip.gap)
        let y = top + Filmstrip.headingHeight + Double(line) * cellHeight
        let key = "header\(row * moments.count + index + 1)"
        writer.stillTime = moment.time
        PhoneDrawing(timeline, geometry, key: key)
          .draw(into: &writer, x: x, y: y, width: cellWidth)
        let figures = Markup.text(numbers(at: moment, timeline), 2, 31, 11, Palette.faint)
        // A comparison names no event, because it may be another technique's.
        let caption: Markup =
          isComparison
          ? .text(moment.seconds, 2, 16, 12, Palette.ink, weight: 600)
          : .text(moment.caption, 2, 16, 12, Palette.ink, weight: 600)
            + .text(moment.seconds, 160, 16, 11, Palette.faint, anchor: .end)
        writer.write("\((caption + figures).at(x, y + phoneHeight))\n")
      }
    }
    let legend = "offset: content offset, height: header in sight, both in points"
    writer.write(.text(legend, 12, size.height - 10, 11, Palette.faint) + "\n")
    return writer.document(
      size: size, title: timelines.titles + ", moment by moment", description: description)
  }

  private func numbers(at moment: FilmstripMoment, _ timeline: Timeline) -> String {
    let frame = timeline.frame(at: moment.time)
    let offset = String(number: frame.contentOffset, digits: 0)
    let height = String(number: timeline.heightInSight(in: frame), digits: 0)
    return "offset \(offset), height \(height)"
  }

  private var description: String {
    timelines.map { timeline in
      let texts = moments.map { moment in
        "\(moment.caption) at \(moment.seconds): \(numbers(at: moment, timeline))"
      }
      return timeline.recording.descriptor.summary + " " + texts.joined(separator: "; ") + "."
    }.joined(separator: " ")
  }
}
