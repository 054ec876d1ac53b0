import SimulationTestSupport
import Testing

/// Bytes in memory, handed out a piece at a time.
private struct Pieces: ByteSource {
  let bytes: [UInt8]
  let size: Int
  var position = 0
  let readCount: ReadCount

  final class ReadCount {
    var value = 0
  }

  init(_ text: String, size: Int, counting readCount: ReadCount = ReadCount()) {
    bytes = Array(text.utf8)
    self.size = size
    self.readCount = readCount
  }

  mutating func read(into buffer: inout [UInt8]) throws(Never) {
    readCount.value += 1
    buffer = Array(bytes[position...].prefix(size))
    position += buffer.count
  }
}

@Suite("A recording of a simulation")
struct RecordingTests {
  @Test(
    "changes no answer, bit for bit", arguments: HeaderCatalog.standard.names, assortedGestures)
  func changesNothing(technique: String, gesture: String) throws {
    let recorded = try recording(of: makeDriver(technique), gesture: gesture)
    let plain = try rows(of: technique, gesture: gesture)
    #expect(recorded.rows.count > 20)
    // A description tells the two zeros apart, which are equal.
    #expect("\(recorded.rows)" == "\(plain)")
  }

  @Test(
    "replays as the rows it was made with, animation frames left out",
    arguments: HeaderCatalog.standard.names, assortedGestures)
  func replays(technique: String, gesture: String) throws {
    let original = try recording(of: makeDriver(technique), gesture: gesture)
    let recording = try ScrollRecording(original.text)
    let driver = try makeDriver(recording.technique.name, recording.technique.parameters)
    let replayed = recording.records.compactMap { driver.replay($0) }
    let events = original.rows.filter { $0.isEvent }.map(\.unstaged)
    #expect("\(replayed)" == "\(events)")
  }

  @Test("replays so under reduced motion, on an odd screen and with odd parameters")
  func replaysElsewhere() throws {
    let odd = screen(
      content: 777.7, container: 613.3, safeArea: 47, offset: 12, fittingHeight: 71.3,
      insetTop: 9, reducedMotion: true, frameRate: 120)
    for technique in HeaderCatalog.standard.techniques {
      let driver = try technique.makeDriver([])
      let original = try recording(of: driver, gesture: assortedGestures[0], configuration: odd)
      let recording = try ScrollRecording(original.text)
      let again = try technique.makeDriver(recording.technique.parameters)
      let replayed = recording.records.compactMap { again.replay($0) }
      let events = original.rows.filter { $0.isEvent }.map(\.unstaged)
      #expect("\(replayed)" == "\(events)")
    }
  }

  @Test("has one line for the technique, the start and each event the driver heard")
  func oneLineEach() throws {
    let gesture = "drag -45 over 100; hold 120; lift; wait 80; drag 30 over 90; lift"
    let original = try recording(of: makeDriver("facebook-hide"), gesture: gesture)
    let events = original.rows.filter { $0.isEvent }
    let recording = try ScrollRecording(original.text)
    #expect(original.text.split(separator: "\n").count == events.count + 2)
    #expect(recording.records.first?.kind == .start)
    let heard = events.compactMap { $0.event }.map { ScrollRecord.Kind.event($0) }
    #expect(recording.records.dropFirst().map { $0.kind } == heard)
    #expect(recording.records.contains { $0.context.visibleLayout != nil })
    #expect(recording.records.filter { $0.kind == .event(.didStop) }.count == 2)
  }
}

@Suite("Reading a recording")
struct ScrollRecordingReaderTests {
  private let text: String

  init() throws {
    text = try recording(of: makeDriver("facebook-hide"), gesture: assortedGestures[0]).text
  }

  @Test("gives the same records in pieces of any size", arguments: [1, 2, 7, 64, 1 << 16])
  func pieces(size: Int) throws {
    var reader = try ScrollRecordingReader(Pieces(text, size: size))
    #expect(reader.technique.name == "facebook-hide")
    #expect(reader.techniqueLine == 1)
    var records: [ScrollRecord] = []
    while let record = try reader.next() { records.append(record) }
    #expect(try records == ScrollRecording(text).records)
  }

  @Test("takes no more from the file than the next record needs")
  func readsAsNeeded() throws {
    let count = Pieces.ReadCount()
    let lines = text.split(separator: "\n")
    var reader = try ScrollRecordingReader(Pieces(text, size: 64, counting: count))
    var needed = lines[0].utf8.count + 1
    for line in lines.dropFirst().prefix(20) {
      needed += line.utf8.count + 1
      _ = try reader.next()
      #expect(count.value <= needed / 64 + 1)
    }
  }

  @Test(
    "reads lines with thousands of keys in no more than their share of time",
    .timeLimit(.minutes(1)))
  func manyKeys() throws {
    let keys = (0..<5000).map { "\"k\($0)\":0" }.joined(separator: ",")
    let lines = text.split(separator: "\n").prefix(21)
    let crowded = [String(lines[0])] + lines.dropFirst().map { "{\(keys),\($0.dropFirst())" }
    #expect(
      try ScrollRecording(crowded.joined(separator: "\n")).records
        == ScrollRecording(lines.joined(separator: "\n")).records)
  }

  @Test("refuses a line that never ends before it is in memory")
  func endlessLine() throws {
    let count = Pieces.ReadCount()
    let endless = "{" + String(repeating: " ", count: 10_000_000)
    #expect {
      _ = try ScrollRecordingReader(Pieces(endless, size: 4096, counting: count))
    } throws: { error in
      guard case .invalid(let error) = error as? FileFailure<ScrollRecording.Problem, Never> else {
        return false
      }
      return error == FileError(line: 1, problem: .lineTooLong(limit: 65_536))
    }
    #expect(count.value < 20)
  }
}
