import HeaderCore

/// The upper part of a phone, which plays a gesture without pauses, and a sentence about the technique. For a
/// front page.
struct CardPicture {
  let timeline: Timeline
  private let geometry: PhoneGeometry

  private static let width = 360.0
  private static let margin = 12.0
  /// The height of the content below the header, in points.
  private static let room = 170.0
  /// Milliseconds that a header stands still, visible and hidden.
  private static let stillness = (inSight: 420.0, outOfSight: 160.0)
  /// Milliseconds before the picture repeats, with a visible and a hidden header.
  fileprivate static let pause = (inSight: 700.0, outOfSight: 120.0)
  /// Letters in a line at 11.5 points.
  private static let lineLength = 50

  init(_ recording: GestureRecording) {
    let whole = Timeline(recording)
    func cut(inSight duration: Double) -> TimeCut {
      TimeCut([whole]) { time in
        let isInSight = whole.heightInSight(in: whole.frame(at: time)) > 8
        return isInSight ? duration : CardPicture.stillness.outOfSight
      }
    }
    geometry = PhoneGeometry([whole], room: CardPicture.room)
    let fingers = whole.fingersMoved(into: geometry.fingerRange(whole))
    let short = fingers.retimed(cut(inSight: CardPicture.stillness.inSight).shown)
    // A header that would be hidden for long stands still longer while it is visible.
    timeline =
      short.shareInSight >= 0.82
      ? short : fingers.retimed(cut(inSight: 4 * CardPicture.stillness.inSight).shown)
  }

  var svg: String {
    let descriptor = timeline.recording.descriptor
    var writer = SVGWriter(
      name: [timeline].documentName(.card), loopDuration: timeline.cardDuration,
      stillTime: timeline.stillTime)
    let phoneWidth = CardPicture.width - 2 * CardPicture.margin
    let foot =
      CardPicture.margin + geometry.visibleHeight * phoneWidth / geometry.size.width
    let lines = descriptor.summary.lines(of: CardPicture.lineLength)
    let size = Size(
      width: CardPicture.width, height: foot + 32 + 15 * Double(lines.count) + 12)
    writer.write(geometry.definitions + .ground(size))
    let phone = PhoneDrawing(timeline, geometry, key: "header")
    phone.draw(into: &writer, x: CardPicture.margin, y: CardPicture.margin, width: phoneWidth)
    let texts = lines.enumerated().map { index, line in
      Markup.text(line, 12, 38 + 15 * Double(index), 11.5, Palette.faint) + "\n"
    }
    let caption = Markup(
      [
        geometry.isWhole ? "" : .box(8, -44, 344, 45, Palette.fade) + "\n",
        .text(descriptor.title, 12, 20, 15, Palette.ink, weight: 600), "\n",
      ] + texts)
    writer.write("\(caption.at(0, foot))\n")
    return writer.document(
      size: size, title: descriptor.title,
      description: "\(phone.scene.caption) on a phone. \(descriptor.summary)")
  }
}

extension Timeline {
  /// The duration of a card's loop, in milliseconds.
  var cardDuration: Double {
    let isInSight = frames.last.map { heightInSight(in: $0) > 0 } ?? false
    return end + (isInSight ? CardPicture.pause.inSight : CardPicture.pause.outOfSight)
  }

  /// The fraction of the loop in which the header is visible, 0 to 1.
  var shareInSight: Double {
    mean(until: cardDuration) { heightInSight(in: $0) > 0 ? 1 : 0 }
  }
}

extension String {
  /// Returns the text in lines of at most `length` letters, except longer words.
  fileprivate func lines(of length: Int) -> [String] {
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
