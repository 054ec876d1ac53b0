import HeaderCore
import SimulationTestSupport
import Testing

@Suite("Scroll forwarder")
struct ScrollForwarderTests {
  let driver = ScriptedDriver()
  let view = FakeScrollView()
  let forwarder: ScrollForwarder

  init() {
    forwarder = ScrollForwarder(driver: driver)
    view.scrollDelegate = forwarder
  }

  /// Asks for `position` in answer to a drag.
  func correctDrags(to position: Double) {
    driver.answer = { event, _ in
      HeaderUpdate(
        layout: .zero,
        reaction: HeaderReaction(position: event == .didScroll(.drag) ? position : nil))
    }
  }

  @Test("Attaching makes it the delegate, places the header once and reports the geometry once")
  func attach() {
    let other = FakeScrollView()
    driver.layout = HeaderLayout(
      headerMinY: 0, headerHeight: 88, scrollViewMinY: 0, contentInsetTop: 88)
    forwarder.attach(to: other)
    #expect(other.scrollDelegate === forwarder)
    #expect(other.placed == [driver.layout])
    // Placing moved the content to -88, which is not an event.
    #expect(driver.events == [.geometryDidChange])
    #expect(driver.offsets == [-88])
  }

  @Test("An event of the only list is one reading of it; another list finds it where it is")
  func oneReading() {
    let pages = HeaderPages(forwarder, [view])
    pages.attach()
    var readings = 0
    view.change = { _ in readings += 1 }
    view.drag(to: 21)
    #expect(readings == 1)
    pages.add(FakeScrollView())
    #expect(pages.places == [.offset(21), .top])
  }

  @Test("The driver gets an event with the current metrics, and the view gets its answer")
  func passesOn() {
    let layout = HeaderLayout(headerMinY: 0, headerHeight: 44, scrollViewMinY: 44)
    driver.answer = { _, _ in HeaderUpdate(layout: layout) }
    view.drag(to: 21)
    #expect(driver.events == [.didScroll(.drag)])
    #expect(driver.offsets == [21])
    #expect(view.performed.map(\.layout) == [layout])
    #expect(view.answered == [.didScroll(.drag)])
  }

  @Test("The event of its own write is ignored")
  func echo() {
    correctDrags(to: 10)
    view.drag(to: 30)
    #expect(view.contentOffset == 10)
    #expect(driver.events == [.didScroll(.drag)])
    view.drag(to: 31)
    #expect(driver.events == [.didScroll(.drag), .didScroll(.drag)])
  }

  @Test("An unexpected offset is reported once, as a change by the layout")
  func endsElsewhere() {
    correctDrags(to: 10.4)
    view.settle = { $0.rounded() }
    view.drag(to: 30)
    #expect(driver.events == [.didScroll(.drag), .didScroll(.layout)])
    #expect(driver.offsets == [30, 10])
  }

  @Test("Other nested events wait, in their order")
  func waiting() {
    view.nested = [.geometryDidChange, .didScroll(.layout), .setCollapsed(true, animated: false)]
    view.drag(to: 30)
    #expect(
      driver.events == [
        .didScroll(.drag), .geometryDidChange, .setCollapsed(true, animated: false),
      ])
    #expect(view.answered == driver.events, "each is performed before the next one")
  }

  @Test("An unexpected offset comes first, then a follow-up, then the events that waited")
  func order() {
    driver.answer = { event, _ in
      guard event == .didEndDecelerating else { return HeaderUpdate(layout: .zero) }
      return HeaderUpdate(
        layout: .zero, reaction: HeaderReaction(position: 10.4), followUp: .didStop)
    }
    view.settle = { $0.rounded() }
    view.nested = [.geometryDidChange]
    view.report(.didEndDecelerating)
    #expect(
      driver.events == [.didEndDecelerating, .didScroll(.layout), .didStop, .geometryDidChange])
  }

  // MARK: Loops

  @Test("A technique and a view that never agree do not loop, and later events are handled")
  func disagreement() {
    driver.answer = { event, context in
      var update = HeaderUpdate(layout: .zero)
      if event == .didEndDecelerating { update.followUp = .didStop }
      if event != .didStop { update.reaction.position = context.scroll.position + 0.4 }
      return update
    }
    view.settle = { $0.rounded(.up) }
    view.nested = [.geometryDidChange]
    view.report(.didEndDecelerating)
    #expect(driver.events.prefix(2) == [.didEndDecelerating, .didScroll(.layout)])
    #expect(driver.events.count <= 20)
    #expect(driver.events.filter { $0 == .didStop }.count == 1)
    #expect(driver.events.filter { $0 == .geometryDidChange }.count == 1)
    let before = driver.events.count
    view.drag(to: 60)
    #expect(driver.events.count > before)
  }

  @Test("Events that report further events end, and later events are handled")
  func nestedWithoutEnd() {
    let client = AnsweringClient { [driver, view] _, _ in
      // Ends a forwarder without a limit.
      if driver.events.count < 1000 { view.report(.geometryDidChange) }
    }
    forwarder.client = client
    view.drag(to: 30)
    let count = driver.events.count
    #expect(2...20 ~= count)
    view.drag(to: 31)
    #expect(driver.events.count > count)
  }

  @Test("A client that always adds a follow-up ends, and later events are handled")
  func alwaysFollowing() {
    for followUp: ScrollEvent in [
      .didStop, .geometryDidChange, .setFraction(0.5, animated: false), .didScroll(.layout),
    ] {
      let client = AnsweringClient { update, _ in update.followUp = followUp }
      forwarder.client = client
      let before = driver.events.count
      view.report(.didEndDecelerating)
      #expect(2...20 ~= driver.events.count - before)
      view.report(.willBeginDragging)
      #expect(driver.events.contains(.willBeginDragging))
    }
  }

  // MARK: The client

  @Test("The client may change the answer")
  func lastWord() {
    correctDrags(to: 10)
    let client = AnsweringClient { update, _ in
      update.layout.headerHeight = 77
      update.reaction.position = nil
    }
    forwarder.client = client
    view.drag(to: 25)
    #expect(view.performed.first?.layout.headerHeight == 77)
    #expect(view.performed.first?.move == nil)
    // The technique expected 10.
    #expect(driver.events.prefix(2) == [.didScroll(.drag), .didScroll(.layout)])
    #expect(driver.offsets.prefix(2) == [25, 25])
  }

  @Test("The client may drop a follow-up or add one")
  func clientsFollowUp() {
    driver.answer = { event, _ in
      HeaderUpdate(layout: .zero, followUp: event == .didEndDecelerating ? .didStop : nil)
    }
    let client = AnsweringClient { update, event in
      update.followUp = event == .didScrollToTop ? .setCollapsed(true, animated: true) : nil
    }
    forwarder.client = client
    view.report(.didEndDecelerating)
    #expect(driver.events == [.didEndDecelerating])
    view.report(.didScrollToTop)
    #expect(driver.events.suffix(2) == [.didScrollToTop, .setCollapsed(true, animated: true)])
  }

  @Test("The client is held weakly")
  func weak() {
    var client: AnsweringClient? = AnsweringClient { _, _ in }
    weak let observed = client
    forwarder.client = client
    #expect(forwarder.client != nil)
    client = nil
    #expect(observed == nil)
    #expect(forwarder.client == nil)
    view.drag(to: 3)
    #expect(driver.events == [.didScroll(.drag)])
  }
}
