import HeaderBehaviors
import HeaderCore
import HeaderObservation
import ScrollPhysics
import SimulationTestSupport
import Testing

/// How an observed inset is divided into safe area, room, the app's part and a refresh control's.
@Suite struct InsetTests {
  private func header(_ name: String = "elastic-stretch") throws -> ObservedHeader {
    try observedHeader(name, safeArea: 47, fittingHeight: 200)
  }

  private func surroundings(_ fittingHeight: Double, safeArea: Double = 47) -> HeaderSurroundings {
    HeaderSurroundings(
      containerHeight: 852, safeAreaTop: safeArea, fittingHeight: fittingHeight, scale: 3)
  }

  /// Content at its top, below `inset`.
  private func top(_ inset: Double, bottom: Double = 0) -> ObservedGeometry {
    geometry(-inset, under: inset, bottom: bottom)
  }

  @Test(
    "An inset beyond the room is the app's if it is there at first, and a refresh control's later")
  func besides() throws {
    // This technique's room does not depend on the app's insets.
    let header = try header("twitter-condense")
    let inset = 47 + header.presented.topRoom
    header.update(top(inset + 20), at: 0)
    #expect(header.active.reading.appInset.top == 20)
    header.update(top(inset + 80), at: 1)
    #expect(header.active.reading.appInset.top == 20)
    #expect(header.active.reading.refreshInset == 60)
    header.update(top(inset + 20), at: 2)
    #expect(header.active.reading.refreshInset == 0)
    header.update(top(inset), at: 3)
    #expect(header.active.reading.appInset.top == 0)
  }

  @Test(
    "Safe area and room count neither for the app nor for a refresh control, nor does new room that the inset does not have yet"
  )
  func ownRoom() throws {
    let header = try header()
    let room = header.presented.topRoom
    // In the end the room changes back before the inset has it.
    for (fittingHeight, inset) in [
      (200.0, room), (260, room), (260, room + 60), (200, room + 60), (260, room + 60),
    ] {
      header.update(surroundings(fittingHeight), at: 0)
      #expect(header.presented.topRoom == room + fittingHeight - 200)
      header.update(top(47 + inset), at: 1)
      #expect(header.active.reading.appInset.top == 0)
      #expect(header.active.reading.refreshInset == 0)
    }
    header.update(top(47 + room + 120), at: 2)
    #expect(header.active.reading.refreshInset == 60)
  }

  @Test("New room waits for a finger that does not drag to lift, but not for content at rest")
  func touched() throws {
    let header = try header()
    let room = header.presented.topRoom
    header.update(top(47 + room), at: 0)
    header.update(.tracking, at: 1)
    header.update(surroundings(260), at: 2)
    #expect(header.presented.topRoom == room)
    header.update(.idle, at: 3)
    #expect(header.presented.topRoom == room + 60)
    // Beyond its top edge, for example after a rotation.
    header.update(geometry(-400, under: 47 + room + 60), at: 4)
    header.update(surroundings(200), at: 5)
    #expect(header.presented.topRoom == room)
  }

  @Test(
    "A safe area that grows is not taken for a refresh control's room, whichever is reported first",
    arguments: [true, false])
  func grown(insetFirst: Bool) throws {
    let header = try header("twitter-condense")
    header.update(top(47 + 88), at: 0)
    let reports = [
      { header.update(top(59 + 88), at: 1) },
      { header.update(surroundings(200, safeArea: 59), at: 1) },
    ]
    for report in insetFirst ? reports : reports.reversed() { report() }
    #expect(header.active.reading.refreshInset == 0 && header.active.reading.appInset.top == 0)
    header.update(top(59 + 88 + 60), at: 2)
    #expect(header.active.reading.refreshInset == 60)
    header.update(surroundings(200, safeArea: 150), at: 3)
    #expect(header.active.reading.refreshInset == 60, "bars grow by more than a refresh control")
  }

  /// `c` reports a part of the content's travel in the turn, and `s` a part of the safe area's change.
  @Test(
    "phone fault 21: The step that collapses a large title condenses the header by its rest",
    arguments: [-187.0, 300], ["cs", "sc", "ssc", "scc", "ccs"])
  func largeTitle(start: Double, order: String) throws {
    let header = try observedHeader(safeArea: 99)
    header.update(geometry(start, under: 187), at: 0)
    header.update(.decelerating, at: 1)
    for travel in stride(from: 20.0, through: 80, by: 20) {
      var (content, safeArea) = (travel - 20, max(47, 119 - travel))
      let shrinking = safeArea - max(47, 99 - travel)
      for report in order {
        let share = 1 / Double(order.filter { $0 == report }.count)
        if report == "c" { content += 20 * share } else { safeArea -= shrinking * share }
        let inset = max(47, 99 - travel) + 88
        if report == "c" { header.update(geometry(start + content, under: inset), at: travel) }
        header.update(surroundings(200, safeArea: safeArea), at: travel)
      }
      header.turnEnded(at: travel)
      let edge = header.presented.shown.layout.headerMaxY
      #expect(abs(edge - max(91, 187 - travel)) < 1e-9, "\(travel)")
    }
  }

  @Test("Below the content, everything except the header's room is the app's")
  func below() throws {
    let header = try header()
    var bottom: Double { header.active.reading.appInset.bottom }
    func update(_ inset: Double) {
      header.update(top(47 + header.presented.topRoom, bottom: inset), at: 0)
    }
    update(34)
    #expect(bottom == 34)
    header.active.bottomRoom = 50
    #expect(bottom == 84, "before the inset follows")
    // The inset follows a little later.
    for inset in [34.0, 84, 84] {
      update(inset)
      #expect(bottom == 84, "\(inset)")
    }
  }

  @Test("Room that SwiftUI reports as content still counts as the header's")
  func margins() throws {
    let header = try observedHeader(safeArea: 47)
    header.presented.splitsRoom = true
    #expect((header.presented.topRoom, header.presented.topBar) == (88, 44))
    header.update(top(91), at: 0)
    #expect(header.active.contentOffset == -135)
    #expect(header.presented.shown.layout.headerMaxY == 135)
    // A refresh control adds to the inset.
    header.update(top(91 + 30), at: 0)
    #expect(header.active.reading.contentSize == 4000 - 44)
    header.update(top(91), at: 0)
    header.scroll(to: 500, animated: false, at: 1)
    #expect(header.active.contentOffset == 500 - 135)
  }

  @Test(
    "When another technique counts the content differently under a finger, only the finger's travel is reported"
  )
  func recounted() throws {
    let header = try observedHeader("sticky-pull-reveal")
    header.update(geometry(400, under: 0), at: 0)
    header.update(.interacting, with: geometry(400, under: 0), at: 1)
    header.update(geometry(410, under: 0), at: 1)
    header.turnEnded(at: 1)
    let recorder = RowKeepingDriver(try makeDriver("twitter-condense"))
    header.replace(with: recorder, at: 1.1)
    header.update(geometry(360, under: 0), at: 1.1)
    #expect(recorder.rows.compactMap(\.cause) == [.drag])
    #expect(header.active.contentOffset == 360)
  }

  @Test("Numbers that are not finite change nothing")
  func notFinite() throws {
    let header = try header()
    header.update(top(47 + header.presented.topRoom), at: 0)
    let before = header.active.reading
    for value in [Double.nan, .infinity, -.infinity] {
      var geometry = top(47 + header.presented.topRoom)
      geometry.offset = value
      header.update(geometry, at: 1)
      header.setFraction(value, animated: true, at: 1)
    }
    #expect(header.active.reading == before)
  }
}
