import SimulationTestSupport
import Testing

@testable import HeaderRendering

@Suite("The figures of a gesture")
struct GestureSummaryTests {
  private func summary(_ name: String, _ gesture: String) throws -> GestureSummary {
    GestureSummary(try recording(of: name, gesture: gesture, configuration: screen()))
  }

  @Test("The content's share is the mean of the screen without the header")
  func share() throws {
    let open = try summary("twitter-condense", "wait 1000; scroll-to 100")
    #expect(abs(open.contentShare - (852 - 88) / 852) < 1e-9)
    let elastic = try summary("elastic-stretch", "wait 0")
    #expect(abs(elastic.contentShare - (852 - 200) / 852) < 1e-9)
    // Hidden for nearly all of ten seconds.
    let hidden = try summary("facebook-hide", "collapse; wait 10000; content-size 2001")
    #expect(hidden.contentShare > 0.995 && hidden.contentShare < 1)
  }

  @Test("A finger travels its slop and the header's height to hide it, and to show it")
  func travel() throws {
    // Ten points until the drag begins, and 44 of the header, in steps of a point per frame.
    let both = try summary(
      "twitter-condense",
      "drag -120 over 2000; hold 200; lift; wait 500; drag 90 over 1500; hold 200")
    let gone = try #require(both.fingerTravelUntilGone)
    let back = try #require(both.fingerTravelUntilBack)
    #expect(abs(gone - 54) <= 1.01)
    #expect(abs(back - 54) <= 1.01)
    #expect(try summary("facebook-hide", "drag -60 over 300; lift").fingerTravelUntilBack == nil)
    #expect(try summary("twitter-condense", "drag 50 over 300").fingerTravelUntilGone == nil)
    #expect(
      try summary("twitter-condense", "collapse; wait 400; expand").fingerTravelUntilBack == 0)
  }

  @Test("The time to rest is 0 after a held drag, and that of a snap if the header snaps")
  func rest() throws {
    #expect(try summary("elastic-stretch", "drag -100 over 200; hold 300; lift").timeToRest == 0)
    let snap = try summary("twitter-condense", "drag -30 over 300; hold 300; lift").timeToRest
    #expect(abs(try #require(snap) - 0.2) < 0.02)
    #expect(try summary("twitter-condense", "scroll-to 100").timeToRest == nil)
  }

  @Test("The time to rest after a tap that catches a bounce includes the rest of the bounce")
  func restAfterTap() throws {
    let touches = [
      (0, .down, 300), (100, .move, 450), (200, .move, 600), (200, .up, 600), (260, .down, 400),
      (260, .up, 400),
    ].map { (time: Double, phase: TouchSample.Phase, y: Double) in
      TouchSample(time: time, phase: phase, x: 0, y: y)
    }
    var playback = InputPlayback(touches)
    let recording = GestureRecording(
      of: try makeDriver("elastic-stretch"), playing: &playback, configuration: screen())
    let caught = try #require(recording.rows.last { $0.eventName == "willBeginDecelerating" })
    let end = try #require(recording.rows.last)
    #expect(caught.time >= 260 && end.time > caught.time + 200)
    #expect(GestureSummary(recording).timeToRest == (end.time - 260) / 1000)
  }

  @Test("A header that hides and returns turns once, and one that only hides does not turn")
  func turns() throws {
    #expect(try summary("facebook-hide", "drag -200 over 300; lift").directionChangeCount == 0)
    let back = "drag -200 over 300; lift; wait 2500; drag 300 over 300; lift"
    #expect(try summary("facebook-hide", back).directionChangeCount == 1)
    #expect(try summary("facebook-hide", "wait 0").directionChangeCount == 0)
  }
}

@Suite("Frames")
struct FrameTests {
  @Test("show every step of an animation")
  func animated() throws {
    let recording = try recording(
      of: "twitter-condense", gesture: "drag -30 over 300; hold 300; lift",
      configuration: screen())
    let heights = recording.frames.map(\.layout.headerHeight)
    let snap = try #require(recording.phases.first { $0.kind == .snap })
    let atLift = try #require(recording.frames.last { $0.time <= snap.start + 0.001 })
    // Thirty points of finger less ten of slop; the sum of the steps is rounded.
    #expect(abs(atLift.layout.headerHeight - 68) < 1e-9)
    #expect(heights.last == 88)
    // It only grows while it opens.
    let later = recording.frames.filter { $0.time >= snap.start }.map(\.layout.headerHeight)
    #expect(later == later.sorted() && later.count > 8)
  }

  @Test("move a header in the content with the content while its inset is animated")
  func carried() throws {
    let recording = try recording(of: "sticky-pull-reveal")
    #expect(recording.phases.contains { $0.kind == .snap })
    for frame in recording.frames {
      #expect(abs(frame.layout.headerMinY - frame.contentTop) < 1e-9)
    }
    #expect(Timeline(recording).headerShareOfContent == 60)
    #expect(Timeline(try unmoved("sticky-pull-reveal")).headerShareOfContent == 60)
    #expect(Timeline(try unmoved("twitter-condense")).headerShareOfContent == 0)
  }

  private func unmoved(_ name: String) throws -> GestureRecording {
    try recording(of: name, gesture: "wait 0", configuration: screen(safeArea: 59, offset: 300))
  }
}
