/// The events that a client of an attachment receives, and the changes that it requests.
@Suite(.ownScreen) @MainActor final class ClientTests {
  private let stage = Stage()
  private let client = EventSpy()

  private func shown(
    _ technique: some HeaderBehavior, style: UITableView.Style = .grouped,
    delegate: (any UITableViewDelegate)? = nil
  ) -> (feed: FeedController, header: HeaderAttachment) {
    let shown = stage.showFeed(
      under: technique, style: style, delegate: delegate, placement: .beside(),
      forwardsDelegate: delegate == nil)
    shown.header.scrollsFromHeader = true
    shown.header.client = client
    return shown
  }

  /// An app's delegate that passes ends on.
  private final class Forwarder: NSObject, UITableViewDelegate {
    weak var header: HeaderAttachment?
    var didForward: ((ScrollEvent) -> Void)?

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      header?.scrollViewDidEndDecelerating(scrollView)
      didForward?(.didEndDecelerating)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      header?.scrollViewDidEndScrollingAnimation(scrollView)
      didForward?(.didEndScrollingAnimation)
    }
  }

  @Test("An end that the app forwards is reported at once, and once")
  func forwardedEnds() throws {
    let forwarder = Forwarder()
    let (feed, header) = shown(TwitterCondenseHeader(), delegate: forwarder)
    forwarder.header = header
    var ends: [ScrollEvent] = []
    forwarder.didForward = { [client] end in
      #expect(client.heard.suffix(2).contains(end))
      ends.append(end)
    }
    feed.tableView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.settle()
    try stage.play("drag -300 over 150; lift")
    #expect(ends == [.didEndScrollingAnimation, .didEndDecelerating])
    #expect(client.heard.filter { ends.contains($0) } == ends)
  }

  @Test("A client decides where a fling ends", arguments: [UITableView.Style.plain, .grouped])
  func target(style: UITableView.Style) throws {
    let feed = shown(OffscreenContainerHeader(), style: style).feed
    let shift = style == .plain ? 400.0 : 0
    for (asked, end) in [(120.1, 120.0), (1e6, 2000 - 752)] {
      client.target = asked
      try stage.play("drag -200 over 150; lift")
      #expect(abs(Double(feed.tableView.contentOffset.y) - shift - end) < 1e-9)
    }
    client.target = nil
    client.forget()
    try stage.begin("drag 100 over 300; hold 200; lift")
    let announced = client.heard.compactMap { event in
      if case .willEndDragging(_, let target) = event { target } else { nil }
    }
    #expect(announced == [Double(feed.tableView.contentOffset.y) - shift])
  }

  @Test("A requested offset applies after the inset of the same update")
  func offsetAndInset() {
    let (feed, header) = shown(OffscreenContainerHeader())
    client.change = { update, event in
      guard case .setFraction = event else { return }
      update.layout.contentInsetTop += 50
      update.reaction = HeaderReaction(position: 300)
    }
    header.setCollapsed(false, animated: false)
    #expect(feed.tableView.contentOffset.y == 300)
  }

  @Test("Calls for other scroll views are ignored")
  func otherScrollView() {
    let other = UIScrollView(frame: .zero)
    shown(TwitterCondenseHeader()).header.scrollViewDidScroll(other)
    #expect(client.heard.isEmpty)
  }

  @Test("Two equal drags are both reported")
  func sameLength() {
    _ = shown(FacebookHideHeader())
    for _ in 1...2 {
      stage.receive([
        TouchSample(time: 0, phase: .down, x: 196, y: 500),
        TouchSample(time: 20, phase: .move, x: 196, y: 499),
        TouchSample(time: 60, phase: .move, x: 196, y: 470),
        TouchSample(time: 400, phase: .up, x: 196, y: 470),
      ])
      stage.screen.settle()
    }
    #expect(client.heard.filter { $0 == .didScroll(.drag) }.count == 2)
  }
}

/// A client that writes down what it hears, and asks for what a test tells it to.
final class EventSpy: ScrollForwarderClient {
  /// The events, in order.
  private(set) var heard: [ScrollEvent] = []
  /// Where a fling should end.
  var target: Double?
  var change: (inout HeaderUpdate, ScrollEvent) -> Void = { _, _ in }

  func forget() { heard = [] }

  func scrollForwarder(
    _ forwarder: ScrollForwarder, willApply update: inout HeaderUpdate,
    answering event: ScrollEvent, in context: HeaderContext
  ) {
    heard.append(event)
    if case .willEndDragging = event, let target { update.reaction.targetContentOffset = target }
    change(&update, event)
  }
}
