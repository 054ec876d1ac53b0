import HeaderCore
import HeaderObservation
import ScrollPhysics
import SimulationTestSupport
import Testing

/// Whether the content moves as requested, as far as that can be observed.
@Suite("Requests") struct RequestTests {
  /// Records the requests.
  private let asked = RequestList()

  /// Returns a header that has requested its content to move from -88 to -44.
  private func asking(animated: Bool = false) throws -> ObservedHeader {
    let header = try observedHeader()
    header.active.performer = asked
    header.update(geometry(-88), at: 0)
    header.setFraction(1, animated: animated, at: 1)
    #expect(asked.requests.map(\.offset) == [-44])
    return header
  }

  @Test(
    "A touch ends the request for good if the content has not moved, and changes nothing if it has",
    arguments: [ObservedPhase.tracking, .interacting],
    [(-88, false), (-44.3, true), (-44.3, false), (-52, true), (-52, false)])
  func touched(phase: ObservedPhase, content: (offset: Double, isReportedBefore: Bool)) throws {
    let header = try asking()
    #expect(header.active.contentOffset == -44, "assumed to be there")
    let offset = content.offset
    if content.isReportedBefore { header.update(geometry(offset), at: 1.05) }
    header.update(phase, with: geometry(offset), at: 1.1)
    #expect(header.active.canRequest == (offset != -88))
    if offset == -88 { #expect(header.active.contentOffset == -88) }
  }

  @Test("Content that the app moves meanwhile has not ignored the request", arguments: [-70, 300])
  func movedMeanwhile(offset: Double) throws {
    let header = try asking()
    header.update(geometry(offset), at: 1.1)
    header.turnEnded(at: 1.3)
    #expect(header.active.canRequest && header.active.contentOffset == offset)
  }

  @Test("Content that has not moved within a quarter of a second gets no further requests")
  func late() throws {
    let header = try asking()
    header.turnEnded(at: 1.2)
    #expect(header.active.canRequest && header.active.contentOffset == -44)
    header.turnEnded(at: 1.3)
    #expect(!header.active.canRequest && header.active.contentOffset == -88)
    header.turnEnded(at: 2)
    header.setFraction(0.5, animated: false, at: 3)
    #expect(asked.requests.count == 1)
  }

  @Test("The last request of each kind before the first reading is performed with it, in order")
  func early() throws {
    let header = try observedHeader()
    header.active.performer = asked
    header.scroll(to: 200, animated: true, at: 0)
    header.setFraction(1, animated: true, at: 0)
    header.scroll(to: 500, animated: true, at: 0)
    #expect(header.isHeadedForCollapse && asked.requests.isEmpty)
    var unsized = geometry(0, contentSize: 0)
    unsized.height = 0
    header.update(unsized, at: 0.5)
    header.update(geometry(-88), at: 1)
    #expect(header.presented.shown.layout.collapsedFraction == 1)
    #expect(asked.requests.map(\.offset) == [-44, 456])
    #expect(asked.requests.allSatisfy { $0.animation == nil })
  }

  @Test("A technique chooses the end of a drag, and not of anything else that asks for a target")
  func targets() throws {
    let header = try observedHeader("large-title")
    let room = header.presented.topRoom
    func target(velocity: Double = 0) -> Double? {
      header.target(velocity: velocity, target: 30, of: header.active, at: 1)
    }
    header.update(geometry(-room, under: room), at: 0)
    #expect(target() == nil)
    #expect(target(velocity: 0.4) == 52, "a flick whose phase is reported later")
    #expect(target(velocity: 400) == 52 && target(velocity: -0.4) == 0, "in either unit")
    header.update(.interacting, with: geometry(-room, under: room), at: 1)
    header.update(geometry(20 - room, under: room), at: 1)
    #expect(target() != nil)
  }

  @Test("A drag moves the header even if its phase comes before any geometry")
  func phaseFirst() throws {
    let header = try observedHeader("facebook-hide")
    header.update(.interacting, with: geometry(-88), at: 1)
    header.update(geometry(-58), at: 1.02)
    #expect(header.presented.shown.layout.headerMaxY == 58)
  }

  @Test("An animated scroll that does not arrive ends a quarter of a second after its duration")
  func overdue() throws {
    let header = try asking(animated: true)
    #expect(header.active.motion == .scrolling)
    header.turnEnded(at: 1.4)
    #expect(header.active.motion == .scrolling)
    header.turnEnded(at: 1.5)
    #expect(header.active.motion == .resting && header.active.contentOffset == -88)
    #expect(!header.active.canRequest)
    #expect(header.presented.shown.layout.headerMaxY == 88, "no gap above content that stayed")
  }
}
