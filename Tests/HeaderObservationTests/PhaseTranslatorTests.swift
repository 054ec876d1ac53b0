import HeaderCore
import HeaderObservation
import ScrollPhysics
import Testing

/// What happened to a scroll view, found out from its phases and its geometry: a line of callbacks over
/// a line of events.
@Suite struct PhaseTranslatorTests {
  /// A callback, or the end of a frame.
  private enum Call {
    case offset(Double)
    case grown(Double, to: Double)
    case phase(ObservedPhase, at: Double)
    /// A phase that comes without its geometry.
    case bare(ObservedPhase)
    case frame
  }

  private func events(_ calls: [Call], from start: Double = 0) -> [String] {
    var geometry = ObservedGeometry(
      offset: start, contentSize: 2000, height: 800, insetTop: 88)
    let viewport = geometry.viewport(scale: 3)
    var translator = PhaseTranslator(geometry)
    var time = 0.0
    var events: [String] = []
    func tell() {
      while let event = translator.next() {
        events.append(event.cause.map { "\($0.name) \(translator.offset)" } ?? event.name)
      }
    }
    for call in calls {
      switch call {
      case .offset(let offset):
        geometry.offset = offset
        translator.update(geometry, at: time, in: viewport)
      case .grown(let size, let offset):
        (geometry.contentSize, geometry.offset) = (size, offset)
        translator.update(geometry, at: time, in: viewport)
      case .phase(let phase, let offset):
        var context = geometry
        context.offset = offset
        translator.update(phase, with: context, at: time, in: viewport)
      case .bare(let phase): translator.update(phase, with: nil, at: time, in: viewport)
      case .frame:
        translator.turnEnded()
        time += 1.0 / 60
      }
      tell()
    }
    return events
  }

  private let flick = [
    "willBeginDragging", "drag 10.0", "drag 25.0", "didEndDragging", "willBeginDecelerating",
    "deceleration 40.0", "deceleration 44.0", "didEndDecelerating",
  ]

  @Test("A flick whose phases come first is told in a delegate's words and order")
  func phasesFirst() {
    #expect(
      events([
        .phase(.tracking, at: 0), .frame, .phase(.interacting, at: 0), .offset(10), .frame,
        .offset(25), .frame, .phase(.decelerating, at: 25), .offset(40), .frame, .offset(44),
        .frame, .phase(.idle, at: 44), .frame,
      ]) == flick)
  }

  @Test("A fling that the app cuts short has stopped, and the app's own move is no travel")
  func endedByTheApp() {
    let fling: [Call] = [
      .phase(.tracking, at: 0), .frame, .phase(.interacting, at: 0), .offset(10), .frame,
      .offset(25), .frame, .phase(.decelerating, at: 25), .offset(40), .frame, .offset(44), .frame,
    ]
    let told = Array(flick.dropLast()) + ["didStop", "programmatic 400.0"]
    #expect(events(fling + [.phase(.idle, at: 400), .frame]) == told)
    #expect(events(fling + [.offset(400), .phase(.idle, at: 400), .frame]) == told)
    #expect(events(fling + [.offset(400), .frame]).last == "deceleration 400.0", "it goes on")
  }

  @Test("A finger that lifts without having dragged leaves the content at rest")
  func touched() {
    let geometry = ObservedGeometry(offset: 0, contentSize: 2000, height: 800, insetTop: 88)
    var translator = PhaseTranslator(geometry)
    for phase in [ObservedPhase.tracking, .idle] {
      translator.update(phase, with: geometry, at: 0, in: geometry.viewport(scale: 3))
    }
    #expect(translator.motion == .resting)
  }

  @Test(
    "A flick whose geometry comes first is told the same, but for the step in which it is let go")
  func geometryFirst() {
    #expect(
      events([
        .offset(10), .phase(.interacting, at: 0), .frame, .offset(25), .frame, .offset(40),
        .phase(.decelerating, at: 25), .frame, .offset(44), .phase(.idle, at: 44), .frame,
      ]) == [
        "willBeginDragging", "drag 10.0", "drag 25.0", "drag 40.0", "didEndDragging",
        "willBeginDecelerating", "deceleration 44.0", "didEndDecelerating",
      ])
  }

  @Test("A phase that brings the only news of where the content is, tells it")
  func geometryOfThePhase() {
    #expect(
      events([
        .phase(.interacting, at: 10), .frame, .phase(.decelerating, at: 25), .frame, .offset(40),
        .frame, .phase(.idle, at: 44), .frame, .offset(44), .frame,
      ]) == flick)
  }

  @Test("Without a tracking phase, and without any geometry in the phases, it is a flick as well")
  func bare() {
    #expect(
      events([
        .bare(.interacting), .offset(10), .frame, .offset(25), .frame, .bare(.decelerating),
        .offset(40), .frame, .offset(44), .frame, .bare(.idle), .frame,
      ]) == flick)
  }

  @Test("A finger that catches a fling and lifts ends it; one that drags goes on from there")
  func caught() {
    let fling: [Call] = [
      .phase(.interacting, at: 0), .offset(10), .frame, .phase(.decelerating, at: 10), .frame,
      .offset(30), .frame,
    ]
    let begin = [
      "willBeginDragging", "drag 10.0", "didEndDragging", "willBeginDecelerating",
      "deceleration 30.0",
    ]
    #expect(
      events(fling + [.phase(.tracking, at: 30), .frame, .phase(.idle, at: 30), .frame]) == begin
        + ["didEndDragging", "didEndDecelerating"])
    #expect(
      events(fling + [.phase(.tracking, at: 30), .phase(.interacting, at: 30), .offset(35)])
        == begin + ["willBeginDragging", "drag 35.0"])
    #expect(
      events(fling + [.phase(.interacting, at: 30), .offset(35)])
        == begin + ["willBeginDragging", "drag 35.0"])
  }

  @Test("A finger that catches content in its bounce hears of the end first")
  func caughtInABounce() {
    #expect(
      events(
        [
          .phase(.decelerating, at: -100), .offset(-120), .frame, .phase(.tracking, at: -120),
          .frame, .phase(.interacting, at: -120), .offset(-110),
        ], from: -88)
        == [
          "willBeginDecelerating", "deceleration -100.0", "deceleration -120.0",
          "didEndDecelerating", "willBeginDragging", "drag -110.0",
        ])
  }

  @Test("A fling into an edge bounces, and settles on its pixel")
  func intoAnEdge() {
    #expect(
      events(
        [
          .phase(.interacting, at: 5), .offset(-40), .frame, .phase(.decelerating, at: -40),
          .offset(-95), .frame, .offset(-90), .frame, .offset(-88), .phase(.idle, at: -88), .frame,
        ], from: 5)
        == [
          "willBeginDragging", "drag -40.0", "didEndDragging", "willBeginDecelerating",
          "deceleration -95.0", "deceleration -90.0", "deceleration -88.0", "didEndDecelerating",
        ])
  }

  @Test("What the app scrolls is programmatic, and not the user's travel")
  func programmatic() {
    #expect(
      events([
        .phase(.animating, at: 0), .offset(100), .frame, .offset(300), .frame,
        .phase(.idle, at: 300), .frame,
      ]) == ["programmatic 100.0", "programmatic 300.0", "didEndScrollingAnimation"])
    #expect(
      events([.offset(100), .phase(.animating, at: 100), .offset(300), .phase(.idle, at: 300)])
        == ["programmatic 100.0", "programmatic 300.0", "didEndScrollingAnimation"])
  }

  @Test("A scroll that arrives at the top is a tap on the status bar, or as good as one")
  func scrollToTop() {
    #expect(
      events(
        [
          .phase(.animating, at: 200), .offset(60), .frame, .offset(-88), .phase(.idle, at: -88),
        ], from: 200)
        == [
          "programmatic 60.0", "programmatic -88.0", "didScrollToTop", "didEndScrollingAnimation",
        ]
    )
  }

  @Test("The app that scrolls in the middle of a fling ends it")
  func cutShort() {
    #expect(
      events([
        .phase(.interacting, at: 0), .offset(10), .frame, .phase(.decelerating, at: 10),
        .offset(30), .frame, .phase(.animating, at: 30), .offset(60), .frame,
      ]) == [
        "willBeginDragging", "drag 10.0", "didEndDragging", "willBeginDecelerating",
        "deceleration 30.0", "didStop", "programmatic 60.0",
      ])
  }

  @Test("Geometry while idle is a layout, and waits for the end of its frame")
  func layout() {
    #expect(events([.offset(50)]).isEmpty)
    #expect(events([.offset(50), .frame, .frame]) == ["layout 50.0"])
    #expect(events([.offset(50), .offset(0), .frame]).isEmpty)
  }

  @Test("A row that grows above a finger is told apart from the finger's travel")
  func growsUnderAFinger() {
    let drag: [Call] = [
      .phase(.interacting, at: 200), .offset(190), .frame, .offset(180), .frame,
    ]
    #expect(
      events(drag + [.grown(2036, to: 206), .frame, .offset(196)], from: 200) == [
        "willBeginDragging", "drag 190.0", "drag 180.0", "layout 216.0", "drag 206.0",
        "drag 196.0",
      ])
    #expect(
      events(drag + [.grown(2036, to: 216), .frame], from: 200) == [
        "willBeginDragging", "drag 190.0", "drag 180.0", "layout 216.0",
      ])
  }

  @Test("A list that learns of rows below is not taken for one that grows above")
  func growsBelow() {
    #expect(
      events(
        [
          .phase(.interacting, at: 200), .offset(210), .frame, .grown(2400, to: 220), .frame,
        ], from: 200) == ["willBeginDragging", "drag 210.0", "drag 220.0"])
  }

  @Test("A tap ends nothing, unless something waits for it")
  func tap() {
    #expect(events([.phase(.tracking, at: 0), .frame, .phase(.idle, at: 0), .frame]).isEmpty)
    #expect(
      events([
        .phase(.animating, at: 0), .offset(50), .frame, .phase(.tracking, at: 50), .frame,
        .phase(.idle, at: 50), .frame,
      ]) == ["programmatic 50.0", "didEndScrollingAnimation", "didStop"])
  }

  @Test("A finger that drags what the app scrolls, or what bounces, hears of the end first")
  func draggedAtOnce() {
    #expect(
      events([
        .phase(.animating, at: 0), .offset(50), .frame, .phase(.interacting, at: 50), .offset(40),
      ]) == ["programmatic 50.0", "didEndScrollingAnimation", "willBeginDragging", "drag 40.0"])
    #expect(
      events(
        [.phase(.decelerating, at: -120), .frame, .phase(.interacting, at: -120), .offset(-110)],
        from: -120)
        == ["willBeginDecelerating", "didEndDecelerating", "willBeginDragging", "drag -110.0"])
  }

  @Test("A finger that finds content on its pixel has not dragged it there")
  func pixel() {
    for phase in [ObservedPhase.tracking, .interacting] {
      #expect(events([.phase(phase, at: 10), .frame], from: 10.1).first == "layout 10.0")
    }
  }

  @Test("What moves the content is so at once where nothing is told of it")
  func motion() {
    let geometry = ObservedGeometry(offset: 0, contentSize: 2000, height: 800, insetTop: 88)
    var translator = PhaseTranslator(geometry)
    for (phase, motion) in [
      (ObservedPhase.tracking, HostMotion.tracking), (.animating, .scrolling),
    ] {
      translator.update(phase, with: geometry, at: 0, in: geometry.viewport(scale: 3))
      #expect(translator.motion == motion && translator.next() == nil)
    }
  }
}
