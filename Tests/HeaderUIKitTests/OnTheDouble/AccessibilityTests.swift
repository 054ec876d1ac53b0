/// VoiceOver, Switch Control and keyboards with a moving header.
@Suite(.ownScreen) @MainActor final class AccessibilityTests {
  private let stage = Stage(safeAreaTop: 47)
  private lazy var feed = stage.showFeed()
  private let field = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))

  private func attached() -> HeaderAttachment {
    feed.headerView.addSubview(field)
    defer { stage.settle() }
    return feed.attach(FacebookHideHeader())
  }

  private var offered: [String] {
    (feed.headerView.accessibilityCustomActions ?? []).map(\.name)
  }

  @Test("Actions with the app's titles expand and collapse the header, after the app's own")
  func actions() throws {
    let header = attached()
    #expect(feed.headerView.accessibilityCustomActions == nil)
    feed.headerView.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Teilen") { _ in true }
    ]
    header.accessibilityTitles = HeaderAccessibilityTitles(
      expand: "Suche zeigen", collapse: "Suche verbergen")
    for (title, fraction) in [("Suche verbergen", 1.0), ("Suche zeigen", 0)] {
      #expect(offered == ["Teilen", title])
      let action = try #require(feed.headerView.accessibilityCustomActions?.last)
      #expect(action.actionHandler?(action) == true)
      stage.settle()
      #expect(header.layout.collapsedFraction == fraction)
    }
    header.detach()
    #expect(offered == ["Teilen"])
  }

  enum Focus: CaseIterable { case view, element, keyboard, switchedOff }

  @Test(
    "A header stays expanded while the system's focus is in it", arguments: Focus.allCases)
  func focus(kind: Focus) throws {
    let header = attached()
    func move(intoHeader: Bool) {
      let view: UIView = intoHeader ? field : feed.tableView
      switch kind {
      case .view: HeadlessAccessibility.moveFocus(to: view)
      case .element:
        HeadlessAccessibility.moveFocus(to: UIAccessibilityElement(accessibilityContainer: view))
      case .keyboard: HeadlessAccessibility.moveKeyboardFocus(to: view)
      case .switchedOff where intoHeader: HeadlessAccessibility.moveFocus(to: view)
      case .switchedOff:
        NotificationCenter.default.post(
          name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
      }
    }
    move(intoHeader: true)
    try stage.play("drag -200 over 300; lift")
    #expect(header.layout.collapsedFraction == 0 && feed.tableView.contentOffset.y > 0)
    move(intoHeader: false)
    try stage.play("drag -200 over 300; lift")
    #expect(header.layout.collapsedFraction == 1)
  }

  @Test(
    "A finger moves no held header", arguments: [HeaderPlacement.automatic, .beside()])
  func held(placement: HeaderPlacement) throws {
    let (feed, header) = stage.showFeed(under: TwitterCondenseHeader(), placement: placement)
    header.hold()
    header.hold()
    header.release()
    try stage.play("drag -300 over 300; lift")
    #expect(feed.headerView.frame.maxY == 135 && feed.tableView.contentOffset.y > 100)
    header.setCollapsed(true, animated: false)
    #expect(header.layout.headerHeight == 91)
    header.setCollapsed(false, animated: false)
    header.release()
    stage.settle()
    #expect(feed.headerView.frame.maxY == 135, "the drag during the hold is lost")
    try stage.play("drag -100 over 300; lift")
    #expect(feed.headerView.frame.maxY == 91)
  }
}
