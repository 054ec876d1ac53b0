import SimulationTestSupport
import Testing

/// A bug report that became a file and a test.
///
/// The testers' build of an app records its driver:
///
/// ```swift
/// let driver = try RecordingHeaderDriver(HeaderDriver(TwitterCondenseHeader()), writingTo: url)
/// ```
///
/// A user reports that the header jumps when they catch it during a snap, and sends the file.
/// `headers replay twitter-condense caught-snap.jsonl` shows event by event what they saw. With `--snap-duration 0` or
/// another technique's name it shows what they would have seen. The file goes to Tests/Recordings, and the test below
/// says what should have happened.
///
/// This recording is of the simulated scroll view: a header of 44 to 88 points below a safe area of 47, dragged to 53,
/// let go, and caught while it collapses.
@Suite("Recorded: a finger catches the header while it snaps")
struct BugReportTests {
  private let recording: ScrollRecording

  init() throws {
    recording = try ScrollRecording(PackageFolder.text("Tests/Recordings/caught-snap.jsonl"))
  }

  private func replay(
    _ name: String? = nil, _ assignments: [HeaderParameterAssignment] = []
  ) throws -> [SimulationRow] {
    let driver = try makeDriver(
      name ?? recording.technique.name, recording.technique.parameters + assignments)
    return recording.records.compactMap { driver.replay($0) }
  }

  @Test("The header continues from where it is visible, and moves as far as the finger")
  func doesNotJump() throws {
    let caught = try #require(recording.records.last { $0.context.visibleLayout != nil })
    let onScreen = try #require(caught.context.visibleLayout)
    #expect(onScreen.headerHeight > 91 && onScreen.headerHeight < 100, "during the animation")
    let rows = try replay()
    let index = try #require(
      rows.firstIndex { $0.time == caught.time && $0.event == .willBeginDragging })
    #expect(rows[index].layout.headerHeight == onScreen.headerHeight)
    #expect(rows[index].layout.collapsedFraction == onScreen.collapsedFraction)
    for (before, row) in zip(rows[index...], rows[(index + 1)...])
    where row.event == .didScroll(.drag) {
      let travel = before.finalOffset - row.scroll.contentOffset
      let growth = row.layout.headerHeight - before.layout.headerHeight
      // Both are sums of thirds of a point, rounded differently.
      #expect(abs(growth - travel) < 1e-9)
    }
    #expect(rows.last?.layout.collapsedFraction == 0)
  }

  @Test("With a higher threshold it stays collapsed")
  func otherParameters() throws {
    let threshold = HeaderParameterAssignment("snap-threshold", .number(0.6))
    #expect(try replay(nil, [threshold]).last?.layout.collapsedFraction == 1)
  }

  @Test("A technique that moves the same way answers the same")
  func otherTechnique() throws {
    let tiki = try makeDriver("tiki-condense")
    let layouts = recording.records.compactMap { tiki.replay($0)?.layout }
    #expect(layouts == (try replay().map { $0.layout }))
  }
}
