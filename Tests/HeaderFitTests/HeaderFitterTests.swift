import HeaderBehaviors
import HeaderFit
import ScrollSimulator
import SimulationTestSupport
import Testing

@Suite struct HeaderFitterTests {
  private let gesture =
    "drag -90 over 300; hold 150; drag 60 over 250; lift; wait 500; drag -300 over 300; lift; "
    + "wait 1200; drag 200 over 400; hold 200; lift; wait 600"

  private func record(
    of driver: any HeaderDriving, playing gesture: String? = nil,
    _ change: (inout SimulatorConfiguration) -> Void = { _ in }
  ) throws -> HeaderRecord {
    var configuration = SimulatorConfiguration()
    change(&configuration)
    var random = SeededRandom(seed: 1)
    return RoundTrip.record(
      of: driver, try script(gesture ?? self.gesture), configuration, isDegraded: false, &random)
  }

  /// Returns the lines of the ranking of the techniques `names`.
  private func lines(_ record: HeaderRecord, _ names: String...) -> [[String]] {
    let fitter = HeaderFitter(record)
    let fits = names.compactMap { HeaderCatalog.standard[$0] }.map { fitter.fit(of: $0) }
    return FitRanking(fits).lines.map { $0.map { $0.technique.descriptor.name } }
  }

  /// Removes what a film does not show: the origin of the offsets, the top edge and, unless they are kept, the
  /// phases.
  private func film(_ record: HeaderRecord, keepsPhases: Bool) -> HeaderRecord {
    var record = record
    record.hasKnownOrigin = false
    record.rows = record.rows.map { row in
      HeaderRecord.Row(
        time: row.time, contentOffset: row.contentOffset + 1234,
        header: row.header.map { HeaderSight(maxY: $0.maxY) },
        phase: keepsPhases ? row.phase : nil)
    }
    return record
  }

  @Test("Techniques that would have moved the same share a line")
  func sharedLine() throws {
    let record = try record(of: makeDriver("twitter-condense"))
    #expect(
      lines(record, "tiki-condense", "twitter-condense", "elastic-stretch")
        == [["tiki-condense", "twitter-condense"], ["elastic-stretch"]])
  }

  @Test("In a line, a nearer technique comes before one with fewer changed parameters")
  func nearerFirst() throws {
    var record = try record(
      of: makeDriver(
        "twitter-condense",
        [.init("maximum-height", .number(120)), .init("minimum-height", .number(60))]))
    // The collapsed header is as high as the bar of facebook-hide, except for a point.
    record.safeAreaTop = 59
    #expect(
      lines(record, "facebook-hide", "twitter-condense") == [["twitter-condense", "facebook-hide"]])
  }

  @Test("No technique fits a header that is not in the catalog", arguments: 0..<3)
  func otherHeader(index: Int) throws {
    let fitter = HeaderFitter(try record(of: OtherHeaders.drivers[index]))
    let budget = isBroad ? 2400 : 240
    let ranking = FitRanking(
      HeaderCatalog.standard.techniques.map { fitter.fit(of: $0, budget: budget) })
    #expect(ranking.best.isEmpty, "\(ranking.lines.first?.first?.technique.descriptor.name ?? "")")
    #expect(ranking.lines.first?.first?.mismatches.isEmpty == false)
  }

  @Test("No technique fits a header that trembles")
  func trembling() throws {
    var record = try record(of: makeDriver("twitter-condense"))
    for index in record.rows.indices {
      record.rows[index].header?.maxY += index.isMultiple(of: 2) ? 15 : -15
      record.rows[index].phase = nil
    }
    let technique = try #require(HeaderCatalog.standard["twitter-condense"])
    #expect(!HeaderFitter(record).fit(of: technique, budget: 240).isFit)
  }

  @Test("The heights are found from the lower edge alone, with an unknown origin")
  func lowerEdge() throws {
    let record = try record(of: makeDriver("two-stage")) { $0.mounting = .overlay }
    let technique = try #require(HeaderCatalog.standard["two-stage"])
    let fit = HeaderFitter(film(record, keepsPhases: true)).fit(of: technique)
    #expect(fit.isFit && fit.changes.isEmpty)
  }

  @Test("The top is found if the list is pulled and returns")
  func top() throws {
    let driver = try makeDriver("elastic-stretch", [.init("height", .number(150))])
    let pull =
      "wait 800; drag 40 over 300; hold 200; drag 90 over 200; lift; wait 1200; "
      + "drag -300 over 400; lift; wait 800; drag 300 over 400; lift; wait 1200"
    let record = try record(of: driver, playing: pull) { $0.mounting = .overlay }
    let technique = try #require(HeaderCatalog.standard["elastic-stretch"])
    let fit = HeaderFitter(film(record, keepsPhases: false)).fit(of: technique)
    let height = fit.values.first { $0.name == "height" }?.value
    guard case .number(let points) = height else { return #expect(height != nil) }
    #expect(fit.isFit && (points - 150).magnitude < 1, "\(points)")
  }

  @Test("Missing phases are inferred: a finger, a fling and an animation")
  func phases() throws {
    let record = try record(of: makeDriver("twitter-condense")) { $0.mounting = .overlay }
    #expect(inferredShare(of: record) > 0.85)
  }

  @Test("Touches limit drags")
  func touches() throws {
    var record = try record(of: makeDriver("twitter-condense")) { $0.mounting = .overlay }
    var start: Double?
    for row in record.rows {
      if row.phase == .drag || row.phase == .tracking {
        start = start ?? row.time
      } else if let began = start {
        record.fingers.append(began...row.time - 0.1)
        start = nil
      }
    }
    #expect(inferredShare(of: record) > 0.95)
  }

  /// Returns the share of the phases of `record` that are inferred without them.
  private func inferredShare(of record: HeaderRecord) -> Double {
    var untold = record
    for index in untold.rows.indices { untold.rows[index].phase = nil }
    let same = zip(record.rows, HeaderFitter(untold).phases).filter { $0.phase == $1 }
    return Double(same.count) / Double(record.rows.count)
  }

  @Test("A value has the range that agrees with the record, or none without influence")
  func ranges() throws {
    let record = try record(of: makeDriver("twitter-condense"))
    let technique = try #require(HeaderCatalog.standard["twitter-condense"])
    let fitter = HeaderFitter(record)
    let ranges = fitter.ranges(of: fitter.fit(of: technique))
    let height = try #require(ranges.first { $0.name == "maximum-height" }?.range)
    #expect(height.contains(88) && height.upperBound - height.lowerBound < 1)
    #expect(!ranges.contains { $0.name == "title-padding" })
  }

  @Test("A record without rows is not sufficient")
  func emptyRecord() throws {
    let nothing = HeaderFitter(HeaderRecord(rows: []))
    #expect(!nothing.hasMotion)
    let technique = try #require(HeaderCatalog.standard["detents"])
    #expect(nothing.fit(of: technique).changes.isEmpty)
  }
}
