import HeaderBehaviors
import HeaderFit
import HeaderFormats
import HeaderPlayground
import SimulationTestSupport
import Testing

/// The C functions that a page calls.
@Suite("The entry points")
struct EntryPointTests {
  /// Returns the text at `pointer`, and frees it.
  private func taken(_ pointer: UnsafeMutablePointer<UInt8>?) throws -> String {
    let pointer = try #require(pointer)
    defer { playgroundFree(pointer) }
    return String(cString: pointer)
  }

  /// Returns the cells of the rows at `pointer`, and frees them.
  private func rows(_ pointer: UnsafeMutablePointer<UInt8>?) throws -> [[String]] {
    try taken(pointer).split(separator: "\u{1E}").map {
      $0.split(separator: "\u{1F}", omittingEmptySubsequences: false).map { String($0) }
    }
  }

  /// The actions of the page, in the order of their numbers.
  private enum Action: Int32 {
    case record = 6
    case stop, replay, replaySeen, clearRecording, setPaused, keepAwake, setSpeed, beginSeen
  }

  private func act(_ session: SessionPointer?, _ action: Action, _ value: Double = 0) {
    playgroundAct(session, action.rawValue, value)
  }

  @Test("The catalog has a row for every technique, parameter, setting and number of a frame")
  func catalog() throws {
    let all = try self.rows(playgroundCatalog())
    func rows(_ kind: String) -> [[String]] { all.filter { $0[0] == kind } }
    let techniques = HeaderCatalog.standard.techniques
    #expect(rows("technique").map { $0[1] } == techniques.map { $0.descriptor.name })
    #expect(rows("technique").map { Int($0[8]) } == techniques.map { $0.parameters.count })
    #expect(rows("parameter").map { $0[1] } == techniques.flatMap { $0.parameters.map(\.name) })
    for parameter in rows("parameter") {
      #expect(parameter.count >= 7 && Double(parameter[4]) != nil && parameter[4] == parameter[5])
    }
    #expect(rows("setting").map { $0[5] } == ["2000", "852", "0", "0", "2", "", "0", "", ""])
    #expect(rows("setting").last?.prefix(7).suffix(3) == ["0", "", "choices"])
    #expect(rows("frame") == [["frame"] + PlaygroundFrame.names])
  }

  @Test("A session is tuned, recorded and exported by numbers")
  func session() throws {
    let session = try #require(playgroundOpen(0))
    defer { playgroundClose(session) }
    #expect(try taken(playgroundScene(session, 1)).contains("\u{1E}element\u{1F}logo\u{1F}"))
    #expect(playgroundFrame(session) != nil)
    #expect(playgroundSetParameter(session, 1, 30) == 0 && playgroundParameter(session, 1) == 30)
    #expect(playgroundSetSetting(session, 0, 3000) == 0 && playgroundSetting(session, 0) == 3000)
    #expect(playgroundSetParameter(session, 1, 500) == 0 && playgroundParameter(session, 0) == 500)
    #expect(playgroundSetParameter(session, 1, -1) == 2)
    act(session, .record)
    playgroundTouch(session, 0, 100, 400, 1000)
    #expect(playgroundAdvance(session, 1017) == 1 || playgroundAdvance(session, 1034) >= 1)
    playgroundTouch(session, 1, 100, 350, 1040)
    playgroundTouch(session, 2, 100, 350, 1060)
    for n in 0..<20 { _ = playgroundAdvance(session, 1060 + Double(n) * 16) }
    act(session, .stop)
    for (kind, part) in [
      "t_ms,phase,x,y\n0,down,100,400\n", "time,event,cause,finger,", "import HeaderUIKit",
      "import SwiftUI",
    ].enumerated() {
      #expect(try taken(playgroundText(session, Int32(kind))).contains(part))
    }
    let link = try rows(playgroundLink(session, 600))
    #expect(link[0] == ["3", "3", "0"] && link[1] == ["0", "0", "100", "400"])
    #expect(try taken(playgroundSummary(session, session)).hasPrefix("twitter-condense\u{1F}"))
    act(session, .clearRecording)
    #expect(playgroundLoadTouch(session, 0, 0, 1, 1) == 0)
    #expect(playgroundLoadTouch(session, 0, 7, 1, 1) == 1)
    #expect(playgroundLoadTouch(session, -1, 1, 1, 1) == 2)
    #expect(playgroundLoadTouch(session, 1, 0, 1, 1) == 3)
  }

  private var seenHeader: HeaderRecord {
    get throws {
      try HeaderRecord(
        csv: FileLines(PackageFolder.text("Tests/Recordings/seen-header.csv"), as: .seenHeader))
    }
  }

  /// Passes `record` to `session`, with the record's safe area.
  private func see(_ record: HeaderRecord, in session: SessionPointer) {
    #expect(playgroundSetSetting(session, 2, record.safeAreaTop) == 0)
    act(session, .beginSeen, record.contentSize ?? .nan)
    for row in record.rows {
      let phase = row.phase.flatMap { HeaderRecord.Phase.allCases.firstIndex(of: $0) } ?? -1
      let answer = playgroundSee(
        session, row.time, row.contentOffset, row.header?.minY ?? .nan, row.header?.maxY ?? .nan,
        row.scrollViewMinY ?? .nan, Int32(phase))
      #expect(answer == 0)
    }
  }

  @Test("The technique of a header recorded elsewhere is found, one technique at a time")
  func found() throws {
    var record = try seenHeader
    let session = try #require(playgroundOpen(3))
    defer { playgroundClose(session) }
    func search(_ rows: [HeaderRecord.Row]) throws -> (count: Int32, result: [[String]]) {
      record.rows = rows
      see(record, in: session)
      let fit = playgroundFitOpen(session)
      defer { playgroundClose(fit) }
      var count: Int32 = 0
      for _ in HeaderCatalog.standard.techniques { count = playgroundFitNext(fit) }
      return (count, try self.rows(playgroundFitResult(fit)))
    }
    let (count, result) = try search(record.rows)
    #expect(count == 11)
    let best = try #require(result.first { $0[0] == "fit" })
    #expect(best[1] == "twitter-condense" && best[2] == "0" && best[5] == "1")
    let technique = try #require(HeaderCatalog.standard["twitter-condense"])
    let maximum = try #require(technique.parameters.firstIndex { $0.name == "maximum-height" })
    #expect(abs(try #require(Double(best[7 + maximum])) - 120) < 1)
    #expect(result.contains { $0[0] == "range" && $0[1] == "snap-duration" })
    #expect(result.contains { $0[0] == "mounting" })
    let still = try search(
      record.rows.map {
        HeaderRecord.Row(
          time: $0.time, contentOffset: $0.contentOffset, header: HeaderSight(minY: 0, height: 88))
      })
    #expect(still.count == 0)
    #expect(!still.result.contains { $0[0] == "fit" })
  }

  @Test(
    "A header recorded elsewhere is shown as the tool fits it, with the content moving as recorded",
    arguments: ["complete", "without phases", "from a film"])
  func seen(_ given: String) throws {
    var record = try seenHeader
    for row in record.rows.indices where given != "complete" {
      record.rows[row].phase = nil
      if given == "from a film" { record.rows[row].header?.minY = nil }
    }
    let technique = try #require(HeaderCatalog.standard["twitter-condense"])
    let fit = HeaderFitter(record).fit(of: technique, budget: 240)
    let session = try #require(playgroundOpen(0))
    defer { playgroundClose(session) }
    for (index, parameter) in technique.parameters.enumerated() {
      let value = try #require(fit.values.first { $0.name == parameter.name }).value
      #expect(playgroundSetParameter(session, Int32(index), parameter.code(of: value)) == 0)
    }
    see(record, in: session)
    #expect(playgroundSee(session, 0, 0, 0, 0, 0, 0) == 2, "earlier than the last row")
    #expect(playgroundSee(session, 1e5, .nan, 0, 0, 0, 0) == 1)
    let edges = try taken(playgroundText(session, 4)).split(separator: "\u{1F}").map { Double($0) }
    #expect(edges == fit.sights.map { $0?.maxY })
    // The phone shows the same edges, and continues from there.
    let host = SessionHost(session)
    act(session, .replaySeen)
    while host.session.mode == .replaying {
      host.frame()
      let time = host.number("time")
      guard let row = record.rows.lastIndex(where: { $0.time <= time }) else { continue }
      #expect(host.number("headerMinY") + host.number("headerHeight") == edges[row])
    }
    let offset = host.number("contentOffset")
    host.drag(by: -100, over: 300)
    #expect(abs(host.number("contentOffset") - offset) < 200)
    act(session, .beginSeen, .nan)
    #expect(try taken(playgroundText(session, 4)).isEmpty, "the rows are removed")
  }

  @Test("Nothing traps on a null session, an invalid index or an invalid number")
  func badArguments() throws {
    #expect(playgroundOpen(-1) == nil && playgroundOpen(.max) == nil)
    let opened = try #require(playgroundOpen(3))
    for session in [nil, opened] {
      for number in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0] {
        for index in [Int32.min, -1, 0, 99, .max] {
          _ = playgroundSetParameter(session, index, number)
          _ = playgroundSetSetting(session, index, number)
          _ = playgroundParameter(session, index)
          _ = playgroundSetting(session, index)
          playgroundAct(session, index, number)
          playgroundTouch(session, index, number, number, number)
          _ = playgroundLoadTouch(session, number, index, number, number)
          playgroundTravel(session, number, index, number)
          _ = playgroundSee(session, number, number, number, number, number, index)
          playgroundFree(playgroundText(session, 4))
          act(session, .replaySeen)
          act(session, .setPaused, Double(index))
          playgroundFree(playgroundText(session, index))
        }
        _ = playgroundAdvance(session, number)
        act(session, .setSpeed, number)
      }
      playgroundDemonstrate(session, nil)
      act(session, .setPaused)
      let fit = playgroundFitOpen(session)
      #expect(playgroundFitNext(fit) == 0)
      playgroundFree(playgroundFitResult(fit))
      playgroundClose(fit)
      for now in 0..<200 { _ = playgroundAdvance(session, Double(now) * 16) }
    }
    #expect(playgroundFrame(nil) == nil && playgroundText(nil, 0) == nil)
    playgroundClose(opened)
    playgroundClose(nil)
    playgroundFree(nil)
  }
}
