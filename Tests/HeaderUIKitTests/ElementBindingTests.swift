#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// Views bound to elements of a choreography.
  @Suite(.ownScreen) @MainActor final class ElementBindingTests {
    private let stage = Stage(safeAreaTop: 47)

    private func attached(
      _ technique: some HeaderBehavior, _ prepare: (UIView) -> Void = { _ in }
    ) -> (header: HeaderAttachment, feed: FeedController) {
      let feed = stage.showFeed()
      prepare(feed.headerView)
      let header = stage.attach(technique, to: feed)
      return (header, feed)
    }

    @Test(
      "A bound edge follows the choreography, below the safe area and inwards, however its constraint is written",
      arguments: [true, false], [true, false])
    func edges(isTop: Bool, elementFirst: Bool) throws {
      let element = UIView(frame: .zero)
      element.translatesAutoresizingMaskIntoConstraints = false
      let feed = stage.showFeed()
      let view = feed.headerView
      view.addSubview(element)
      let edge =
        switch (isTop, elementFirst) {
        case (true, true): element.topAnchor.constraint(equalTo: view.topAnchor)
        case (true, false): view.topAnchor.constraint(equalTo: element.topAnchor)
        case (false, true): element.trailingAnchor.constraint(equalTo: view.trailingAnchor)
        case (false, false): view.trailingAnchor.constraint(equalTo: element.trailingAnchor)
        }
      edge.isActive = true
      let header = feed.attach(
        driver: try makeDriver(isTop ? "twitter-condense" : "tiki-condense"))
      let name = isTop ? "title" : "search-field"
      header.bind(name, to: element, edges: [isTop ? .top : .trailing: edge])
      header.setCollapsed(true, animated: false)
      stage.settle()
      if isTop {
        let title = header.driver.choreography.elements.first { $0.name == name }
        let track = try #require(title?.tracks.first { $0.attribute == .top })
        let value = track.value(in: header.layout)
        #expect(Double(element.frame.minY) == 47 + value && view.frame.height == 91)
      } else {
        #expect(element.frame.maxX == view.bounds.width - 76)
      }
      header.detach()
      #expect(edge.constant == 0)
    }

    @Test("Another technique plays its element of the same name, and restores views without one")
    func replaced() {
      let title = UIView(frame: .zero)
      let (header, feed) = attached(TwitterCondenseHeader()) { $0.addWide(title) }
      let top = title.topAnchor.constraint(equalTo: feed.headerView.topAnchor)
      top.isActive = true
      header.bind("title", to: title, edges: [.top: top])
      let shown = top.constant
      header.replace(TwitterCondenseHeader(heights: 44...120))
      #expect(top.constant == shown - 32, "120 to 44 is 32 points more than 88 to 44")
      header.replace(FacebookHideHeader())
      #expect(top.constant == 0)
      header.replace(TwitterCondenseHeader())
      #expect(top.constant == shown)
    }

    @Test("A view plays an element that had no tracks before the replacement")
    func picture() {
      let picture = UIView(frame: .zero)
      let (header, _) = attached(ElasticStretchHeader())
      header.bind("picture", to: picture)
      header.replace(DetentsHeader())
      header.setCollapsed(true, animated: false)
      #expect(picture.alpha == 0)
    }

    @Test("A background switches between two colors, and is restored")
    func colors() {
      let (header, feed) = attached(OffscreenContainerHeader()) { $0.backgroundColor = .white }
      let colors = HeaderColors(resting: .systemIndigo, other: .systemGreen)
      header.bind("background", to: feed.headerView, colors: colors)
      #expect(feed.headerView.backgroundColor == .systemIndigo)
      feed.tableView.contentOffset.y = 900
      #expect(header.layout.collapsedFraction == 1)
      #expect(feed.headerView.backgroundColor == .systemGreen)
      header.detach()
      #expect(feed.headerView.backgroundColor == .white)
    }

    @Test("A large title grows while it is pulled")
    func scale() {
      let title = UIView(frame: .zero)
      let (header, feed) = attached(LargeTitleHeader()) { $0.addSubview(title) }
      header.bind("large-title", to: title)
      feed.tableView.contentOffset.y -= 100
      #expect(title.transform == CGAffineTransform(scaleX: 1.1, y: 1.1))
      header.detach()
      #expect(title.transform == CGAffineTransform(scaleX: 1, y: 1))
    }

    #if canImport(HeadlessUIKit)
      @Test(
        "A view whose element or track is gone glides back to its own opacity, and is the app's",
        arguments: ["enter-always", "facebook-hide"])
      func lostTrack(name: String) throws {
        let title = UIView(frame: .zero)
        let (header, feed) = attached(LargeTitleHeader()) { $0.addSubview(title) }
        header.bind("title", to: title)
        #expect(title.alpha == 0)
        header.replace(driver: try makeDriver(name))
        var seen: [Float] = []
        stage.settle { seen.append(title.layer.presentation()?.opacity ?? -1) }
        #expect(seen.count > 10 && seen[0] < 0.2 && seen == seen.sorted() && title.alpha == 1)
        title.alpha = 0.5
        try stage.play("drag -100 over 200; lift")
        #expect(title.alpha == 0.5 && feed.tableView.contentOffset.y > 0)
      }

      @Test(
        "A view follows its part of the header, also in animations and after a replacement, and is restored",
        arguments: [HeaderPlacement.automatic, .beside()])
      func parts(placement: HeaderPlacement) throws {
        let (feed, header) = stage.showFeed(under: StackedHeader(), placement: placement)
        let views = [44, 140, 48].map { UIView(frame: CGRect(x: 8, y: 5, width: 300, height: $0)) }
        for view in views { feed.headerView.addSubview(view) }
        for (index, view) in views.enumerated() { header.bind(part: index, to: view) }
        func places() -> [CGFloat] { views.flatMap { [$0.frame.minY, $0.frame.maxY] } }
        #expect(places() == [47, 91, 91, 231, 231, 279])
        #expect(views.allSatisfy { $0.frame.minX == 8 && $0.frame.width == 300 })
        var gaps: [CGFloat] = []
        header.setCollapsed(true, animated: true)
        stage.settle {
          let seen = views.map(\.animatedFrame)
          let tops = seen.dropFirst().map(\.minY) + [feed.headerView.animatedFrame.height]
          gaps += zip(tops, seen).map { $0 - $1.maxY }
        }
        #expect(gaps.count > 10 && gaps.allSatisfy { abs($0) < 1e-6 }, "\(gaps)")
        #expect(places() == [47, 47, 47, 47, 47, 95])
        #expect((0..<header.parts.count).map { header.parts[$0].height } == [0, 0, 48])
        header.replace(StackedHeader(parts: [StackedPart(height: 60, moves: .pinned)]))
        stage.settle()
        #expect(places() == [47, 107, 107, 107, 107, 107])
        header.detach()
        #expect(places() == [5, 49, 5, 145, 5, 53])
      }
    #endif

    @Test("Binding a name again restores the view bound before")
    func boundAnew() {
      let (header, _) = attached(TwitterCondenseHeader())
      header.setCollapsed(true, animated: false)
      let (first, second) = (UIView(frame: .zero), UIView(frame: .zero))
      header.bind("logo", to: first)
      #expect(first.alpha == 0)
      header.bind("logo", to: second)
      #expect(first.alpha == 1 && second.alpha == 0)
      header.setCollapsed(false, animated: false)
      header.setCollapsed(true, animated: false)
      #expect(first.alpha == 1 && second.alpha == 0)
      var opacity: Double?
      header.bind("logo") { if $0 == .opacity { opacity = $1 } }
      #expect(second.alpha == 1 && opacity == 0, "a closure is told at once")
    }

    @Test("A header in a view that is the list's sibling lies over the list")
    func nested() throws {
      let feed = stage.showFeed()
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
      feed.view.addSubview(box)
      box.addSubview(feed.headerView)
      stage.attach(TikiCondenseHeader(), to: feed)
      #expect(feed.headerView.superview === box)
      #expect(feed.headerView.frame == CGRect(x: 0, y: 0, width: 393, height: 135))
      #expect(feed.tableView.contentOffset.y == -135, "the safe area is counted once")
    }
  }
#endif
