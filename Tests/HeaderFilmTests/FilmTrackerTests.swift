import HeaderCore
@testable import HeaderFilm
import HeaderFit
import SimulationTestSupport
import Testing

@Suite struct FilmTrackerTests {
  /// Films of one motion, with the artifacts of cameras and codecs.
  static var films: [(name: String, film: MadeUpFilm)] {
    // Artifacts of a sample look the same at any rate, and at a low one the content moves furthest in a frame.
    let rate = isBroad ? 60.0 : 30
    return [
      ("30 frames a second", MadeUpFilm(frameRate: 30)),
      ("120 frames a second", MadeUpFilm(frameRate: 120)),
      ("two rows a point", MadeUpFilm(frameRate: 30, rowsPerPoint: 2)),
      ("noise", MadeUpFilm(frameRate: rate, noise: 5)),
      ("a codec's blocks", MadeUpFilm(frameRate: rate, isBlocky: true)),
      ("a video in a row", MadeUpFilm(frameRate: rate, playsVideo: true)),
      ("dropped frames", MadeUpFilm(dropsFrames: true)),
      ("a letter box", MadeUpFilm(frameRate: 30, letterBox: 40)),
      ("content in cards, with lines as the header's", MadeUpFilm(hasCards: true)),
      (
        "a bar at the bottom that goes",
        MadeUpFilm(frameRate: 30, foot: { 83 * min(max((0.6 - $0) / 0.3, 0), 1) })
      ),
      ("a clock that changes", MadeUpFilm(frameRate: 30, changesClock: true)),
      ("a scroll indicator", MadeUpFilm(frameRate: 30, hasIndicator: true)),
      ("a header that goes", MadeUpFilm(frameRate: 30, edge: MadeUpFilm.returning)),
    ]
  }

  // A quarter of a point is half a pixel at scale 2, where an edge cannot be seen better.
  @Test(
    "The content's motion and the edge are found to a quarter of a point", arguments: films.indices)
  func found(index: Int) {
    let (name, film) = Self.films[index]
    let (track, truth) = film.track()
    #expect(track.verdict == .header, "\(name)")
    let offsets = zip(track.rows, truth).map { ($0.contentOffset - $1.offset).magnitude }
    let edges = zip(track.rows, truth).map { ($0.headerMaxY ?? 0) - $1.edge }.map { $0.magnitude }
    for (what, errors) in [("content", offsets), ("edge", edges)] {
      let mean = errors.reduce(0, +) / Double(errors.count)
      #expect(mean <= 0.25, "\(what), \(name)")
      #expect(errors.max() ?? 0 <= 1, "\(what), \(name)")
    }
  }

  @Test("A list under a keyboard is reported as not visible, and found again afterwards")
  func keyboard() throws {
    func way(_ time: Double, from start: Double, in seconds: Double) -> Double {
      min(max((time - start) / seconds, 0), 1)
    }
    // Scrolls down, back under the keyboard, and on after it.
    let film = MadeUpFilm(
      frameRate: 30,
      offset: { MadeUpFilm.scroll($0) + 60 * way($0, from: 1.8, in: 0.4) },
      edge: { max(80, 150 - MadeUpFilm.scroll($0)) + 70 * way($0, from: 1.9, in: 0.2) },
      foot: { 210 * (way($0, from: 0.75, in: 0.2) - way($0, from: 1.45, in: 0.2)) },
      seconds: 2.4)
    let (track, truth) = film.track()
    #expect(track.verdict == .header)
    for (row, truth) in zip(track.rows, truth) {
      let edge = try #require(row.headerMaxY)
      let isRight =
        (row.contentOffset - truth.offset).magnitude <= 1 && (edge - truth.edge).magnitude <= 1
      #expect(isRight || (!row.isSeen && row.time < 1700), "\(row), \(truth)")
    }
  }

  @Test("A list that returns behind a bar at the bottom is not taken for the header")
  func bar() {
    let film = MadeUpFilm(
      offset: MadeUpFilm.toAndFro, edge: { max(80, 150 - MadeUpFilm.toAndFro($0)) },
      foot: { _ in 83 }, seconds: 1.6)
    let (track, truth) = film.track()
    for (row, truth) in zip(track.rows, truth) {
      #expect(row.headerMaxY.map { ($0 - truth.edge).magnitude <= 1 } == true)
    }
  }

  @Test("A dark rim around a dark screen is found from the screen's lower end")
  func darkRim() {
    let film = MadeUpFilm(frameRate: 30, letterBox: 12, isDark: true, seconds: 0.2)
    #expect(film.track().track.rim == 12)
  }

  @Test("The edge stays while nothing moves, and is reported as not visible")
  func held() throws {
    let (track, _) = MadeUpFilm().track()
    let resting = track.rows.filter { (720...740).contains($0.time) }
    try #require(!resting.isEmpty)
    for row in resting {
      #expect(!row.isSeen && row.headerMaxY.map { ($0 - 80).magnitude < 1 } == true)
    }
  }

  @Test("The verdict tells a still header, sideways motion, no motion and a rotated film")
  func verdicts() {
    let still = MadeUpFilm(edge: { _ in 90 }, seconds: 0.8)
    #expect(still.track().track.verdict == .noHeader)
    let sideways = MadeUpFilm(
      offset: { _ in 0 }, edge: { _ in 90 }, sideways: { $0 * 800 }, seconds: 0.5)
    #expect(sideways.track().track.verdict == .unclear)
    let nothing = MadeUpFilm(offset: { _ in 0 }, edge: { _ in 90 }, seconds: 0.3)
    #expect(nothing.track().track.verdict == .still)
    let rotated = FilmFormat(columns: 32, rows: 40, width: 2556, height: 1179)
    #expect(FilmTracker(rotated).track.verdict == .rotated)
  }

  @Test("A line that leaves the screen with the list and is never a visible edge is no header")
  func line() {
    let rows = (0..<10).map { (index: Int) -> FilmTrack.Row in
      let place = Double(index) * 10
      return FilmTrack.Row(
        time: place, contentOffset: place, headerMaxY: max(103 - place, 59), isSeen: index > 5)
    }
    let format = FilmFormat(columns: 32, rows: 852, width: 393, height: 852)
    #expect(FilmTrack(rows: rows, format: format).verdict == .noHeader)
  }

  @Test("A correction applies to its frame, and the frames around it follow")
  func correction() throws {
    var tracker = MadeUpFilm(frameRate: 30).tracked().tracker
    let index = try #require(tracker.track.rows.firstIndex { $0.time > 700 })
    tracker.correct(123, inFrame: index)
    let corrected = tracker.track.rows
    #expect(corrected[index].headerMaxY.map { ($0 - 123).magnitude < 0.01 } == true)
    #expect(corrected[index + 1].headerMaxY.map { ($0 - 123).magnitude <= 1 } == true)
    #expect(corrected[2].headerMaxY.map { ($0 - 150).magnitude < 1 } == true)
    tracker.correct(nil, inFrame: index)
    #expect(tracker.track.rows[index].headerMaxY.map { ($0 - 80).magnitude < 1 } == true)
  }

  @Test("An edge moves with the content from any distance behind the status bar")
  func emerging() {
    // The content moves down by 30 rows. The header, 10 rows behind the bar before, emerges by 20.
    var path = EdgePath(highest: 20, pointsPerRow: 1)
    for (headerRows, step, lines) in [(0, 0.0, []), (20, 30, [40.0])] {
      let weights = (0..<100).map { Float($0 < headerRows ? 8 : -8) }
      path.frames.append(
        EdgePath.Frame(
          classification: RowClassification(weights: weights), offset: -step, step: step,
          lines: lines))
    }
    #expect(path.rows(top: -.infinity).rows == [20, 40])
  }

  @Test("A hairline, half a point below the header's line, belongs to the header")
  func hairline() {
    var path = EdgePath(highest: 20, pointsPerRow: 0.5)
    let shown = RowClassification(weights: (20..<120).map { $0 < 42 ? 8 : -8 })
    path.frames = [EdgePath.Frame(classification: shown, offset: 0, step: 0, lines: [40])]
    let found = path.rows(top: -.infinity)
    #expect(found.rows == [40] && found.cost < 0.5)
  }

  @Test("Of different corrections in frames that look the same, the last one applies")
  func correctionsOfOneFrame() {
    var tracker = FilmTracker(FilmFormat(columns: 24, rows: 200, width: 200, height: 200))
    var picture = [UInt8](repeating: 200, count: 200 * 24)
    for cell in 60 * 24..<picture.count { picture[cell] = UInt8(cell * 37 % 120) }
    for frame in 0..<6 {
      picture.withUnsafeBufferPointer { tracker.add($0, at: Double(frame) * 33) }
    }
    picture.withUnsafeBufferPointer { tracker.add($0, at: .nan) }
    tracker.correct(80, inFrame: 2)
    tracker.correct(70, inFrame: 3)
    #expect(tracker.track.rows[3].headerMaxY.map { ($0 - 70).magnitude < 0.01 } == true)
    for (edge, found) in [(1e300, tracker.format.height), (-1e300, 0)] {
      tracker.correct(edge, inFrame: 3)
      #expect(tracker.track.rows[3].headerMaxY.map { ($0 - found).magnitude < 0.01 } == true)
    }
    tracker.correct(.nan, inFrame: 3)
    #expect(tracker.track.rows[3].headerMaxY?.isFinite == true)
  }

  @Test("A film without a size is a still one of one row, and no rows have no cost")
  func sizeless() {
    #expect(FilmTracker(FilmFormat(columns: 0, rows: 0, width: 0, height: 0)).track.rows.isEmpty)
    let content = ContentPicture(lower: 2)
    #expect(
      FrameMatcher(frame: RowProfiles(rows: 4), rows: 2..<2, content: content).cost(at: 0) == nil)
  }

  @Test(
    "The scale follows from a phone's width; other films were scaled from 393 points",
    arguments: [(1179, 3.0), (750, 2), (393, 1), (1920, 1920 / 393.0)])
  func formats(width: Int, scale: Double) {
    let format = FilmFormat(columns: 96, rows: 1704, width: width, height: 2556)
    #expect(format.pointsPerRow == 2556 / scale / 1704)
  }

  @Test("A track becomes a record of the lower edge, below the status bar")
  func record() {
    let record = MadeUpFilm(frameRate: 30).track().track.record
    #expect(record.mounting == .overlay && record.safeAreaTop == 20 && !record.hasKnownOrigin)
    #expect(record.rows[0].header.map { $0.minY == nil && ($0.maxY - 150).magnitude < 1 } == true)
  }
}
