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

  /// Answers a drag with `offset`, and anything else with nothing.
  func correctDrags(to offset: Double) {
    driver.answer = { event, _ in
      event == .didScroll(.drag)
        ? HeaderUpdate(layout: .zero, reaction: HeaderReaction(position: offset))
        : HeaderUpdate(layout: .zero)
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
    // Placing moved the content to -88; that is no event.
    #expect(driver.events == [.geometryDidChange])
    #expect(driver.offsets == [-88])
  }

  @Test("An event reaches the driver with the metrics of its moment, and its answer the view")
  func passesOn() {
    let layout = HeaderLayout(headerMinY: 0, headerHeight: 44, scrollViewMinY: 44)
    driver.answer = { _, _ in HeaderUpdate(layout: layout) }
    view.drag(to: 21)
    #expect(driver.events == [.didScroll(.drag)])
    #expect(driver.offsets == [21])
    #expect(view.performed.map(\.layout) == [layout])
    #expect(view.answered == [.didScroll(.drag)])
  }

  @Test("The echo of its own write is no event")
  func echo() {
    correctDrags(to: 10)
    view.drag(to: 30)
    #expect(view.contentOffset == 10)
    #expect(driver.events == [.didScroll(.drag)])
    view.drag(to: 31)
    #expect(driver.events == [.didScroll(.drag), .didScroll(.drag)])
  }

  @Test("An offset that ends up elsewhere is reported once, as the layout's doing")
  func endsElsewhere() {
    correctDrags(to: 10.4)
    view.settle = { $0.rounded() }
    view.drag(to: 30)
    #expect(driver.events == [.didScroll(.drag), .didScroll(.layout)])
    #expect(driver.offsets == [30, 10])
  }

  @Test("Other events that happen meanwhile wait their turn, in their order")
  func waiting() {
    view.nested = [.geometryDidChange, .didScroll(.layout), .setCollapsed(true, animated: false)]
    view.drag(to: 30)
    #expect(
      driver.events == [
        .didScroll(.drag), .geometryDidChange, .setCollapsed(true, animated: false),
      ])
    #expect(view.answered == driver.events, "each is performed before the next is heard")
  }

  @Test("Events of which each brings about the next come to an end")
  func endlessWaiting() {
    let client = AnsweringClient { [driver, view] _, _ in
      // An end for a forwarder that has none.
      if driver.events.count < 1000 { view.report(.geometryDidChange) }
    }
    forwarder.client = client
    view.drag(to: 30)
    let heard = driver.events.count
    #expect(2...20 ~= heard)
    view.drag(to: 31)
    #expect(driver.events.count > heard, "and the next event is heard again")
  }

  @Test("What follows from an event comes before what waited")
  func followUps() {
    driver.answer = { event, _ in
      HeaderUpdate(layout: .zero, followUp: event == .didEndDecelerating ? .didStop : nil)
    }
    view.nested = [.geometryDidChange]
    view.report(.didEndDecelerating)
    #expect(driver.events == [.didEndDecelerating, .didStop, .geometryDidChange])
  }

  @Test("An offset that ended elsewhere is heard of before the stop that follows")
  func correctionBeforeStop() {
    driver.answer = { event, _ in
      guard event == .didEndDecelerating else { return HeaderUpdate(layout: .zero) }
      return HeaderUpdate(
        layout: .zero, reaction: HeaderReaction(position: 10.4), followUp: .didStop)
    }
    view.settle = { $0.rounded() }
    view.report(.didEndDecelerating)
    #expect(driver.events == [.didEndDecelerating, .didScroll(.layout), .didStop])
  }

  @Test("A quarrel between a technique and a view that never agree ends")
  func quarrel() {
    driver.answer = { _, context in
      HeaderUpdate(
        layout: .zero,
        reaction: HeaderReaction(position: context.scroll.contentOffset + 0.4))
    }
    view.settle = { $0.rounded(.up) }
    view.drag(to: 30)
    #expect(driver.events.first == .didScroll(.drag))
    #expect(driver.events.dropFirst().allSatisfy { $0 == .didScroll(.layout) })
    #expect(driver.events.count > 1 && driver.events.count <= 16)
    let before = driver.events.count
    view.drag(to: 60)
    #expect(driver.events.count > before, "and the next event is heard again")
  }

  @Test("What follows from an event and what waited are heard even after a quarrel")
  func stopAfterQuarrel() {
    driver.answer = { event, context in
      var update = HeaderUpdate(layout: .zero)
      if event == .didEndDecelerating { update.followUp = .didStop }
      if event != .didStop {
        update.reaction.position = context.scroll.position + 0.4
      }
      return update
    }
    view.settle = { $0.rounded(.up) }
    view.nested = [.geometryDidChange]
    view.report(.didEndDecelerating)
    #expect(driver.events.filter { $0 == .didStop }.count == 1)
    #expect(driver.events.filter { $0 == .geometryDidChange }.count == 1)
  }

  // MARK: The client

  @Test("The client has the last word on what is performed")
  func lastWord() {
    driver.answer = { _, _ in
      HeaderUpdate(layout: .zero, reaction: HeaderReaction(position: 10))
    }
    let client = AnsweringClient { update, event in
      update.layout.headerHeight = 77
      if event.cause == .drag { update.reaction.position = nil }
    }
    forwarder.client = client
    view.drag(to: 25)
    #expect(view.performed.first?.layout.headerHeight == 77)
    #expect(view.performed.first?.move == nil)
    // The technique expected 10 and is told that its wish was not granted.
    #expect(driver.events.prefix(2) == [.didScroll(.drag), .didScroll(.layout)])
    #expect(driver.offsets.prefix(2) == [25, 25])
  }

  @Test("A client that always has something to follow ends some time, and hears the next event")
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

  @Test("The client is not kept alive")
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
