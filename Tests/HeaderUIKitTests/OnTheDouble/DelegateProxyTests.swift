/// The header's delegate proxy with that of another library, which takes the delegate's place whenever it is used.
@Suite(.ownScreen) @MainActor final class DelegateProxyTests {
  private let stage = Stage(safeAreaTop: 47)
  private lazy var feed = stage.showFeed()
  private var library = HeadlessReactiveProxy()

  /// What an app or a library does with a delegate.
  private enum Step: CaseIterable { case assign, assignByLibrary, observe, attach, detach }

  private func take(_ step: Step, _ app: inout DelegateSpy) {
    let table = feed.tableView
    if step == .assign || step == .assignByLibrary { app = DelegateSpy() }
    switch step {
    case .assign: table.delegate = app
    case .assignByLibrary:
      library.take(table)
      library.pass(to: app, in: table)
    case .observe:
      library.take(table)
      library.pass(to: library.forwardToDelegate, in: table)
    case .attach: feed.attach(TwitterCondenseHeader(), forwardsDelegate: true)
    case .detach: feed.header = nil
    }
  }

  @Test("phone fault 4: In any order of proxies the app's delegate is told once", arguments: seeds)
  func orders(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for round in 1...25 {
      var app = DelegateSpy()
      var steps: [Step] = []
      library = HeadlessReactiveProxy()
      feed = stage.showFeed(delegate: app)
      for _ in 0..<8 {
        let step = Step.allCases.randomElement(using: &random) ?? .attach
        steps.append(step)
        take(step, &app)
        app.forget()
        feed.tableView.contentOffset.y += 1
        let origin: Comment = "seed \(seed), round \(round), \(steps)"
        try #require(app.heard == ["scrollViewDidScroll"], origin)
      }
      app.forget()
      let (header, height) = (feed.header, feed.header?.layout.headerHeight)
      try stage.play("drag -300 over 300; hold 200; lift; wait 500")
      #expect(app.heard.filter { $0 == "scrollViewDidEndDragging" }.count == 1, "\(steps)")
      #expect(header.map { $0.layout.headerHeight < height ?? 0 } ?? true, "\(steps)")
    }
  }

  @Test("phone fault 4: Behind any proxy the header picks a fling's end", arguments: [true, false])
  func lastWord(libraryFirst: Bool) throws {
    let (app, table) = (DelegateSpy(), feed.tableView)
    table.delegate = app
    if libraryFirst { library.take(table) }
    let header = feed.attach(LargeTitleHeader())
    library.take(table)
    stage.settle()
    let top = table.contentOffset.y
    try stage.play("drag -40 over 100; lift; wait 1000")
    #expect(app.announcedTarget != nil)
    #expect([0, 1].contains(header.layout.collapsedFraction))
    #expect(table.contentOffset.y > top)
  }

  @Test("A technique that is replaced may begin to decide where a fling ends, or no longer do so")
  func replaced() throws {
    let (app, table) = (DelegateSpy(), feed.tableView)
    table.delegate = app
    let header = feed.attach(FacebookHideHeader())
    #expect(table.delegate === app)
    header.replace(LargeTitleHeader())
    stage.settle()
    #expect(table.delegate !== app)
    try stage.play("drag -24 over 400; lift; wait 1000")
    #expect([0, 1].contains(header.layout.collapsedFraction))
    #expect(abs(table.contentOffset.y - (app.announcedTarget ?? 0)) < 0.34)
    #expect(app.heard.filter { $0 == "scrollViewDidEndDragging" }.count == 1)
    header.replace(FacebookHideHeader())
    #expect(table.delegate === app)
  }

  @Test("New parameters of a technique leave the observation of the list as it is")
  func parameters() {
    let header = feed.attach(OffscreenContainerHeader())
    nonisolated(unsafe) var seen: [Double] = []
    // Observers are called in the order in which they began.
    let observation = feed.tableView.observe(\.contentOffset) { _, _ in
      MainActor.assumeIsolated { seen.append(header.placedLayout.headerMinY) }
    }
    header.replace(OffscreenContainerHeader())
    stage.settle()
    seen = []
    feed.tableView.contentOffset.y += 20
    #expect(seen == [-20])
    withExtendedLifetime(observation) {}
  }

  @Test("A hundred attachments behind another proxy leave one proxy and no leak")
  func nothingPilesUp() throws {
    weak var gone: UITableView?
    do {
      let app = DelegateSpy()
      let feed = stage.showFeed(delegate: app)
      gone = feed.tableView
      for _ in 0..<100 {
        let header = feed.attach(TwitterCondenseHeader(), forwardsDelegate: true)
        library.take(feed.tableView)
        header.detach()
      }
      app.forget()
      feed.tableView.contentOffset.y += 1
      #expect(app.heard == ["scrollViewDidScroll"])
      // Passed on by the library to the header's proxy, and by that to the app: no further.
      #expect(feed.tableView.delegate === library)
      #expect(library.forwardToDelegate === feed.tableView.headlessAssociatedObject)
      stage.show(UIViewController())
      self.feed = stage.showFeed()
    }
    #expect(gone == nil)
  }
}
