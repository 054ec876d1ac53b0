import Foundation
import HeaderBehaviors
import HeaderPlayground
import Testing

/// The C functions that a page calls.
@Suite("The entry points")
struct EntryPointTests {
  /// Text that an entry point gave, which gets it back.
  private func taken(_ pointer: UnsafeMutablePointer<UInt8>?) throws -> String {
    let pointer = try #require(pointer)
    defer { playgroundFree(pointer) }
    var bytes: [UInt8] = []
    var index = 0
    while pointer[index] != 0 {
      bytes.append(pointer[index])
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  struct Catalog: Decodable {
    struct Parameter: Decodable {
      var name: String
      var label: String
      var unit: String
      var help: String
      var kind: String
      var `default`: Double
      var minimum: Double?
      var maximum: Double?
      var sliderMaximum: Double?
      var step: Double?
      var choices: [String]?
    }
    struct Technique: Decodable {
      var name: String
      var title: String
      var summary: String
      var moves: String
      var hint: String
      var known: String
      var document: String
      var parameters: [Parameter]
    }
    var version: Int32
    var techniques: [Technique]
    var settings: [Parameter]
    var frame: [String]
    var attributes: [String]
  }

  @Test("The catalog is JSON, and has every technique and parameter in its own words")
  func catalog() throws {
    let catalog = try JSONDecoder().decode(
      Catalog.self, from: Data(try taken(playgroundCatalog()).utf8))
    #expect(catalog.version == playgroundVersion())
    #expect(catalog.frame == PlaygroundFrame.names)
    #expect(catalog.attributes.count == HeaderAttribute.allCases.count)
    let standard = HeaderCatalog.standard.techniques
    #expect(catalog.techniques.map { $0.name } == standard.map { $0.descriptor.name })
    #expect(catalog.techniques.map { $0.title } == standard.map { $0.descriptor.title })
    #expect(catalog.techniques.map { $0.summary } == standard.map { $0.descriptor.summary })
    #expect(Set(catalog.techniques.map { $0.moves }).count == 3, "in words for people")
    #expect(
      catalog.techniques.allSatisfy { $0.hint.hasPrefix("Pull") || $0.hint.hasPrefix("Push") })
    #expect(catalog.techniques.map { $0.known } == standard.map { $0.descriptor.knownFrom })
    #expect(catalog.techniques.map { $0.document } == standard.map { $0.descriptor.document })
    for (technique, own) in zip(catalog.techniques, standard) {
      #expect(technique.parameters.map { $0.name } == own.parameters.map { $0.name })
      #expect(technique.parameters.map { $0.help } == own.parameters.map { $0.help })
      for (parameter, own) in zip(technique.parameters, own.parameters) {
        #expect(parameter.default == own.code(of: own.defaultValue))
        guard case .range(let minimum, let maximum) = own.domain else { continue }
        #expect(parameter.minimum == minimum && parameter.maximum == maximum)
        let end = try #require(parameter.sliderMaximum)
        #expect(end <= maximum && end >= parameter.default)
      }
    }
  }

  @Test("A session answers through every entry point")
  func session() throws {
    let session = try #require(playgroundOpen(0))
    defer { playgroundClose(session) }
    #expect(try taken(playgroundScene(session, 1)).contains("\"kind\":\"label\""))
    #expect(playgroundFrame(session) != nil && playgroundHistory(session) != nil)
    #expect(playgroundSetParameter(session, 1, 30) == 0 && playgroundParameter(session, 1) == 30)
    #expect(playgroundSetSetting(session, 0, 3000) == 0 && playgroundSetting(session, 0) == 3000)
    #expect(playgroundSetParameter(session, 1, 500) == 0 && playgroundParameter(session, 0) == 500)
    #expect(playgroundSetParameter(session, 1, -1) == 2)
    #expect(try !taken(playgroundRefusal(session)).isEmpty)
    playgroundRecord(session)
    playgroundTouch(session, 0, 100, 400, 1000)
    #expect(playgroundAdvance(session, 1017) == 1 || playgroundAdvance(session, 1034) >= 1)
    playgroundTouch(session, 1, 100, 350, 1040)
    playgroundTouch(session, 2, 100, 350, 1060)
    for n in 0..<20 { _ = playgroundAdvance(session, 1060 + Double(n) * 16) }
    playgroundStop(session)
    #expect(try taken(playgroundTrace(session)).hasPrefix("t_ms,phase,x,y\n0,down,100,400\n"))
    #expect(try taken(playgroundTrajectory(session)).hasPrefix("time,event,cause,finger,"))
    #expect(try taken(playgroundSwift(session)).contains("TwitterCondenseHeader"))
    #expect(try taken(playgroundCommand(session)).hasPrefix("headers simulate"))
    playgroundReplay(session)
    playgroundTravel(session, 30, 1, 2000)
    playgroundPerform(session, 2, 0)
    playgroundDemonstrate(session, nil)
    playgroundSetPaused(session, 1)
    playgroundStep(session)
    playgroundSetSpeed(session, 0.5)
    playgroundRestart(session)
    playgroundClearRecording(session)
    #expect(playgroundLoadTouch(session, 0, 0, 1, 1) == 0)
    #expect(playgroundLoadTouch(session, 0, 7, 1, 1) == 1)
    #expect(playgroundLoadTouch(session, -1, 1, 1, 1) == 2)
    #expect(playgroundLoadTouch(session, 1, 0, 1, 1) == 3)
  }

  @Test("Nothing traps on a null session, an index that is none, or a number that is no place")
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
          playgroundPerform(session, index, number)
          playgroundTouch(session, index, number, number, number)
          _ = playgroundLoadTouch(session, number, index, number, number)
          playgroundTravel(session, number, index, number)
          playgroundSetPaused(session, index)
        }
        _ = playgroundAdvance(session, number)
        playgroundSetSpeed(session, number)
      }
      playgroundSetPaused(session, 0)
      for now in 0..<200 { _ = playgroundAdvance(session, Double(now) * 16) }
      playgroundFree(playgroundTrace(session))
      playgroundFree(playgroundTrajectory(session))
    }
    #expect(playgroundFrame(nil) == nil && playgroundSwift(nil) == nil)
    playgroundClose(opened)
    playgroundClose(nil)
    playgroundFree(nil)
  }
}
