import HeaderFit
import HeaderFormats
import HeaderRecording
import Testing

@Suite struct RecordCSVTests {
  @Test("Written CSV is read as the same record")
  func csv() throws {
    var record = HeaderRecord(rows: [
      HeaderRecord.Row(
        time: 0, contentOffset: -59.125, header: HeaderSight(minY: -0.5, height: 88),
        scrollViewMinY: 0, phase: .rest),
      HeaderRecord.Row(time: 16.667, contentOffset: 1_200.04, header: nil, phase: .drag),
      HeaderRecord.Row(time: 33.333, contentOffset: 1_203, header: HeaderSight(maxY: 61)),
    ])
    record.safeAreaTop = 59
    record.containerHeight = 800
    record.contentSize = 5_400.5
    record.hasKnownOrigin = true
    let read = try HeaderRecord(csv: FileLines(record.csv, as: .seenHeader))
    #expect(read == record, "\(record.csv)")
  }
}
