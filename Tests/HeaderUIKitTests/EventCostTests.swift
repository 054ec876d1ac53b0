#if canImport(HeadlessUIKit)
  import Foundation
  import HeaderBehaviors
  import HeaderFormats
  import HeaderUIKit
  import HeadlessUIKit
  import ScrollSimulator
  import Testing

  /// What one event costs a phone: writes to the list, layouts of the list, frames of the header.
  @Suite @MainActor final class EventCostTests {
    private lazy var stage = Stage(safeAreaTop: 47)
    private var kept: [AnyObject] = []

    /// The most that any event has cost.
    struct Cost: Equatable {
      var listWrites = 0
      var listLayouts = 0
      var headerFrames = 0
    }

    /// What a drag through the whole range, a fling and the way back cost per event: the most of any
    /// frame in which a finger or a fling moves the content.
    private func cost(of list: UIScrollView, _ header: UIView) throws -> Cost {
      var cost = Cost()
      let touches = try self.touches
      let start = stage.screen.time
      var pending = touches[...]
      reset(list, header)
      for _ in 0..<600 {
        while let touch = pending.first, touch.time + start <= stage.screen.time {
          var touch = touch
          touch.time += start
          stage.screen.receive(touch)
          pending.removeFirst()
        }
        stage.screen.advance(frames: 1)
        if list.isTracking || list.isDecelerating {
          cost.listWrites = max(cost.listWrites, list.headlessCounts.writes)
          cost.listLayouts = max(cost.listLayouts, list.headlessCounts.layouts)
          cost.headerFrames = max(cost.headerFrames, header.headlessCounts.writes)
        }
        reset(list, header)
      }
      return cost
    }

    private func reset(_ views: UIView...) {
      for view in views { view.headlessCounts = HeadlessCounts() }
    }

    private var touches: [TouchSample] {
      get throws {
        let script = try GestureScript(
          "drag -600 over 900; lift; wait 2500; drag 500 over 250; lift")
        var playback = GesturePlayback(script.statements, configuration: SimulatorConfiguration())
        var touches: [TouchSample] = []
        while let input = playback.next() {
          if case .touch(let touch) = input.action { touches.append(touch) }
        }
        return touches
      }
    }

    private func feed() -> FeedController {
      _ = stage
      let feed = FeedController(rows: Rows(80))
      stage.show(feed)
      return feed
    }

    @Test(
      "In the overlay an event writes nothing of the list's, lays nothing out, and moves one frame",
      arguments: HeaderCatalog.standard.names)
    func overlay(name: String) throws {
      let feed = feed()
      let header = HeaderAttachment(
        driver: try #require(HeaderCatalog.standard[name]).makeDriver(), header: feed.headerView,
        scrollView: feed.tableView)
      stage.settle()
      let cost = try cost(of: feed.tableView, feed.headerView)
      #expect(cost.listLayouts == 0 || name == "sticky-pull-reveal")
      // A sticky header's inset is its own. The lower stage of two opens at the top, once, in a fling
      // that arrives there: the content under it is put where it belongs.
      let named = ["sticky-pull-reveal": 2, "two-stage": 1]
      #expect(cost.listWrites <= named[name] ?? 0)
      #expect(cost.headerFrames <= 1)
      header.detach()
    }

    @Test(
      "Beside the list, and in the article's own controller, every event resizes and lays it out")
    func beside() throws {
      let feed = feed()
      let header = HeaderAttachment(
        TwitterCondenseHeader(), header: feed.headerView, scrollView: feed.tableView,
        placement: .beside())
      stage.settle()
      let beside = try cost(of: feed.tableView, feed.headerView)
      #expect(beside.listLayouts > 0 && beside.listWrites > 0)
      header.detach()
      let screen = ArticleCondensingScreen(maximum: 88, minimum: 44)
      stage.show(screen)
      stage.settle()
      let article = try cost(of: screen.tableView, screen.headerView)
      #expect(article.listLayouts > 0 && article.listWrites > 0)
      print("beside", beside, "article", article)
    }

    @Test("With a header that is at its limit an event costs nothing at all")
    func nothingChanges() throws {
      let feed = feed()
      let header = HeaderAttachment(
        TwitterCondenseHeader(), header: feed.headerView, scrollView: feed.tableView)
      stage.settle()
      try stage.play("drag -300 over 200; lift", on: feed.tableView)
      stage.settle()
      reset(feed.tableView, feed.headerView)
      try stage.begin("drag -200 over 400; hold 50")
      #expect(feed.tableView.headlessCounts.writes == 0)
      #expect(feed.headerView.headlessCounts.writes == 0)
      header.detach()
    }
  }
#endif
