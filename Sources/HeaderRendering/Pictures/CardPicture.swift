import HeaderCore

/// The part of a phone where the header is, which plays a gesture without its dead time, and what the
/// technique does in a sentence: a picture for a front page.
struct CardPicture {
  private let recording: HeaderRecording
  let timeline: Timeline
  private let geometry: PhoneGeometry

  private static let width = 360.0
  private static let margin = 12.0
  /// Points of content below the header.
  private static let room = 170.0
  /// Milliseconds that a header stands still, in sight and out of it.
  private static let stillness = (inSight: 420.0, outOfSight: 160.0)
  /// Milliseconds before the picture begins again, from a header in sight and from none.
  private static let pause = (inSight: 700.0, outOfSight: 120.0)
  /// Letters on a line of eleven points.
  private static let lineLength = 50

  init(_ recording: HeaderRecording) {
    self.recording = recording
    let whole = Timeline(recording)
    func cut(stillness: Double) -> TimeCut {
      TimeCut(whole) { frame in
        whole.heightInSight(in: frame) > 8 ? stillness : CardPicture.stillness.outOfSight
      }
    }
    geometry = PhoneGeometry(cutting: [whole], room: CardPicture.room)
    let fingers = whole.fingersMoved(into: geometry.fingerRange(whole))
    let short = fingers.retimed(cut(stillness: CardPicture.stillness.inSight).shown)
    // A header that is hidden for long is shown for longer.
    timeline =
      CardPicture.shareInSight(short) >= 0.82
      ? short : fingers.retimed(cut(stillness: 4 * CardPicture.stillness.inSight).shown)
  }

  /// Milliseconds of one round.
  var loopDuration: Double { CardPicture.loopDuration(timeline) }

  /// The share of a round in which something of the header is in sight, 0 to 1.
  var shareInSight: Double { CardPicture.shareInSight(timeline) }

  private static func loopDuration(_ timeline: Timeline) -> Double {
    let isInSight = timeline.frames.last.map { timeline.heightInSight(in: $0) > 0 } ?? false
    return timeline.end + (isInSight ? pause.inSight : pause.outOfSight)
  }

  private static func shareInSight(_ timeline: Timeline) -> Double {
    var seen = 0.0
    let (frames, duration) = (timeline.frames, loopDuration(timeline))
    for (frame, next) in zip(frames, frames.dropFirst()) where timeline.heightInSight(in: frame) > 0
    {
      seen += next.time - frame.time
    }
    if let last = frames.last, timeline.heightInSight(in: last) > 0 {
      seen += duration - last.time
    }
    return duration > 0 ? seen / duration : 0
  }

  var svg: String {
    let identifier = recording.identifier + "-card"
    var writer = SVGWriter(
      identifier: identifier, loopDuration: loopDuration, stillTime: timeline.stillTime)
    let phoneWidth = CardPicture.width - 2 * CardPicture.margin
    let phoneHeight = geometry.visibleHeight * phoneWidth / geometry.size.width
    let lines = recording.descriptor.summary.lines(of: CardPicture.lineLength)
    let height = CardPicture.margin + phoneHeight + 32 + 15 * Double(lines.count) + 12
    let fade = SceneGradient(
      "fade", .init(0, Palette.page, opacity: 0), .init(1, Palette.page))
    writer.define([fade])
    writer.write(geometry.definitions(identifier: identifier))
    writer.write(
      """
      <rect width="360" height="\(String(number: height))" rx="12" fill="var(--page)"/>

      """)
    PhoneDrawing(
      recording: recording, timeline: timeline, geometry: geometry, frames: timeline.frames,
      finger: timeline.finger, key: "\(identifier)-header"
    ).draw(into: &writer, x: CardPicture.margin, y: CardPicture.margin, width: phoneWidth)
    let foot = CardPicture.margin + phoneHeight
    var text = """
      <rect x="8" y="\(String(number: foot - 44))" width="344" height="45" \
      fill="url(#\(identifier)-fade)"/>
      <text x="12" y="\(String(number: foot + 20))" font-size="15" font-weight="600" \
      fill="var(--ink)">\(recording.descriptor.title.escapedForXML)</text>

      """
    for (index, line) in lines.enumerated() {
      text += """
        <text x="12" y="\(String(number: foot + 38 + 15 * Double(index)))" font-size="11.5" \
        fill="var(--faint)">\(line.escapedForXML)</text>

        """
    }
    writer.write(text)
    return writer.document(
      size: (CardPicture.width, height), title: recording.descriptor.title,
      description: "\(recording.scene.caption) on a phone. \(recording.descriptor.summary)")
  }
}

extension String {
  /// The text in lines of at most `length` letters, a longer word excepted.
  func lines(of length: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= length {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
