#if canImport(HeadlessUIKit)
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
        try SimulationTestSupport.touches(
          of: "drag -600 over 900; lift; wait 2500; drag 500 over 250; lift")
      }
    }

    // MARK: Ways in

    /// How a header comes to a list.
    enum WayIn: String, CaseIterable {
      case attachment, container, content
      case tableClass = "table class"
      case tableHeader = "table header"
      case beside

      /// The techniques that are for it.
      var names: [String] {
        switch self {
        case .attachment, .beside: HeaderCatalog.standard.names
        case .container: HeaderCatalog.standard.names.filter { $0 != "sticky-pull-reveal" }
        case .content, .tableClass: ["elastic-stretch"]
        case .tableHeader: ["sticky-pull-reveal"]
        }
      }
    }

    /// A screen with a header, at rest.
    @MainActor
    private final class Screen {
      let list: UITableView
      let header: UIView
      let attachment: HeaderAttachment?
      let rows = Rows(80)

      init(_ way: WayIn, _ name: String, on stage: Stage) throws {
        let driver = try #require(HeaderCatalog.standard[name]).makeDriver()
        let controller = UIViewController(nibName: nil, bundle: nil)
        let frame = stage.window.bounds
        header = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
        list =
          way == .tableClass
          ? ElasticHeaderTableView(frame: frame, style: .plain)
          : UITableView(frame: frame, style: .plain)
        rows.fill(list)
        controller.view.addSubview(list)
        switch way {
        case .attachment, .content, .beside:
          stage.show(controller)
          let placement: HeaderPlacement =
            way == .beside ? .beside() : way == .content ? .content : .automatic
          attachment = HeaderAttachment(
            driver: driver, header: header, scrollView: list, placement: placement)
        case .container:
          let container = HeaderContainerViewController(
            driver: driver, header: header, child: controller)
          stage.show(container)
          attachment = container.attachment
        case .tableClass:
          list.tableHeaderView = header
          stage.show(controller)
          attachment = nil
        case .tableHeader:
          header.frame.size.height = 60
          list.tableHeaderView = header
          stage.show(controller)
          attachment = HeaderAttachment(driver: driver, tableHeaderOf: list)
        }
        stage.settle()
      }
    }

    // MARK: The table

    @Test(
      """
      phone fault 8: Over the list an event writes nothing of the list's, lays nothing out, and moves one frame; \
      beside it, and in the article's own controller, it resizes the list and lays it out
      """)
    func table() throws {
      var lines: [String] = []
      func note(_ way: String, _ name: String, _ cost: Cost) {
        lines.append(
          "\(way), \(name): \(cost.listWrites), \(cost.listLayouts), \(cost.headerFrames)")
      }
      for way in WayIn.allCases {
        for name in way.names {
          stage = Stage(safeAreaTop: 47)
          let screen = try Screen(way, name, on: stage)
          let cost = try cost(of: screen.list, screen.header)
          note(way.rawValue, name, cost)
          screen.attachment?.detach()
          guard way != .beside else { continue }
          #expect(cost.listWrites == 0 && cost.listLayouts == 0, "\(lines.last ?? "")")
          #expect(cost.headerFrames <= 1, "\(lines.last ?? "")")
        }
      }
      for (name, maximum, minimum) in [("twitter-condense", 88.0, 44.0), ("facebook-hide", 88, 0)] {
        stage = Stage(safeAreaTop: 47)
        let screen = ArticleCondensingScreen(maximum: maximum, minimum: minimum)
        stage.show(screen)
        let cost = try cost(of: screen.tableView, screen.headerView)
        note("the article's", name, cost)
        #expect(cost.listWrites > 0 && cost.listLayouts > 0)
      }
      print("writes to the list, layouts of the list, header frames: the most of any event")
      print(lines.joined(separator: "\n"))
    }

    @Test(
      "With a header that is at its limit an event costs nothing at all",
      arguments: WayIn.allCases.filter { $0 != .beside })
    func nothingChanges(way: WayIn) throws {
      for name in way.names {
        stage = Stage(safeAreaTop: 47)
        let screen = try Screen(way, name, on: stage)
        try stage.play("drag -700 over 200; lift", on: screen.list)
        var layouts: [HeaderLayout] = []
        screen.attachment?.onLayout = { layout, _ in layouts.append(layout) }
        layouts = []
        reset(screen.list, screen.header)
        try stage.begin("drag -200 over 400; hold 50")
        #expect(screen.list.headlessCounts.writes == 0, "\(name)")
        #expect(screen.list.headlessCounts.layouts == 0, "\(name)")
        // One that follows the position goes on, out of sight.
        #expect(screen.header.headlessCounts.writes <= layouts.count, "\(name)")
        let seen = screen.header.convert(screen.header.bounds, to: stage.window)
        #expect(layouts.isEmpty || seen.maxY <= 0, "\(name)")
        screen.attachment?.detach()
      }
    }

    @Test(
      "One list of several costs what a list alone costs, and the hidden ones nothing",
      arguments: HeaderCatalog.standard.names)
    func pages(name: String) throws {
      stage = Stage(safeAreaTop: 47)
      let single = try Screen(.attachment, name, on: stage)
      let alone = try cost(of: single.list, single.header)
      single.attachment?.detach()
      stage = Stage(safeAreaTop: 47)
      let screen = try Screen(.attachment, name, on: stage)
      let others = (1...2).map { page in
        let list = UITableView(
          frame: stage.window.bounds.offsetBy(dx: CGFloat(page) * 393, dy: 0), style: .plain)
        screen.rows.fill(list)
        screen.list.superview?.addSubview(list)
        list.isHidden = true
        screen.attachment?.add(list)
        return list
      }
      stage.settle()
      for list in others { reset(list) }
      #expect(try cost(of: screen.list, screen.header) == alone)
      for list in others { #expect(list.headlessCounts == HeadlessCounts()) }
      screen.attachment?.detach()
    }
  }
#endif
