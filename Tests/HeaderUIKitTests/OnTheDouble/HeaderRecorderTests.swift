@Suite(.ownScreen) @MainActor struct HeaderRecorderTests {
  @Test("A header is recorded as it is visible, and the record fits its technique")
  func recorded() throws {
    let stage = Stage()
    let (screen, _) = stage.showFeed(under: TwitterCondenseHeader(), placement: .beside())
    let recorder = HeaderRecorder(of: screen.headerView, over: screen.tableView)
    recorder.start()
    try stage.play("hold 200; lift; wait 1000; drag -30 over 300; hold 200; lift")
    try stage.play("drag -200 over 300; lift")
    screen.tableView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    stage.settle()
    let record = recorder.stop()
    #expect(!recorder.isRecording && record.rows.count > 60)
    #expect(record.rows.first?.header?.height == 88 && record.rows.last?.header?.height == 44)
    #expect(Set(record.rows.map(\.phase)) == Set(HeaderRecord.Phase.allCases))
    #expect(record.rows.first?.phase == .tracking && record.rows.last?.phase == .rest)
    #expect(record.rows.first?.time == 0)
    let technique = try #require(HeaderCatalog.standard["twitter-condense"])
    #expect(HeaderFitter(record).fit(of: technique).isFit)
  }

  @Test("A recorder does not retain the header")
  func lifetime() {
    let stage = Stage()
    var header: UIView? = UIView(frame: .zero)
    let scrollView = UIScrollView(frame: .zero)
    weak let seen = header
    let recorder = header.map { HeaderRecorder(of: $0, over: scrollView) }
    recorder?.start()
    header = nil
    stage.settle()
    #expect(seen == nil && recorder?.stop().rows.isEmpty == true)
  }
}
