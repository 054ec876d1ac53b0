import HeaderFilm
import SimulationTestSupport

/// A film of a list under a header, drawn sample by sample with known motion.
struct MadeUpFilm {
  var frameRate = 60.0
  /// Rows of samples for each point.
  var rowsPerPoint = 1.0
  /// The largest random change of a sample's brightness.
  var noise = 0.0
  /// Whether samples are in blocks, as after a codec.
  var isBlocky = false
  /// Whether the rows of the list are cards.
  var hasCards = false
  /// Whether a row of the list has a video.
  var playsVideo = false
  /// Whether some frames are missing.
  var dropsFrames = false
  /// Whether the status bar's clock changes during the motion.
  var changesClock = false
  /// Whether a scroll indicator is at the right edge while the content moves.
  var hasIndicator = false
  /// Dark rows above and below, in points.
  var letterBox = 0.0
  /// Whether the screen is nearly as dark as the letterbox.
  var isDark = false
  /// How far the content moved up, in points, by time in seconds.
  var offset: (Double) -> Double = MadeUpFilm.scroll
  /// The header's lower edge, by time in seconds.
  var edge: (Double) -> Double = MadeUpFilm.condensing
  /// How far the content moved sideways, in points, by time in seconds.
  var sideways: (Double) -> Double = { _ in 0 }
  /// The height of a bar or a keyboard at the bottom, by time in seconds.
  var foot: (Double) -> Double = { _ in 0 }
  var seconds = 1.3

  static let width = 320.0
  static let height = 420.0
  static let columns = 32

  /// Rests, scrolls 240 pt down, rests, and scrolls 30 pt back.
  static func scroll(_ time: Double) -> Double {
    let down = min(max((time - 0.1) / 0.6, 0), 1)
    let back = min(max((time - 1.05) / 0.2, 0), 1)
    return 240 * down * down * (3 - 2 * down) - 30 * back
  }

  /// Scrolls 360 pt down, rests, and scrolls back.
  static func toAndFro(_ time: Double) -> Double {
    1.5 * min(scroll(time), max(0, 720 - 480 * time))
  }

  /// Shrinks with the content from 150 to 80 pt, and expands while the content rests.
  static func condensing(_ time: Double) -> Double {
    let opening = min(max((time - 0.75) / 0.2, 0), 1)
    return max(80, 150 - scroll(time)) + (time < 0.75 ? 0 : 70 * opening)
  }

  /// Leaves and returns with the content.
  static func returning(_ time: Double) -> Double {
    time < 0.75 ? max(20, 150 - scroll(time)) : 20 + 240 - scroll(time)
  }

  /// Returns the found track, and the true motion of each row.
  func track() -> (track: FilmTrack, truth: [(offset: Double, edge: Double)]) {
    let (tracker, truth) = tracked()
    return (tracker.track, truth)
  }

  /// Returns a tracker with all frames, and the true motion of each row.
  func tracked() -> (tracker: FilmTracker, truth: [(offset: Double, edge: Double)]) {
    let (width, height) = (MadeUpFilm.width, MadeUpFilm.height + 2 * letterBox)
    let rows = Int(height * rowsPerPoint)
    var tracker = FilmTracker(
      FilmFormat(columns: MadeUpFilm.columns, rows: rows, width: Int(width), height: Int(height)))
    var random = SeededRandom(seed: 7)
    var truth: [(offset: Double, edge: Double)] = []
    for index in 0..<Int(seconds * frameRate) {
      if dropsFrames, index % 5 == 3 || (30..<33).contains(index) { continue }
      let time = Double(index) / frameRate
      let samples = frame(at: time, rows: rows, &random)
      samples.withUnsafeBufferPointer { tracker.add($0, at: time * 1000) }
      truth.append((offset(time), edge(time)))
    }
    return (tracker, truth)
  }

  private func frame(at time: Double, rows: Int, _ random: inout SeededRandom) -> [UInt8] {
    let (offset, edge, sideways) = (offset(time), edge(time), sideways(time))
    var samples: [UInt8] = []
    for row in 0..<rows {
      for column in 0..<MadeUpFilm.columns {
        func part(_ number: Double) -> Double {
          let y = (Double(row) + (number + 0.5) / 4) / rowsPerPoint - letterBox
          return brightness(column, y, offset, edge, sideways, time)
        }
        // A sample is the mean over its row, not the value at a point. Most rows have one brightness.
        let (upper, lower) = (part(0), part(3))
        var value = upper == lower ? upper : (upper + part(1) + part(2) + lower) / 4
        if noise > 0 { value += random.number(in: -noise...noise) }
        if isBlocky { value = (value / 6).rounded() * 6 }
        samples.append(UInt8(min(max(value, 0), 255)))
      }
    }
    return samples
  }

  private func brightness(
    _ column: Int, _ y: Double, _ offset: Double, _ edge: Double, _ sideways: Double, _ time: Double
  ) -> Double {
    if y < 0 || y >= MadeUpFilm.height { return isDark ? 30 : 5 }
    if y >= MadeUpFilm.height - foot(time) { return column % 6 == 0 || Int(y) % 24 < 4 ? 190 : 235 }
    let thumb = 20 + offset
    if hasIndicator, column == MadeUpFilm.columns - 1, (thumb..<thumb + 90).contains(y),
      self.offset(time + 0.05) != self.offset(time - 0.05)
    {
      return 120
    }
    if y < edge {
      // A title in the middle, and a clock.
      let isTitle = (10..<20).contains(column) && (edge - 32..<edge - 14).contains(y)
      let minute = changesClock && time > 0.4 ? 2 : 0
      let isClock = y > 6 && y < 14 && (minute..<minute + 5).contains(column)
      return (isTitle && column % 3 > 0) || isClock ? 240 : isDark ? 32 : 110
    }
    let place = y + offset - 150
    let line = Int((place / 13).rounded(.down))
    let isGap = place - Double(line) * 13 < 5
    if playsVideo, (250..<320).contains(place), column > 8 {
      return 128 + 120
        * ((time * 7 + Double(column + line) * 0.37).truncatingRemainder(dividingBy: 1) - 0.5)
    }
    if hasCards, line % 6 == 3 { return 140 }
    let word = column + Int(sideways / 10)
    let hash = (line &* 7919 &+ (word / 3) &* 104_729 &+ 31).magnitude % 97
    // Lines of text have different lengths.
    let isBeyond = column > 9 + (line &* 7).magnitude % 21
    if isGap || isBeyond || hash > 55 { return isDark ? 18 : 250 }
    return Double((isDark ? 140 : 40) + hash)
  }
}
