import HeaderCore

/// Phones that play one gesture in real time and repeat it together. A single phone fills the picture; several
/// stand on a background, each below its technique's name.
struct AnimationPicture {
  private let timelines: [Timeline]
  private let geometry: PhoneGeometry

  private static let gap = 32.0

  init(_ recordings: [GestureRecording]) {
    timelines = recordings.map { Timeline($0) }
    geometry = PhoneGeometry(timelines)
  }

  private var hasNames: Bool { timelines.count > 1 }
  private var margin: Double { hasNames ? AnimationPicture.gap : 0 }
  private var columnCount: Int { timelines.count == 4 ? 2 : min(3, max(timelines.count, 1)) }
  private var cellWidth: Double { geometry.size.width + AnimationPicture.gap }
  private var cellHeight: Double { geometry.size.height + 2 * fontSize + AnimationPicture.gap }
  private var width: Double {
    Double(columnCount) * cellWidth - AnimationPicture.gap + 2 * margin
  }

  /// Eleven points if the picture is 360 points wide, or less for a name that is too long for its column.
  private var fontSize: Double {
    guard hasNames else { return 0 }
    // Letters of a wide, bold font are about 0.6 of its size wide; half a gap stays between two names.
    let longest = timelines.reduce(1) { max($0, $1.recording.name.count) }
    return min(width * 11 / 360, (cellWidth - AnimationPicture.gap / 2) / (0.6 * Double(longest)))
  }

  var svg: String {
    let end = timelines.reduce(0) { max($0, $1.end) }
    let rowCount = (timelines.count + columnCount - 1) / columnCount
    let size = Size(
      width: width, height: Double(rowCount) * cellHeight - AnimationPicture.gap + margin)
    var writer = SVGWriter(
      name: timelines.documentName(.animation), loopDuration: end + Timeline.pause,
      stillTime: hasNames ? 0 : timelines.first?.stillTime ?? 0)
    writer.write(geometry.definitions)
    if hasNames { writer.write(.ground(size, radius: 48)) }
    for (index, timeline) in timelines.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columnCount)
      let x = margin + Double(column) * cellWidth
      let y = Double(row) * cellHeight + 2 * fontSize
      PhoneDrawing(timeline, geometry, key: hasNames ? "header\(index + 1)" : "header")
        .draw(into: &writer, x: x, y: y, width: geometry.size.width)
      guard hasNames else { continue }
      writer.write(
        .text(
          timeline.recording.name, x + geometry.size.width / 2, y - 0.7 * fontSize, fontSize,
          Palette.ink, weight: 600, anchor: .middle) + "\n")
    }
    let sentences = timelines.map { timeline in
      timeline.recording.descriptor.summary
        + " Here, \(timeline.rangeInSight) points of it are in sight."
    }
    return writer.document(
      size: size, title: timelines.titles,
      description: "A phone plays a gesture in \(String(number: end / 1000, digits: 1)) seconds. "
        + sentences.joined(separator: " "))
  }
}
