#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// What a header was told on the double's screen, replayed without it.
  @Suite @MainActor struct AttachmentRecordingTests {
    @Test(
      "What was recorded on a screen replays to the same layouts", .enabled(if: Stage.hasFingers))
    func roundTrip() throws {
      let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("recording-\(UUID().uuidString).jsonl")
      defer { try? FileManager.default.removeItem(at: url) }
      let stage = Stage(safeAreaTop: 47)
      let driver = try RecordingHeaderDriver(HeaderDriver(TwitterCondenseHeader()), writingTo: url)
      let screen = AttachedScreen(driver: driver)
      stage.show(screen)
      var layouts: [HeaderLayout] = []
      screen.header?.onLayout = { layout, _ in layouts.append(layout) }
      try stage.play(
        "drag -150 over 300; lift; wait 2500; drag 38 over 400; hold 150; lift",
        on: screen.tableView)

      let recording = try ScrollRecording(String(contentsOf: url, encoding: .utf8))
      #expect(recording.technique.name == "twitter-condense")
      let replayed = HeaderDriver(TwitterCondenseHeader())
      let rows = recording.records.compactMap { replayed.replay($0) }
      #expect(rows.last?.layout == screen.header?.layout)
      #expect(rows.map { $0.time } == rows.map { $0.time }.sorted())
      for layout in layouts {
        #expect(rows.contains { $0.layout == layout })
      }
    }
  }
#endif
