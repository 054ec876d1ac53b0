#if canImport(HeadlessUIKit)
  import HeaderBehaviors
  import HeaderCore
  import HeaderFormats
  import HeaderUIKit
  import HeadlessUIKit
  import ScrollSimulator
  import Testing

  @testable import DeviceCheck

  /// The whole check without a phone: the adapter on the double is what is recorded.
  @MainActor
  @Suite struct AdapterCheckTests {
    @Test(
      "The adapter on the double agrees with the simulation, at the cost of the header's frame alone",
      arguments: [
        (DeviceCheckPrompt.slowDrag, "drag -300 over 1500; hold 400; lift"),
        (.quickFlick, "flick -300 over 150; lift"),
        (.catchInFlight, "flick -300 over 150; lift; wait 300; hold 60; lift"),
        (.pullAtTop, "drag 300 over 600; lift"),
        (.flickIntoEnd, "flick -500 over 120; lift"), (.trackpad, "wheel -300 over 150; lift"),
      ])
    func check(prompt: DeviceCheckPrompt, gesture: String) throws {
      let screen = HeadlessScreen()
      HeadlessScreen.current = screen
      let controller = UIViewController()
      let list = UIScrollView(frame: screen.bounds)
      list.alwaysBounceVertical = true
      list.contentSize = CGSize(width: 393, height: 4000)
      controller.view.addSubview(list)
      screen.show(controller)
      switch prompt.start {
      case .top: break
      case .middle: list.contentOffset.y = 1500
      case .nearEnd: list.contentOffset.y = 3000
      }
      let driver = HeaderDriver(TwitterCondenseHeader())
      var recording = DeviceRecording(
        prompt: prompt, technique: RecordedTechnique(of: driver), scale: 3)
      var records: [ScrollRecord] = []
      let begin = screen.time
      let recorder = RecordingHeaderDriver(driver, clock: { screen.time - begin }) {
        records.append($0)
      }
      let header = UIView()
      let attachment = HeaderAttachment(driver: recorder, header: header, scrollView: list)
      attachment.scrollsFromHeader = true
      screen.settle()
      let start = screen.time - begin
      for view in [header, list] { view.headlessCounts = HeadlessCounts() }
      let statements = try GestureScript(gesture).statements
      var playback = GesturePlayback(statements, configuration: SimulatorConfiguration())
      while let input = playback.next() {
        guard case .touch(var touch) = input.action else { continue }
        touch.time += start
        recording.touches.append(touch)
      }
      screen.play(statements, on: list)
      recording.records = records
      let counts = list.headlessCounts
      recording.writes[.headerFrame] = header.headlessCounts.writes
      recording.writes[.listOffset] = counts.contentOffset + counts.setContentOffset
      recording.writes[.listInset] = counts.contentInset
      recording.writes[.listFrame] = counts.frame + counts.bounds
      recording.writes[.indicatorInset] = counts.verticalScrollIndicatorInsets
      let verdict = DeviceVerdict(recording) { HeaderDriver(TwitterCondenseHeader()) }
      #expect(verdict.grade == .agrees, "\(verdict.lines)")
      #expect(verdict.faults.isEmpty, "\(verdict.faults)")
      let toContent = verdict.writes.toList - verdict.writes[.indicatorInset]
      #expect(toContent == 0, "\(verdict.writes.summary)")
      attachment.detach()
    }
  }
#endif
