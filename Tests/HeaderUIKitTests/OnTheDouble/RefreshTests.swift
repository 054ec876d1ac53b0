/// Complaint 6, "refresh control hidden, flickering or misplaced", for every technique and placement.
@Suite(.ownScreen) @MainActor struct RefreshTests {
  /// When the control is added, or that the double's switches are reversed.
  enum Order: CaseIterable { case controlFirst, controlLater, otherUIKit }

  @Test(
    "6: A pull reveals the whole control; the rows rest below it, the header stays, and all is as before in the end",
    arguments: HeaderCase.all, Order.allCases)
  func refreshing(headerCase: HeaderCase, order: Order) throws {
    // Techniques alternate between the orders.
    let isOneOfMany = headerCase.placing.names.count > 1
    guard isBroad || !isOneOfMany || order == Order.allCases[headerCase.name.count % 3] else {
      return
    }
    let (placing, otherUIKit) = (headerCase.placing, order == .otherUIKit)
    let screen = try HeaderedList(
      headerCase, controlFirst: order != .controlLater, otherUIKit: otherUIKit)
    let (header, rows) = screen.edges
    try screen.pull()
    #expect(screen.showsSpinner)
    let pulled = screen.headerFrame
    screen.control.beginRefreshing()
    // Content that UIKit brings back under the finger takes a header along that goes with it.
    if !otherUIKit { #expect(screen.headerFrame == pulled, "nothing jumps when it begins") }
    screen.lift()
    #expect(screen.showsSpinner)
    switch placing {
    case .overlay, .frames, .constraints, .container:
      #expect(screen.headerFrame == header)
      #expect(screen.spinner.minY == header.maxY)
      #expect(screen.rowsTop == screen.spinner.maxY)
    case .content, .tableClass:
      #expect(screen.headerFrame.minY == 0)
      #expect(screen.headerFrame.height == header.height + 60)
      #expect(screen.rowsTop == rows + 60 && !screen.hasGap)
    case .tableHeader:
      // Pulled out whole, the header stays: the list is header and rows.
      #expect(screen.spinner.maxY == screen.headerFrame.minY && !screen.hasGap)
    }
    let refreshing = screen.rowsTop
    screen.setRefreshing(false)
    guard placing == .tableHeader else {
      #expect(screen.edges == (header, rows))
      return
    }
    // The pull has revealed the header, unless UIKit ended it where the refresh began.
    #expect(screen.rowsTop == (otherUIKit ? 47 : refreshing - 60) && !screen.hasGap)
  }

  @Test(
    "Refreshing begun by the app moves nothing; after scrolling to the top the control is visible",
    arguments: HeaderCase.all, [false, true])
  func begunByApp(headerCase: HeaderCase, otherUIKit: Bool) throws {
    let screen = try HeaderedList(headerCase, otherUIKit: otherUIKit)
    let before = screen.edges
    screen.setRefreshing(true)
    #expect(screen.edges == before)
    screen.scrollToTop()
    #expect(screen.showsSpinner)
    if headerCase.placing == .tableHeader {
      let (header, rows) = screen.edges
      try screen.stage.play("drag -30 over 300; hold 200; lift")
      #expect(screen.rowsTop == rows - 20 && screen.headerFrame.minY == header.minY - 20)
    }
    screen.setRefreshing(false)
    #expect(screen.edges == before)
  }

  @Test("Amid the list, beginning or ending a refresh moves nothing", arguments: HeaderCase.all)
  func furtherDown(headerCase: HeaderCase) throws {
    let screen = try HeaderedList(headerCase)
    try screen.stage.play("drag -380 over 300; hold 200; lift")
    let before = screen.edges
    for isRefreshing in [true, false] {
      screen.setRefreshing(isRefreshing)
      #expect(screen.edges == before)
    }
  }

  @Test("The header follows a pull without a jump", arguments: HeaderCase.all, [true, false])
  func steady(headerCase: HeaderCase, isRefreshing: Bool) throws {
    // Techniques alternate between refreshing and not refreshing.
    let isOneOfMany = headerCase.placing.names.count > 1
    guard isBroad || !isOneOfMany || headerCase.name.count % 2 == (isRefreshing ? 0 : 1) else {
      return
    }
    let screen = try HeaderedList(headerCase)
    if isRefreshing {
      screen.control.beginRefreshing()
      screen.scrollToTop()
    }
    var previous = screen.headerFrame
    for distance in stride(from: 0.0, through: 150, by: 2.5) {
      screen.pull(by: CGFloat(distance))
      let current = screen.headerFrame
      #expect(abs(current.minY - previous.minY) <= 2.5 + 0.01)
      #expect(abs(current.maxY - previous.maxY) <= 2.5 + 0.01)
      #expect(current.maxY <= screen.rowsTop + 0.01)
      previous = current
    }
  }

  @Test("A pull first reveals the control, and only then stretches the header")
  func stretch() throws {
    let screen = try HeaderedList(HeaderCase(name: "elastic-stretch"))
    for (pull, stretch) in [(40.0, 0.0), (100, 40)] {
      screen.pull(by: CGFloat(pull))
      #expect(screen.header?.layout.stretch == stretch)
      #expect(screen.headerFrame.height == 200 + CGFloat(stretch))
    }
  }

  @Test("A control in a bar is not moved")
  func inABar() throws {
    let screen = try HeaderedList(HeaderCase(name: "offscreen-container"))
    let bar = UIView(frame: .zero)
    bar.addSubview(screen.control)
    screen.table.contentOffset.y -= 1
    #expect(screen.control.bounds.origin.y == 0)
  }

  @Test("A header behind its list stretches at once, behind the control")
  func behindTheList() throws {
    let stage = Stage(safeAreaTop: 47)
    let feed = stage.showFeed()
    feed.view.insertSubview(feed.headerView, at: 0)
    let control = UIRefreshControl()
    feed.tableView.refreshControl = control
    stage.attach(ElasticStretchHeader(), to: feed, placement: .beside())
    feed.tableView.contentOffset.y -= 80
    stage.layOut()
    #expect(feed.headerView.frame == CGRect(x: 0, y: 0, width: 393, height: 280))
    #expect(control.bounds.origin.y == 0)
    #expect(control.convert(control.bounds, to: stage.window).minY == 47)
  }

  @Test("Detaching moves the control back to UIKit's place, and so does replacing it")
  func restored() throws {
    let screen = try HeaderedList(HeaderCase(name: "offscreen-container"))
    #expect(screen.control.bounds.origin.y == -400)
    let other = UIRefreshControl()
    screen.table.refreshControl = other
    screen.table.contentOffset.y -= 1
    #expect(screen.control.bounds.origin.y == 0)
    #expect(other.bounds.origin.y == -400)
    screen.header?.detach()
    #expect(other.bounds.origin.y == 0)
  }

  @Test(
    "A hidden control takes no room; without safe area it has its own", arguments: [true, false])
  func unusual(isHidden: Bool) throws {
    let screen = try HeaderedList(HeaderCase(name: "elastic-stretch", isPlain: false))
    if isHidden {
      screen.control.isHidden = true
      screen.table.contentOffset.y -= 100
      #expect(screen.headerFrame.height == 300 && !screen.hasGap)
    } else {
      screen.table.contentInsetAdjustmentBehavior = .never
      screen.stage.settle()
      screen.control.beginRefreshing()
      screen.scrollToTop()
      #expect(screen.headerFrame == CGRect(x: 0, y: 0, width: 393, height: 200))
      #expect(screen.rowsTop == 260 && screen.showsSpinner)
      #expect(screen.table.verticalScrollIndicatorInsets.top == 200)
    }
  }
}
